import { type ReactNode, useId } from 'react';
import { ERGEBNIS } from '../ui/filter-formular.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './liste.module.css';

interface ListenErgebnisProps {
  /** How many there are, in words. */
  titel: ReactNode;
  /** Beside the heading: other views of the list. */
  neben?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What a list found, below its number; a screen reader hears the number when it changes. Forms that reload the page lead
 * here (ui/filter-formular.tsx).
 */
export function ListenErgebnis({ titel, neben, className, children }: ListenErgebnisProps) {
  const id = useId();
  return (
    <section id={ERGEBNIS} tabIndex={-1} aria-labelledby={id} className={joinClasses(styles.ergebnis, className)}>
      <div className={styles.kopf}>
        {/* Around the heading: inside of it, a status would take its name away. */}
        <div role="status">
          <h2 id={id}>{titel}</h2>
        </div>
        {neben}
      </div>
      {children}
    </section>
  );
}
