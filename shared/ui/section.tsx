import type { ReactNode } from 'react';
import styles from './section.module.css';
import wrap from './wrap.module.css';

interface SectionProps {
  /** Tinted background across the page in the portal layout. */
  band?: boolean;
  /** Id of the section's heading. */
  labelledBy?: string;
  children: ReactNode;
}

/** Outer element of a block: full page width in the portal layout, column width elsewhere. */
export function Section({ band = false, labelledBy, children }: SectionProps) {
  return (
    <section className={band ? `${styles.section} ${styles.band}` : styles.section} aria-labelledby={labelledBy}>
      <div className={wrap.wrap}>{children}</div>
    </section>
  );
}
