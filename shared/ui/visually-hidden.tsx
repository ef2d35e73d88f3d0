import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who hear the page; nothing to see and nothing that takes room. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
