import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { ACHTUNG, Character } from './character.tsx';
import { joinClasses } from './join-classes.ts';

const KREIS = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
const character = {
  info: `${KREIS}M12 16v-4M12 8h.01`,
  danger: ACHTUNG,
  success: `${KREIS}M16 9l-5.5 5.5L8 12`,
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
};

interface AlertProps {
  kind?: keyof typeof character;
  title: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  /**
   * Announced when it appears; omit it for messages present from the start, which would interrupt the reading of the
   * page.
   */
  live?: boolean;
  children?: ReactNode;
}

/** An important message: icon, title and text, so that it does not depend on colour alone. */
export function Alert({ kind = 'info', title, level = 2, live = false, children }: AlertProps) {
  const Heading = `h${level}` as const;
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div className={joinClasses(styles.alert, styles[kind])} role={live ? role : undefined}>
      <Character d={character[kind]} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
