import styles from '@gm/shared/liste/liste.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Pagination } from '@gm/shared/ui/pagination';
import { type ReactNode, useId } from 'react';
import { Bereiche } from './bereiche.tsx';

interface GefilterteListeProps {
  pfad: string;
  /** What there is, e.g. `12 Sitzungen`. */
  titel: string;
  filter?: ReactNode;
  /** Beside the title: views. */
  ansichten?: ReactNode;
  leer: boolean;
  /** In place of an empty list. */
  nichts: ReactNode;
  /** The list: lines, or something else. */
  children: ReactNode;
  seiten?: { page: number; pages: number; buildHref: (seite: number) => string };
  /** Below the list. */
  danach?: ReactNode;
}

/** A list of the council's pages: filters, how much there is, the list, its pages. */
export function GefilterteListe(props: GefilterteListeProps) {
  const id = useId();
  const { pfad, titel, filter, ansichten, leer, nichts, children, seiten, danach } = props;
  return (
    <Abschnitt>
      <div className={styles.seite}>
        <Bereiche pfad={pfad} />
        {filter}
        <section aria-labelledby={id} className={styles.ergebnis}>
          <div className={styles.kopf}>
            {/* Around the heading: inside of it, a status would take its name away. */}
            <div role="status">
              <h2 id={id}>{titel}</h2>
            </div>
            {ansichten}
          </div>
          {leer ? <p>{nichts}</p> : children}
          {seiten && <Pagination {...seiten} />}
          {danach}
        </section>
      </div>
    </Abschnitt>
  );
}
