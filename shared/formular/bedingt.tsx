import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './bedingt.module.css';

/**
 * Fields that matter only under a condition. They stay in the form: without JavaScript everybody sees them, nothing
 * jumps when the page awakes, and what was typed is still there when the condition comes back. The schema decides
 * whether they count.
 */
export function Bedingt({ wenn, children }: { wenn: boolean; children: ReactNode }) {
  return <div className={joinClasses(styles.bedingt, wenn ? undefined : styles.aus)}>{children}</div>;
}
