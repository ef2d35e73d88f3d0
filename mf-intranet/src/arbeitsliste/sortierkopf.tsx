import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from './sortierkopf.module.css';

interface Spalte {
  /** By which the address names it; empty: nothing is sorted by it. */
  name: string;
  text: string;
  /** What is asked for first is the highest, e.g. the newest. */
  zuerstAb?: boolean;
}

interface SortierkopfProps {
  spalten: readonly Spalte[];
  /** Column that the list is sorted by, with `-` in front downwards; empty: as it comes. */
  ordnung: string;
  buildHref(ordnung: string): string;
}

/** The heads of a table by whose columns the list is sorted; they are links, so that the address says it and no script is needed. */
export function Sortierkopf({ spalten, ordnung, buildHref }: SortierkopfProps) {
  return (
    <thead className={styles.kopf}>
      <tr>
        {spalten.map(({ name, text, zuerstAb }) => {
          const isAuf = name !== '' && ordnung === name;
          const isAb = name !== '' && ordnung === `-${name}`;
          const ziel = isAuf || (zuerstAb && !isAb) ? `-${name}` : name;
          return (
            <th key={text} scope="col" aria-sort={isAuf ? 'ascending' : isAb ? 'descending' : undefined}>
              {name === '' ? (
                text
              ) : (
                <a href={buildHref(ziel)}>
                  {text}
                  {isAuf && <ArrowUp aria-hidden="true" />}
                  {isAb && <ArrowDown aria-hidden="true" />}
                </a>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
