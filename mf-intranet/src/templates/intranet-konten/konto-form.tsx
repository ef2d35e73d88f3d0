import type { ReactNode } from 'react';
import styles from './intranet-konten.module.css';

interface KontoFormProps {
  /** Of the account. */
  id: number;
  adresse: string;
  /** What nobody fills in. */
  werte?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A plain form about one account; its button says what is done. */
export function KontoForm({ id, adresse, werte = {}, children }: KontoFormProps) {
  return (
    <form method="post" action={adresse} className={styles.form} autoComplete="off" noValidate>
      <input type="hidden" name="formular" value="intranet-konten" />
      <input type="hidden" name="id" value={id} />
      {Object.entries(werte).map(([name, wert]) => (
        <input key={name} type="hidden" name={name} value={wert} />
      ))}
      {children}
    </form>
  );
}
