import { type ReactNode, useId } from 'react';
import { RESULT } from '../ui/filter-form.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './list.module.css';

interface ListResultProps {
  /** Number of entries, in words. */
  title: ReactNode;
  /** Next to the heading: other views of the list. */
  beside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Results of a list below their number; screen readers announce the number when it changes. Filter forms that reload
 * the page jump here (ui/filter-form.tsx).
 */
export function ListResult({ title, beside, className, children }: ListResultProps) {
  const id = useId();
  return (
    <section id={RESULT} tabIndex={-1} aria-labelledby={id} className={joinClasses(styles.result, className)}>
      <div className={styles.head}>
        {/* Around the heading: a status inside would remove the heading's name. */}
        <div role="status">
          <h2 id={id}>{title}</h2>
        </div>
        {beside}
      </div>
      {children}
    </section>
  );
}
