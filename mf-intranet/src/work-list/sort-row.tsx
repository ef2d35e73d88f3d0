import styles from './sort-head.module.css';
import { type Sorting, SortLink } from './sort-link.tsx';

/** Sort links for a list without a table, such as pictures. */
export function SortRow({ spalten: columns, ...sorting }: Sorting) {
  return (
    <nav className={styles.line} aria-label="Sortierung">
      <span>Sortieren nach</span>
      {columns.map((column) => (
        <SortLink key={column.name} column={column} {...sorting} withWord />
      ))}
    </nav>
  );
}
