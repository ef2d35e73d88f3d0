import type { ReactNode } from 'react';
import styles from './schritt-rahmen.module.css';

/** Heading of a step or of a part of it, ruled in ink. */
export function SchrittTitel({ children }: { children: ReactNode }) {
  return <h2 className={styles.ueberschrift}>{children}</h2>;
}

/** The fields of a step under their heading. */
export function SchrittFelder({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <div className={styles.felder}>
      <SchrittTitel>{titel}</SchrittTitel>
      {children}
    </div>
  );
}
