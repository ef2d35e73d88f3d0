import type { Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { getHref } from '../../anmeldung/schritte.ts';
import styles from './ferienprogramm-bestaetigen.module.css';

/** Contact data, to look at once more. */
export function Kontaktangaben({ kontakt }: { kontakt: Kontakt }) {
  return (
    <div className={styles.kontakt}>
      <h3>Kontaktdaten</h3>
      <p>
        {kontakt.vorname} {kontakt.name}
        <br />
        {kontakt.strasse}
        <br />
        {kontakt.plz} {kontakt.ort}
        <br />
        {kontakt.email}
        {kontakt.telefon && (
          <>
            <br />
            {kontakt.telefon}
          </>
        )}
      </p>
      <a href={getHref('kontakt')}>Kontaktdaten ändern</a>
    </div>
  );
}
