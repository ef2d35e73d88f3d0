import type { TemplateProps } from '@gm/shared/contract';
import { formatSpokenDate, formatSpokenRange } from '@gm/shared/format/spoken';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import styles from '@gm/shared/list/list.module.css';
import { ListLine } from '@gm/shared/list/list-line';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { DateMark } from '@gm/shared/ui/date-mark';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import type { bekanntmachungen } from './bekanntmachungen.context.ts';

const FILTER = ['q', 'jahr', 'typ', 'ansicht'] as const;

function formatCount(count: number): string {
  if (count === 0) return 'Keine Bekanntmachungen gefunden';
  return count === 1 ? '1 Bekanntmachung' : `${count} Bekanntmachungen`;
}

/** The notice board, current or archived; search words, year and category form a GET form. */
export default function Bekanntmachungen({ context, seite: page }: TemplateProps<typeof bekanntmachungen>) {
  const { data, pagination, anzahl: count, archiv: archive, auswahl: selection } = context.bekanntmachungen;
  const { q, jahr: year, typ: type } = readFilter(page, FILTER);
  if (count === null) {
    return (
      <Section>
        <Cancelled was="Die Bekanntmachungen" />
      </Section>
    );
  }
  const view = archive ? 'archiv' : '';
  const withoutFilter = buildListHref(page, FILTER, { q: '', jahr: '', typ: '', ansicht: view });
  const isFiltered = [q, year, type].some((value) => value !== '');
  return (
    <FilteredList
      filter={
        <FilterForm
          action={page.pfad}
          reset={isFiltered ? withoutFilter : undefined}
          submit="Suchen"
          search={<FilterSearchWord value={q} />}
          chosen={[year, type]}
        >
          <FilterSelection
            name="jahr"
            label="Jahr"
            value={year}
            all="Alle Jahre"
            options={selection.jahre.map((value) => ({ wert: value, text: value }))}
          />
          <FilterSelection
            name="typ"
            label="Rubrik"
            value={type}
            all="Alle Rubriken"
            options={selection.rubriken.map((category) => ({ wert: category.typ, text: category.titel }))}
          />
          {archive && <input type="hidden" name="ansicht" value="archiv" />}
        </FilterForm>
      }
      title={formatCount(count)}
      beside={
        <Pills
          label="Ansicht"
          entries={[
            { href: page.pfad, text: 'Aktuell', gewaehlt: !archive },
            { href: `${page.pfad}?ansicht=archiv`, text: 'Archiv', gewaehlt: archive },
          ]}
        />
      }
      isEmpty={data.length === 0}
      empty={{
        isFiltered,
        withoutHit: 'Zu Ihrer Auswahl gibt es keine Bekanntmachung.',
        all: { href: withoutFilter, text: 'Alle Bekanntmachungen zeigen' },
        nothing: 'Zurzeit gibt es keine Bekanntmachungen.',
      }}
      pages={{
        ...pagination,
        buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }),
      }}
      afterwards={
        <p>
          <a href={`${page.pfad}feed.xml`}>Bekanntmachungen als Feed abonnieren (Atom)</a>
        </p>
      }
    >
      <ol className={styles.list}>
        {data.map((entry, index) => (
          <ListLine
            key={entry.detailURL ?? index}
            title={entry.titel}
            href={entry.detailURL}
            mark={<DateMark day={entry.datum_von} />}
            about={
              <b>
                {entry.datum_bis
                  ? formatSpokenRange(entry.datum_von, entry.datum_bis)
                  : formatSpokenDate(entry.datum_von)}
              </b>
            }
            text={entry.einleitung}
            rubriken={entry.rubrik ? [entry.rubrik.titel] : []}
          />
        ))}
      </ol>
    </FilteredList>
  );
}
