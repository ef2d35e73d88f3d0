import styles from './sortierkopf.module.css';
import { readRichtung, Sortierlink, type Sortierung } from './sortierlink.tsx';

/** The heads of a table by whose columns the list is sorted. */
export function Sortierkopf({ spalten, ...sortierung }: Sortierung) {
  return (
    <thead className={styles.kopf}>
      <tr>
        {spalten.map((spalte) => (
          <th key={spalte.text} scope="col" aria-sort={readRichtung(spalte, sortierung.ordnung)}>
            {spalte.name === '' ? spalte.text : <Sortierlink spalte={spalte} {...sortierung} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}
