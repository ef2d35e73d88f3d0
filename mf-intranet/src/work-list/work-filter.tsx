import type { Page } from '@gm/shared/contract';
import { readFilter } from '@gm/shared/list/list-query';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import type { ComponentProps, ReactNode } from 'react';
import styles from './work-filter.module.css';

interface WorkFilterProps {
  seite: Page;
  /** Label of the search. */
  search?: string;
  /** URL without filters, if any is active. */
  reset: string | undefined;
  /** A selection by kind, behind a button. */
  kinds?: Pick<ComponentProps<typeof FilterSelection>, 'label' | 'all' | 'options'>;
  /** Expanded; by default if the selection is set. */
  isOpen?: boolean;
  /** Preserved query parameter. */
  ansicht?: string;
  /** Views beside the search. */
  children?: ReactNode;
}

/** Search, filter and views of a work list, in one line where there is space. */
export function WorkFilter({
  seite: page,
  search = 'Suchwort',
  reset,
  kinds,
  isOpen,
  ansicht: view,
  children,
}: WorkFilterProps) {
  const { q, typ: type, sort } = readFilter(page, ['q', 'typ', 'sort']);
  return (
    <div className={styles.line}>
      <FilterForm
        action={page.pfad}
        submit="Suchen"
        reset={reset}
        search={<FilterSearchWord value={q} label={search} isInside />}
        open={isOpen ?? type !== ''}
      >
        {kinds && (
          <>
            <FilterSelection name="typ" value={type} {...kinds} />
            {view && <input type="hidden" name="ansicht" value={view} />}
            {sort && <input type="hidden" name="sort" value={sort} />}
          </>
        )}
      </FilterForm>
      {children}
    </div>
  );
}
