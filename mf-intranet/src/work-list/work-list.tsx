import type { Page } from '@gm/shared/contract';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { Pills } from '@gm/shared/ui/pills';
import type { ComponentProps, ReactNode } from 'react';
import { SortHead } from './sort-head.tsx';
import type { Column, Sorting } from './sort-link.tsx';
import { SortRow } from './sort-row.tsx';
import { WorkFilter } from './work-filter.tsx';

const FILTER = ['q', 'typ', 'ansicht', 'sort'] as const;

interface WorkListProps<View extends string> {
  seite: Page;
  /** Without a filter the page shows something else, so the first view has an address of its own. */
  hasStart?: boolean;
  beforehand?: ReactNode;
  /** Views with their names, the default one first. */
  views: readonly (readonly [View, string])[];
  view: View;
  /** Number of entries by view. */
  counts: Readonly<Record<View, number>>;
  /** Filter by kind: label and options. */
  kinds: ComponentProps<typeof WorkFilter>['kinds'];
  title: string;
  /** Next to the title. */
  beside?: ReactNode;
  isEmpty: boolean;
  /** Link shown without results: to the whole view or the whole list. */
  all: { text: string; auchAnsicht: boolean };
  nothing: string;
  pagination: { page: number; pages: number };
  children: ReactNode;
  afterwards?: ReactNode;
}

interface WorkHeadProps {
  seite: Page;
  columns: readonly Column[];
}

const sortBy = ({ seite: page, columns }: WorkHeadProps): Sorting => ({
  spalten: columns,
  ordnung: readFilter(page, FILTER).sort,
  buildHref: (ordering) => buildListHref(page, FILTER, { sort: ordering }),
});

/** Column headers of its table. */
export const WorkHead = (props: WorkHeadProps) => <SortHead {...sortBy(props)} />;

/** The same for a list without a table. */
export const WorkSorting = (props: WorkHeadProps) => <SortRow {...sortBy(props)} />;

/** A work list for staff: views with counts, search and filter, rows, pagination. */
export function WorkList<View extends string>({
  seite: page,
  hasStart = false,
  beforehand,
  views,
  view,
  counts,
  kinds,
  title,
  beside,
  isEmpty,
  all,
  nothing,
  pagination,
  children,
  afterwards,
}: WorkListProps<View>) {
  const { q, typ: type } = readFilter(page, FILTER);
  const usual = views[0]?.[0];
  const isUsual = view === usual;
  const nameView = (name: View) => (name === usual && !hasStart ? '' : name);
  const withoutFilter = buildListHref(page, FILTER, { q: '', typ: '', ansicht: nameView(view) });
  const wholeList = hasStart ? `${page.pfad}?ansicht=${usual}` : page.pfad;
  const isFiltered = q !== '' || type !== '';
  return (
    <FilteredList
      beforehand={beforehand}
      filter={
        <WorkFilter seite={page} reset={isFiltered ? withoutFilter : undefined} ansicht={nameView(view)} kinds={kinds}>
          <Pills
            label="Ansicht"
            entries={views.map(([name, text]) => ({
              href: buildListHref(page, FILTER, { ansicht: nameView(name), seite: '' }),
              text: `${text} (${counts[name].toLocaleString('de-DE')})`,
              gewaehlt: name === view,
            }))}
          />
        </WorkFilter>
      }
      title={title}
      beside={beside}
      isEmpty={isEmpty}
      empty={{
        isFiltered: isFiltered || (all.auchAnsicht && !isUsual),
        withoutHit: 'Zu Ihrer Auswahl gibt es nichts.',
        all: { href: all.auchAnsicht ? wholeList : withoutFilter, text: all.text },
        nothing,
      }}
      pages={{
        ...pagination,
        buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }),
      }}
      afterwards={afterwards}
    >
      {children}
    </FilteredList>
  );
}
