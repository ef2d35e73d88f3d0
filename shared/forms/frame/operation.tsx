import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Honeypot } from './honeypot.tsx';
import styles from './operation.module.css';

interface OperationProps {
  template: string;
  /** URL of the page including its token. */
  address: string;
  operation: string;
  children: ReactNode;
}

/**
 * One action behind the private link of a mail, as a plain form: link scanners also open links, so only a button may
 * have an effect.
 */
export function Operation({ template, address, operation, children }: OperationProps) {
  const token = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
  return (
    <form method="post" action={address} className={styles.operation} autoComplete="off" noValidate>
      <input type="hidden" name="formular" value={template} />
      <input type="hidden" name="vorgang" value={operation} />
      <input type="hidden" name="token" value={token} />
      {children}
      <Honeypot />
    </form>
  );
}

interface OperationMissingProps {
  /** What has just been ended; null for an unknown link. */
  ended: string | null;
  missing: string;
  /** Links to further pages. */
  children: ReactNode;
}

/** Page of a private link whose subscription has ended or never existed. */
export function OperationMissing({ ended, missing, children }: OperationMissingProps) {
  return (
    <div className={styles.page}>
      {ended ? (
        <Alert kind="success" title={ended}>
          <p>Ihre E-Mail-Adresse haben wir gelöscht. Sie können sich jederzeit wieder anmelden.</p>
        </Alert>
      ) : (
        <Alert kind="warning" title={missing}>
          <p>
            Bitte öffnen Sie den Link aus unserer E-Mail vollständig. Anmeldungen, die nicht rechtzeitig bestätigt
            wurden, sind gelöscht.
          </p>
        </Alert>
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
