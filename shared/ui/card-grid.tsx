import type { ReactNode } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

interface CardGridProps {
  /** For cards with little text: three fit even next to a sidebar. */
  dense?: boolean;
  children: ReactNode;
}

/** As many cards in a row as fit into the column (not the screen): at most three. */
export function CardGrid({ dense = false, children }: CardGridProps) {
  return <div className={joinClasses(styles.grid, dense ? styles.dense : undefined)}>{children}</div>;
}
