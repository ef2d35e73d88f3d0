import { type ReactNode, useId } from 'react';
import styles from './slot-card.module.css';

interface SlotCardProps {
  title: string;
  /** Its call failed: nothing is known, as opposed to nothing to show. */
  cancelled?: boolean;
  children?: ReactNode;
  /** Where there is more of it. */
  links?: readonly { href: string; text: string }[];
}

/** A card of an open slot: heading, content, and links to more. The shell gives it its surface. */
export function SlotCard({ title, cancelled: hasFailed = false, children, links = [] }: SlotCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {hasFailed ? (
        <p>Das können wir gerade nicht zeigen. Bitte versuchen Sie es in einigen Minuten erneut.</p>
      ) : (
        children
      )}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

interface SlotCardListProps {
  entries: readonly {
    schluessel: string | number;
    titel: string;
    href?: string | null;
    zusatz?: string;
    hier?: boolean;
  }[];
  /** Says where the entry is; for those in the chosen street itself. */
  mark?: string;
}

/** Entries of a card, each with a line of facts below its title. */
export function SlotCardList({ entries, mark = 'In Ihrer Straße' }: SlotCardListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ schluessel: key, titel: title, href, zusatz: facts, hier: isHere }) => (
        <li key={key}>
          {isHere && <strong className={styles.mark}>{mark}</strong>}
          {href ? <a href={href}>{title}</a> : <span className={styles.title}>{title}</span>}
          {facts && <span className={styles.addition}>{facts}</span>}
        </li>
      ))}
    </ul>
  );
}
