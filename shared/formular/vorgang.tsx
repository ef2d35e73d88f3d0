import type { ReactNode } from 'react';
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
