import type { ReactNode } from 'react';
import { Pagination } from '../ui/pagination.tsx';
import { Section } from '../ui/section.tsx';
import { EmptyList, type EmptyListProps } from './empty-list.tsx';
import styles from './list.module.css';
import { ListResult } from './list-result.tsx';

interface FilteredListProps {
  /** Above the filters. */
  beforehand?: ReactNode;
  /** Filters, with views below them. */
  filter?: ReactNode;
  /** Number of entries, in words. */
  title: ReactNode;
  /** Next to the title: views. */
  beside?: ReactNode;
  isEmpty: boolean;
  /** Content for an empty list. */
  empty: EmptyListProps;
  /** The list, as lines or in another form. */
  children: ReactNode;
  pages?: { page: number; pages: number; buildHref: (page: number) => string };
  /** Below the list. */
  afterwards?: ReactNode;
}

/** A list page: filters, number of entries, list, pagination. */
export function FilteredList(props: FilteredListProps) {
  const { beforehand, filter, title, beside, isEmpty, empty, children, pages, afterwards } = props;
  return (
    <Section>
      <div className={styles.page}>
        {beforehand}
        {filter}
        <ListResult title={title} beside={beside}>
          {isEmpty ? <EmptyList {...empty} /> : children}
          {pages && <Pagination {...pages} />}
          {afterwards}
        </ListResult>
      </div>
    </Section>
  );
}
