import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { joinClasses } from './join-classes.ts';

const icons = { info: Info, danger: CircleAlert, success: CircleCheck, warning: TriangleAlert };

interface AlertProps {
  kind?: keyof typeof icons;
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Read out when it appears; leave it off for what is there from the start, or the page talks over itself. */
  live?: boolean;
  children?: ReactNode;
}

/** A message that must not be overlooked: icon, title and text, never colour alone. */
export function Alert({ kind = 'info', title, level = 2, live = false, children }: AlertProps) {
  const Icon = icons[kind];
  const Heading = `h${level}` as const;
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div className={joinClasses(styles.alert, styles[kind])} role={live ? role : undefined}>
      <Icon aria-hidden="true" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
