import styles from './sort-head.module.css';
import { readDirection, type Sorting, SortLink } from './sort-link.tsx';

/** Sortable column headers of a table. */
export function SortHead({ spalten: columns, ...sorting }: Sorting) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => (
          <th key={column.text} scope="col" aria-sort={readDirection(column, sorting.ordnung)}>
            {column.name === '' ? column.text : <SortLink column={column} {...sorting} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}
