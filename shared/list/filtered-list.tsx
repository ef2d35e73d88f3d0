import type { ReactNode } from 'react';
import { Pagination } from '../ui/pagination.tsx';
import { Section } from '../ui/section.tsx';
import { EmptyList, type EmptyListProps } from './empty-list.tsx';
import styles from './list.module.css';
import { ListResult } from './list-result.tsx';

interface FilteredListProps {
  /** Above the filters. */
  davor?: ReactNode;
  /** Filters, with views below them. */
  filter?: ReactNode;
  /** Number of entries, in words. */
  titel: ReactNode;
  /** Next to the title: views. */
  neben?: ReactNode;
  isLeer: boolean;
  /** Content for an empty list. */
  leer: EmptyListProps;
  /** The list, as lines or in another form. */
  children: ReactNode;
  seiten?: { page: number; pages: number; buildHref: (page: number) => string };
  /** Below the list. */
  danach?: ReactNode;
}

/** A list page: filters, number of entries, list, pagination. */
export function FilteredList(props: FilteredListProps) {
  const {
    davor: beforehand,
    filter,
    titel: title,
    neben: beside,
    isLeer: isEmpty,
    leer: empty,
    children,
    seiten: pages,
    danach: afterwards,
  } = props;
  return (
    <Section>
      <div className={styles.page}>
        {beforehand}
        {filter}
        <ListResult titel={title} neben={beside}>
          {isEmpty ? <EmptyList {...empty} /> : children}
          {pages && <Pagination {...pages} />}
          {afterwards}
        </ListResult>
      </div>
    </Section>
  );
}
