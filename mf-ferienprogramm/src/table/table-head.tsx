import styles from '@gm/shared/list/table.module.css';

/** Column headers by name; `figures` are numeric columns. */
export function TableHead({ columns, figures = [] }: { columns: readonly string[]; figures?: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col" className={figures.includes(name) ? styles.figure : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
