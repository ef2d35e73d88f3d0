import styles from './sort-head.module.css';
import { readDirection, type Sorting, SortLink } from './sort-link.tsx';

/** Sort links for a list without a table, such as pictures; on phones behind a button. */
export function SortRow({ spalten: columns, ...sorting }: Sorting) {
  const chosen = columns.find((column) => readDirection(column, sorting.ordnung));
  return (
    <nav className={styles.line} aria-label="Sortierung">
      <details>
        <summary>{chosen ? `Sortiert nach ${chosen.text}` : 'Sortieren'}</summary>
        <div>
          <span>Sortieren nach</span>
          {columns.map((column) => (
            <SortLink key={column.name} column={column} {...sorting} withWord />
          ))}
        </div>
      </details>
    </nav>
  );
}
