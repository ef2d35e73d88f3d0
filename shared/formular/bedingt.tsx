import { type ReactNode, useContext } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './bedingt.module.css';
import { VerborgenKontext } from './formular-kontext.ts';

/**
 * Fields that matter only under a condition. They stay in the form: without JavaScript everybody sees them, nothing
 * jumps when the page awakes, and what was typed is still there when the condition comes back. While they are hidden
 * they are neither checked nor sent; the schema says the same of what comes from elsewhere (`emptyUnless`).
 */
export function Bedingt({ wenn, children }: { wenn: boolean; children: ReactNode }) {
  const verborgen = useContext(VerborgenKontext) || !wenn;
  return (
    <VerborgenKontext value={verborgen}>
      <div className={joinClasses(styles.bedingt, wenn ? undefined : styles.aus)}>{children}</div>
    </VerborgenKontext>
  );
}
