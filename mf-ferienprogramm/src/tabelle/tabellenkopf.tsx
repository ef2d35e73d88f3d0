import styles from '@gm/shared/liste/tabelle.module.css';

/** The heads of a table's columns, by name; what stands in `zahlen` is figures. */
export function Tabellenkopf({ spalten, zahlen = [] }: { spalten: readonly string[]; zahlen?: readonly string[] }) {
  return (
    <thead>
      <tr>
        {spalten.map((name) => (
          <th key={name} scope="col" className={zahlen.includes(name) ? styles.zahl : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
