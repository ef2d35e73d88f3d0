import type { ReactNode } from 'react';
import styles from './abschnitt.module.css';
import wrap from './wrap.module.css';

interface AbschnittProps {
  /** Tinted ground across the page in the portal layout. */
  band?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
}

/** Outer element of a block: as wide as the page in the portal layout, as wide as its column elsewhere. */
export function Abschnitt({ band = false, labelledBy, children }: AbschnittProps) {
  return (
    <section className={band ? `${styles.abschnitt} ${styles.band}` : styles.abschnitt} aria-labelledby={labelledBy}>
      <div className={wrap.wrap}>{children}</div>
    </section>
  );
}
