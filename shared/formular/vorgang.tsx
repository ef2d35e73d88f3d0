import type { ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Honeypot } from './honeypot.tsx';
import styles from './vorgang.module.css';

interface VorgangProps {
  template: string;
  /** Address of the page with its token. */
  adresse: string;
  vorgang: string;
  children: ReactNode;
}

/**
 * One thing to do behind the private link of a mail, as a plain form: links in mails are opened by programs, too, so that
 * only a button may act.
 */
export function Vorgang({ template, adresse, vorgang, children }: VorgangProps) {
  const token = new URLSearchParams(adresse.split('?')[1]).get('token') ?? '';
  return (
    <form method="post" action={adresse} className={styles.vorgang} autoComplete="off" noValidate>
      <input type="hidden" name="formular" value={template} />
      <input type="hidden" name="vorgang" value={vorgang} />
      <input type="hidden" name="token" value={token} />
      {children}
      <Honeypot />
    </form>
  );
}

interface VorgangFehltProps {
  /** What has just been ended; null where the link leads to nothing. */
  beendet: string | null;
  fehlt: string;
  /** Ways on. */
  children: ReactNode;
}

/** What stands behind the private link of a subscription that is over, or that there never was. */
export function VorgangFehlt({ beendet, fehlt, children }: VorgangFehltProps) {
  return (
    <div className={styles.seite}>
      {beendet ? (
        <Alert kind="success" title={beendet}>
          <p>Ihre E-Mail-Adresse haben wir gelöscht. Sie können sich jederzeit wieder anmelden.</p>
        </Alert>
      ) : (
        <Alert kind="warning" title={fehlt}>
          <p>
            Bitte öffnen Sie den Link aus unserer E-Mail vollständig. Anmeldungen, die nicht rechtzeitig bestätigt
            wurden, sind gelöscht.
          </p>
        </Alert>
      )}
      <div className={styles.knoepfe}>{children}</div>
    </div>
  );
}
