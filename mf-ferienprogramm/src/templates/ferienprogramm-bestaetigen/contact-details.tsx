import type { Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { getHref } from '../../registration/steps.ts';
import styles from './ferienprogramm-bestaetigen.module.css';

/** Contact data for review. */
export function ContactDetails({ kontakt: contact }: { kontakt: Contact }) {
  return (
    <div className={styles.contact}>
      <h3>Kontaktdaten</h3>
      <p>
        {contact.vorname} {contact.name}
        <br />
        {contact.strasse}
        <br />
        {contact.plz} {contact.ort}
        <br />
        {contact.email}
        {contact.telefon && (
          <>
            <br />
            {contact.telefon}
          </>
        )}
      </p>
      <a href={getHref('kontakt')}>Kontaktdaten ändern</a>
    </div>
  );
}
