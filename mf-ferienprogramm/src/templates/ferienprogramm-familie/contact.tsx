import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import type { Page } from '@gm/shared/contract';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm } from '../../action-form/operation-form.tsx';
import styles from './ferienprogramm-familie.module.css';

interface ContactProps {
  kontakt: NonNullable<Family['kontakt']>;
  token: string;
  seite: Page;
}

/** Street and telephone of the family; a plain form. Postcode and town decide who may take part: the town hall changes them. */
export function Contact({ kontakt: contact, token, seite: page }: ContactProps) {
  const form = { seite: page, template: 'ferienprogramm-familie', fixed: { vorgang: 'kontakt', token } };
  return (
    <section aria-labelledby="familie-kontakt" className={styles.child}>
      <h2 id="familie-kontakt">Anschrift und Telefon</h2>
      <OperationForm {...form} submit="Anschrift und Telefon speichern" variant="secondary">
        <InputField
          {...form}
          name="strasse"
          label="Straße und Hausnummer"
          required
          preset={contact.strasse}
          autoComplete="street-address"
        />
        <p>
          {contact.plz} {contact.ort}. Wenn Sie in einen anderen Ort ziehen, schreiben Sie uns bitte.
        </p>
        <InputField
          {...form}
          name="telefon"
          label="Telefon"
          preset={contact.telefon}
          inputMode="tel"
          autoComplete="tel"
        />
      </OperationForm>
    </section>
  );
}
