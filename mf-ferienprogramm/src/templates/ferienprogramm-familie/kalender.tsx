import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import styles from './ferienprogramm-familie.module.css';

/** The address of the family's calendar: it follows changes, and can do nothing but show dates. */
export function Kalender({ token }: { token: string }) {
  const [adresse, setAdresse] = useState<string | null>(null);
  const { laeuft, fehler, run } = useAktion();
  const open = () =>
    run(async () => {
      const antwort = await postJson<{ adresse: string }>('/api/ferienprogramm/familie/kalender', { token });
      setAdresse(antwort.adresse);
    });
  return (
    <section aria-labelledby="familie-kalender" className={styles.kind}>
      <h2 id="familie-kalender">Kalender</h2>
      <p>
        Abonnieren Sie die Termine Ihrer Kinder in Ihrem Kalender. Absagen und Änderungen kommen dort von selbst an.
      </p>
      {adresse ? (
        <div role="status" className={styles.frage}>
          <p>
            <a href={adresse.replace(/^https?:/, 'webcal:')}>Im Kalender abonnieren</a> oder{' '}
            <a href={adresse} data-native="">
              als Datei laden
            </a>
          </p>
          <Feld
            id="familie-kalenderadresse"
            label="Adresse für Ihr Kalenderprogramm"
            hint="Wer die Adresse hat, sieht die Termine. Ändern kann damit niemand etwas."
            required
            meldung={undefined}
          >
            <input
              id="familie-kalenderadresse"
              className={eingabe.eingabe}
              readOnly
              value={adresse}
              onFocus={(event) => event.target.select()}
            />
          </Feld>
        </div>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => void open()} disabled={laeuft}>
            Kalenderadresse anzeigen
          </Button>
        </div>
      )}
      {fehler && (
        <Alert kind="danger" title="Der Kalender ist gerade nicht zu haben" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
    </section>
  );
}
