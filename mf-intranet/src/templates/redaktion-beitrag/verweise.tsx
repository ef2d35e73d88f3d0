import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { useFehler } from '@gm/shared/formular/formular-kontext';
import { TextField } from '@gm/shared/formular/text-field';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { INHALT_FELDER as LABEL } from '@gm/shared/schemas/redaktion-inhalt-felder';
import { ZielFeld } from '../../inhalt/ziel-feld.tsx';
import styles from './verweise.module.css';

type Inhalt = NonNullable<Beitrag['inhalt']>;

/** Where a page stands, and how it moves. */
export function Umzug({ von }: { von: string }) {
  const hasFehler = useFehler().some(({ feld }) => feld === 'adresse');
  return (
    <details className={styles.klappe} open={hasFehler || undefined}>
      <summary>Adresse: {von}</summary>
      <TextField
        name="adresse"
        label={LABEL.adresse}
        hint="Zum Beispiel /freizeit/grillplaetze/. Mit der Freigabe zieht die Seite um, Seiten darunter ziehen mit, alle Links folgen, und die alte Adresse führt zur neuen."
      />
    </details>
  );
}

/** What leads to the page of an entry, or shows a photo. */
export function Hierher({ art, hierher }: Pick<Inhalt, 'art' | 'hierher'>) {
  if (hierher.length === 0) return null;
  return (
    <details className={styles.klappe}>
      <summary>
        {art === 'foto' ? 'Wird gezeigt in' : 'Hierher führen Links aus'} {hierher.length}{' '}
        {hierher.length === 1 ? 'Inhalt' : 'Inhalten'}
      </summary>
      <ul>
        {hierher.map(({ titel, art: wovon, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {titel}
            </a>{' '}
            <small>{wovon}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What becomes of links to what is taken away. */
export function Ersatz({ hatAdresse, hierher }: Pick<Inhalt, 'hatAdresse' | 'hierher'>) {
  if (useWert('was') !== 'zurueckziehen' || !hatAdresse) return null;
  return (
    <>
      <ZielFeld
        name="ersatz"
        label={LABEL.ersatz}
        hint="Auch die bisherige Adresse führt dann dorthin. Ohne Angabe sagt sie Besuchern, dass es die Seite nicht mehr gibt."
      />
      {hierher.length > 0 && <CheckboxTile name="ohne_ersatz">Links hierher dürfen ins Leere führen.</CheckboxTile>}
    </>
  );
}
