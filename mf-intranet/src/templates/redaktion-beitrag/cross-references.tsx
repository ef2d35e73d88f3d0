import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { useError } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { CONTENT_FIELDS as LABEL } from '@gm/shared/schemas/editor/editorial-content-fields';
import { TargetField } from '../../links/target-field.tsx';
import styles from './cross-references.module.css';

type Content = NonNullable<Contribution['inhalt']>;

/** Address of a page, and how to move it. */
export function Move({ from }: { from: string }) {
  const hasError = useError().some(({ feld: field }) => field === 'adresse');
  return (
    <details className={styles.disclosure} open={hasError || undefined}>
      <summary>Adresse: {from}</summary>
      <TextField
        name="adresse"
        label={LABEL.adresse}
        hint="Zum Beispiel /freizeit/grillplaetze/. Seiten darunter ziehen mit, Links folgen, die alte Adresse führt zur neuen."
      />
    </details>
  );
}

/** Pages that link to an entry or show a photo. */
export function Incoming({ art: kind, hierher: incoming }: Pick<Content, 'art' | 'hierher'>) {
  if (incoming.length === 0) return null;
  return (
    <details className={styles.disclosure}>
      <summary>
        {kind === 'foto' ? 'Wird gezeigt in' : 'Hierher führen Links aus'} {incoming.length}{' '}
        {incoming.length === 1 ? 'Inhalt' : 'Inhalten'}
      </summary>
      <ul>
        {incoming.map(({ titel: title, art: kindName, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {title}
            </a>{' '}
            <small>{kindName}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What happens to links to a withdrawn entry. */
export function Replacement({ hatAdresse: hasAddress, hierher: incoming }: Pick<Content, 'hatAdresse' | 'hierher'>) {
  if (useValue('was') !== 'zurueckziehen' || !hasAddress) return null;
  return (
    <>
      <TargetField
        name="ersatz"
        label={LABEL.ersatz}
        hint="Auch die bisherige Adresse führt dorthin. Ohne Angabe sagt sie, dass es die Seite nicht mehr gibt."
      />
      {incoming.length > 0 && <CheckboxTile name="ohne_ersatz">Links hierher dürfen ins Leere führen.</CheckboxTile>}
    </>
  );
}
