import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { joinClasses } from './join-classes.ts';
import { Zeichen } from './zeichen.tsx';

const KREIS = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
const zeichen = {
  info: `${KREIS}M12 16v-4M12 8h.01`,
  danger: `${KREIS}M12 8v4M12 16h.01`,
  success: `${KREIS}M16 9l-5.5 5.5L8 12`,
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
};

interface AlertProps {
  kind?: keyof typeof zeichen;
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Read out when it appears; leave it off for what is there from the start, or the page talks over itself. */
  live?: boolean;
  children?: ReactNode;
}

/** A message that must not be overlooked: icon, title and text, never colour alone. */
export function Alert({ kind = 'info', title, level = 2, live = false, children }: AlertProps) {
  const Heading = `h${level}` as const;
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div className={joinClasses(styles.alert, styles[kind])} role={live ? role : undefined}>
      <Zeichen d={zeichen[kind]} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
