import type { Page } from '@gm/shared/contract';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import { Pills } from '@gm/shared/ui/pills';
import type { ReactNode } from 'react';
import { SortHead } from './sort-head.tsx';
import type { Column, Sorting } from './sort-link.tsx';
import { SortRow } from './sort-row.tsx';

const FILTER = ['q', 'typ', 'ansicht', 'sort'] as const;

interface WorkListProps<View extends string> {
  seite: Page;
  /** Without a filter the page shows something else, so the first view has an address of its own. */
  hatStart?: boolean;
  davor?: ReactNode;
  /** Views with their names, the default one first. */
  ansichten: readonly (readonly [View, string])[];
  ansicht: View;
  /** Number of entries by view. */
  anzahlen: Readonly<Record<View, number>>;
  /** Filter by kind: label and options. */
  arten: { label: string; alle: string; optionen: { wert: string; text: string }[] };
  titel: string;
  /** Next to the title. */
  neben?: ReactNode;
  isLeer: boolean;
  /** Link shown without results: to the whole view or the whole list. */
  alle: { text: string; auchAnsicht: boolean };
  nichts: string;
  pagination: { page: number; pages: number };
  children: ReactNode;
  danach?: ReactNode;
}

interface WorkHeadProps {
  seite: Page;
  spalten: readonly Column[];
}

const sortBy = ({ seite: page, spalten: columns }: WorkHeadProps): Sorting => ({
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
  hatStart: hasStart = false,
  davor: beforehand,
  ansichten: views,
  ansicht: view,
  anzahlen: counts,
  arten: kinds,
  titel: title,
  neben: beside,
  isLeer: isEmpty,
  alle: all,
  nichts: nothing,
  pagination,
  children,
  danach: afterwards,
}: WorkListProps<View>) {
  const { q, typ: kindOfType, sort } = readFilter(page, FILTER);
  const usual = views[0]?.[0];
  const isUsual = view === usual;
  const nameView = (name: View) => (name === usual && !hasStart ? '' : name);
  const withoutFilter = buildListHref(page, FILTER, { q: '', typ: '', ansicht: nameView(view) });
  const wholeList = hasStart ? `${page.pfad}?ansicht=${usual}` : page.pfad;
  const isFiltered = q !== '' || kindOfType !== '';
  return (
    <FilteredList
      davor={
        <>
          {beforehand}
          <Pills
            label="Ansicht"
            eintraege={views.map(([name, text]) => ({
              href: buildListHref(page, FILTER, { ansicht: nameView(name), seite: '' }),
              text: `${text} (${counts[name].toLocaleString('de-DE')})`,
              gewaehlt: name === view,
            }))}
          />
        </>
      }
      filter={
        <FilterForm
          aktion={page.pfad}
          aufheben={isFiltered ? withoutFilter : undefined}
          absenden="Suchen"
          suche={<FilterSearchWord wert={q} />}
          gewaehlt={[kindOfType]}
        >
          <FilterSelection
            name="typ"
            label={kinds.label}
            wert={kindOfType}
            alle={kinds.alle}
            optionen={kinds.optionen}
          />
          {nameView(view) && <input type="hidden" name="ansicht" value={view} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
        </FilterForm>
      }
      titel={title}
      neben={beside}
      isLeer={isEmpty}
      leer={{
        istGefiltert: isFiltered || (all.auchAnsicht && !isUsual),
        ohneTreffer: 'Zu Ihrer Auswahl gibt es nichts.',
        alle: { href: all.auchAnsicht ? wholeList : withoutFilter, text: all.text },
        nichts: nothing,
      }}
      seiten={{
        ...pagination,
        buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }),
      }}
      danach={afterwards}
    >
      {children}
    </FilteredList>
  );
}
