import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import styles from './ferienprogramm-familie.module.css';

/** Address of the family's calendar feed: read-only, follows changes. */
export function Calendar({ token }: { token: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();
  const open = () =>
    run(async () => {
      const answer = await postJson<{ adresse: string }>('/api/ferienprogramm/familie/kalender', { token });
      setAddress(answer.adresse);
    });
  return (
    <section aria-labelledby="familie-kalender" className={styles.child}>
      <h2 id="familie-kalender">Kalender</h2>
      <p>
        Abonnieren Sie die Termine Ihrer Kinder in Ihrem Kalender. Absagen und Änderungen kommen dort von selbst an.
      </p>
      {address ? (
        <div role="status" className={styles.question}>
          <p>
            <a href={address.replace(/^https?:/, 'webcal:')}>Im Kalender abonnieren</a> oder{' '}
            <a href={address} data-native="">
              als Datei laden
            </a>
          </p>
          <Field
            id="familie-kalenderadresse"
            label="Adresse für Ihr Kalenderprogramm"
            hint="Wer die Adresse hat, sieht die Termine. Ändern kann damit niemand etwas."
            required
            message={undefined}
          >
            <input
              id="familie-kalenderadresse"
              className={input.input}
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
          </Field>
        </div>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => void open()} disabled={running}>
            Kalenderadresse anzeigen
          </Button>
        </div>
      )}
      {error && (
        <Alert kind="danger" title="Der Kalender ist gerade nicht zu haben" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
    </section>
  );
}
