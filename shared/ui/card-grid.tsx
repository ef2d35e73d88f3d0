import type { ReactNode } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

interface CardGridProps {
  /** Cards with little text: three of them fit beside a sidebar, too. */
  dense?: boolean;
  children: ReactNode;
}

/** As many cards beside each other as the column, not the screen, has room for: at most three. */
export function CardGrid({ dense = false, children }: CardGridProps) {
  return <div className={joinClasses(styles.grid, dense ? styles.dense : undefined)}>{children}</div>;
}
