import type { ReactNode } from 'react';
import styles from './step-frame.module.css';

/** Heading of a step or part of it. */
export function StepTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.heading}>{children}</h2>;
}

/** The fields of a step under their heading. */
export function StepFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fields}>
      <StepTitle>{title}</StepTitle>
      {children}
    </div>
  );
}
