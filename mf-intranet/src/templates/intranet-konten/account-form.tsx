import type { ReactNode } from 'react';
import styles from './intranet-konten.module.css';

interface AccountFormProps {
  /** Account id. */
  id: number;
  address: string;
  /** Hidden fields. */
  values?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A plain form for an operation on an account. */
export function AccountForm({ id, address, values = {}, children }: AccountFormProps) {
  return (
    <form method="post" action={address} className={styles.form} autoComplete="off" noValidate>
      <input type="hidden" name="formular" value="intranet-konten" />
      <input type="hidden" name="id" value={id} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
