import styles from '@gm/shared/list/table.module.css';

/** Column headers by name; `zahlen` are numeric columns. */
export function TableHead({
  spalten: columns,
  zahlen: figures = [],
}: {
  spalten: readonly string[];
  zahlen?: readonly string[];
}) {
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
