import { requestJson } from '@gm/shared/browser/request-json';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useState } from 'react';
import styles from './ablauf.module.css';

/** Seconds before the end at which it is announced. */
const VORHER = 120;

interface AblaufProps {
  /** Seconds from the page's request until the log-in ends. */
  sekunden: number;
  /** A call that keeps it alive, and says for how long: `{ sekunden }`, or null without a log-in. */
  aktion: string;
  /** Page to come back to after a new log-in. */
  adresse: string;
}

/** `endgueltig`: it has lasted as long as it may, whoever is active. */
type Stand = 'gilt' | 'endet' | 'endgueltig' | 'beendet' | 'gescheitert';

/** Says before the log-in ends that it will, and keeps it if asked to. What was typed elsewhere stays. */
export function Ablauf({ sekunden, aktion, adresse }: AblaufProps) {
  const [stand, setStand] = useState<Stand>('gilt');
  // A new object whenever it was prolonged: its time begins anew.
  const [dauer, setDauer] = useState({ sekunden });
  useEffect(() => {
    setStand('gilt');
    const timers = [
      setTimeout(() => setStand('endet'), Math.max(0, dauer.sekunden - VORHER) * 1000),
      setTimeout(() => setStand('beendet'), dauer.sekunden * 1000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [dauer]);

  async function extend() {
    const antwort = await requestJson<{ sekunden: number } | null>(aktion);
    if (!antwort.ok || antwort.body === undefined) return setStand('gescheitert');
    const mitglied = antwort.body;
    if (!mitglied) setStand('beendet');
    else if (mitglied.sekunden <= VORHER) setStand('endgueltig');
    else setDauer({ sekunden: mitglied.sekunden });
  }

  if (stand === 'gilt') return null;
  if (stand === 'beendet') {
    return (
      <div className={styles.ablauf}>
        <Alert kind="warning" title="Ihre Anmeldung ist abgelaufen" live>
          <div className={styles.knoepfe}>
            <a href={`/ratsinfo/login/?weiter=${encodeURIComponent(adresse)}`}>Neu anmelden</a>
            <Button variant="ghost" onClick={() => setStand('gilt')}>
              Schließen
            </Button>
          </div>
        </Alert>
      </div>
    );
  }
  return (
    <div className={styles.ablauf}>
      <Alert kind="warning" title="Ihre Anmeldung läuft in zwei Minuten ab" live>
        {stand === 'gescheitert' && <p>Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.</p>}
        {stand === 'endgueltig' ? (
          <p>
            Länger geht es nicht. Bitte speichern Sie, was Sie geschrieben haben, und melden Sie sich danach neu an.
          </p>
        ) : (
          <Button variant="secondary" onClick={extend}>
            Angemeldet bleiben
          </Button>
        )}
      </Alert>
    </div>
  );
}
