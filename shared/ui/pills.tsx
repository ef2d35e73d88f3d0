import { joinClasses } from './join-classes.ts';
import styles from './pills.module.css';

interface PillsProps {
  label: string;
  entries: readonly { href: string; text: string; gewaehlt: boolean }[];
  /** Short texts, letters for example. */
  dense?: boolean;
}

/**
 * Links to the parts or views of a list, in one row that scrolls; the current one is marked and scrolled into view
 * (shell: `navigation/show-chosen.ts`).
 */
export function Pills({ label, entries, dense = false }: PillsProps) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={joinClasses(styles.line, dense && styles.tight)} data-pillen="">
        {entries.map(({ href, text, gewaehlt: chosen }) => (
          <li key={text}>
            <a className={styles.pill} href={href} aria-current={chosen ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Related links in a narrow column, where nothing is chosen: they wrap. */
export function PillLinks({ entries }: { entries: readonly { href: string; text: string }[] }) {
  return (
    <ul className={styles.wrapping}>
      {entries.map(({ href, text }) => (
        <li key={href}>
          <a className={styles.pill} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
