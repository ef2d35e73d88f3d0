import { requestJson } from '@gm/shared/browser/request-json';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useState } from 'react';
import styles from './procedure.module.css';

/** Seconds before the end at which the warning is shown. */
const BEFORE = 120;

interface ProcedureProps {
  /** Seconds from the page's request until the session ends. */
  seconds: number;
  /** Route that extends the session and returns the remaining time: `{ sekunden }`, or null without a session. */
  action: string;
  /** Page to return to after logging in again. */
  address: string;
}

/** `endgueltig`: the absolute timeout is reached, regardless of activity. */
type State = 'gilt' | 'endet' | 'endgueltig' | 'beendet' | 'gescheitert';

/** Warns before the session ends and extends it on request. Input elsewhere on the page is kept. */
export function Procedure({ seconds, action, address }: ProcedureProps) {
  const [state, setState] = useState<State>('gilt');
  // A new object on every extension restarts the countdown.
  const [duration, setDuration] = useState({ sekunden: seconds });
  useEffect(() => {
    setState('gilt');
    const timers = [
      setTimeout(() => setState('endet'), Math.max(0, duration.sekunden - BEFORE) * 1000),
      setTimeout(() => setState('beendet'), duration.sekunden * 1000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [duration]);

  async function extend() {
    const answer = await requestJson<{ sekunden: number } | null>(action);
    if (!answer.ok || answer.body === undefined) return setState('gescheitert');
    const member = answer.body;
    if (!member) setState('beendet');
    else if (member.sekunden <= BEFORE) setState('endgueltig');
    else setDuration({ sekunden: member.sekunden });
  }

  if (state === 'gilt') return null;
  if (state === 'beendet') {
    return (
      <div className={styles.procedure}>
        <Alert kind="warning" title="Ihre Anmeldung ist abgelaufen" live>
          <div className={styles.buttons}>
            <a href={`/ratsinfo/login/?weiter=${encodeURIComponent(address)}`}>Neu anmelden</a>
            <Button variant="ghost" onClick={() => setState('gilt')}>
              Schließen
            </Button>
          </div>
        </Alert>
      </div>
    );
  }
  return (
    <div className={styles.procedure}>
      <Alert kind="warning" title="Ihre Anmeldung läuft in zwei Minuten ab" live>
        {state === 'gescheitert' && <p>Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.</p>}
        {state === 'endgueltig' ? (
          <p>
            Eine weitere Verlängerung ist nicht möglich. Bitte speichern Sie, was Sie geschrieben haben, und melden Sie
            sich danach neu an.
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
