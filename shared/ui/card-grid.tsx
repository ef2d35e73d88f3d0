import type { ReactNode } from 'react';
import styles from './card.module.css';

/** As many cards beside each other as the column, not the screen, has room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
