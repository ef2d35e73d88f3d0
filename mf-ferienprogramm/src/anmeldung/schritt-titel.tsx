import type { ReactNode } from 'react';
import styles from './schritt-rahmen.module.css';

/** Heading of a step or of a part of it, ruled in ink. */
export function SchrittTitel({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.ueberschrift}>
      {children}
    </h2>
  );
}
