import type { Page } from '@gm/shared/contract';
import { readFilter } from '@gm/shared/list/list-query';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import type { ComponentProps } from 'react';

interface EditorialFilterProps extends Pick<ComponentProps<typeof FilterSelection>, 'label' | 'all' | 'options'> {
  seite: Page;
  q: string;
  typ: string;
  /** Preserved query parameter. */
  ansicht?: string;
}

/** Filters an editor's list by search term and one selection. */
export function EditorialFilter({
  seite: page,
  q,
  typ: kindOfType,
  ansicht: view = '',
  ...selection
}: EditorialFilterProps) {
  const { sort } = readFilter(page, ['sort']);
  return (
    <FilterForm
      action={page.pfad}
      submit="Suchen"
      reset={q || kindOfType || view ? page.pfad : undefined}
      search={<FilterSearchWord value={q} />}
      chosen={[kindOfType]}
    >
      <FilterSelection name="typ" value={kindOfType} {...selection} />
      {view && <input type="hidden" name="ansicht" value={view} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
    </FilterForm>
  );
}
