import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './form-section.module.css';

interface FormSectionProps {
  /** Place of the section, counted from 1. */
  nummer: number;
  von: number;
  titel: string;
  children: ReactNode;
}

/** A part of a form under a heading ruled in ink: "1 / 3 Angaben zum Fehler". */
export function FormSection({ nummer, von, titel, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.titel}>
        <span className={styles.nummer}>
          <VisuallyHidden>Abschnitt</VisuallyHidden> {nummer} / {von}
        </span>{' '}
        <span>{titel}</span>
      </h2>
      {children}
    </section>
  );
}
