import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Button } from '@gm/shared/ui/button';
import type { FormEvent } from 'react';
import styles from './ferienprogramm-familie.module.css';

interface ContactProps {
  kontakt: NonNullable<Family['kontakt']>;
  running: boolean;
  onSave: (contact: { strasse: string; telefon: string }) => Promise<void>;
}

/** Street and telephone of the family, which it can change. Postcode and town stay those of the municipality. */
export function Contact({ kontakt: contact, running, onSave }: ContactProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void onSave({ strasse: String(data.get('strasse') ?? ''), telefon: String(data.get('telefon') ?? '') });
  };
  return (
    <section aria-labelledby="familie-kontakt" className={styles.child}>
      <h2 id="familie-kontakt">Anschrift und Telefon</h2>
      <form onSubmit={submit} className={styles.question}>
        <Field id="familie-strasse" label="Straße und Hausnummer" required message={undefined}>
          <input
            id="familie-strasse"
            name="strasse"
            className={input.input}
            autoComplete="street-address"
            required
            maxLength={100}
            defaultValue={contact.strasse}
          />
        </Field>
        <p>
          {contact.plz} {contact.ort}
        </p>
        <Field id="familie-telefon" label="Telefon" message={undefined}>
          <input
            id="familie-telefon"
            name="telefon"
            type="tel"
            className={input.input}
            autoComplete="tel"
            maxLength={50}
            defaultValue={contact.telefon}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" disabled={running}>
            Anschrift und Telefon speichern
          </Button>
        </div>
      </form>
    </section>
  );
}
