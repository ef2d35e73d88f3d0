import type { ReactNode } from 'react';
import { Abschnitt } from '../ui/abschnitt.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { LeereListe, type LeereListeProps } from './leere-liste.tsx';
import styles from './liste.module.css';
import { ListenErgebnis } from './listen-ergebnis.tsx';

interface GefilterteListeProps {
  /** Above the filters. */
  davor?: ReactNode;
  /** Filters, and views that stand below them. */
  filter?: ReactNode;
  /** How many there are, in words. */
  titel: ReactNode;
  /** Beside the title: views. */
  neben?: ReactNode;
  isLeer: boolean;
  /** What stands in place of an empty list. */
  leer: LeereListeProps;
  /** The list: lines, or something else. */
  children: ReactNode;
  seiten?: { page: number; pages: number; buildHref: (seite: number) => string };
  /** Below the list. */
  danach?: ReactNode;
}

/** A page that is one list: filters, how much there is, the list, its pages. */
export function GefilterteListe(props: GefilterteListeProps) {
  const { davor, filter, titel, neben, isLeer, leer, children, seiten, danach } = props;
  return (
    <Abschnitt>
      <div className={styles.seite}>
        {davor}
        {filter}
        <ListenErgebnis titel={titel} neben={neben}>
          {isLeer ? <LeereListe {...leer} /> : children}
          {seiten && <Pagination {...seiten} />}
          {danach}
        </ListenErgebnis>
      </div>
    </Abschnitt>
  );
}
