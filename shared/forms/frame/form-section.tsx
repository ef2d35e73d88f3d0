import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './form-section.module.css';

interface FormSectionProps {
  /** Number of the section, from 1. */
  number: number;
  from: number;
  title: string;
  children: ReactNode;
}

/** A section of a form with a ruled heading: "1 / 3 Angaben zum Fehler". */
export function FormSection({ number: num, from, title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number}>
          <VisuallyHidden>Abschnitt</VisuallyHidden> {num} / {from}
        </span>{' '}
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}
