import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** Id of the heading: use it in the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** Link to more, e.g. 'Alle Meldungen'. */
  link?: { href: string; text: string };
  /** Controls of the section, e.g. a carousel's buttons. */
  children?: ReactNode;
}

/** Heading of a section with its link at the far side; wraps on small screens. */
export function SectionHeading({ id, title, link, children }: SectionHeadingProps) {
  return (
    <div className={styles.row}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {(link || children) && (
        <div className={styles.side}>
          {link && (
            <a className={styles.link} href={link.href}>
              {link.text}
            </a>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
