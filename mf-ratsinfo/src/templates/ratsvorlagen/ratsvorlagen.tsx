import type { TemplateProps } from '@gm/shared/contract';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import list from '@gm/shared/list/list.module.css';
import { ListLine } from '@gm/shared/list/list-line';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import { Statement } from '@gm/shared/ui/statement';
import { Areas } from '../../parts/areas.tsx';
import { GremiumFilter, YearFilter } from '../../parts/filter.tsx';
import { formatCount, toOptions } from '../../parts/options.ts';
import type { ratsvorlagen } from './ratsvorlagen.context.ts';

const FILTER = ['q', 'gremium', 'typ', 'jahr'] as const;

/** Papers: search in titles and file texts, filtered by body, kind and year. */
export default function Ratsvorlagen({ context, seite: page }: TemplateProps<typeof ratsvorlagen>) {
  const answer = context.ratsvorlagen;
  if (!answer) {
    return (
      <Section>
        <Cancelled was="Die Vorlagen" />
      </Section>
    );
  }
  const { data, anzahl: count, pagination, auswahl: selection, meintenSie } = answer;
  const title = formatCount(count, 'Vorlage', 'Vorlagen');
  const { q, gremium, typ: type, jahr: year } = readFilter(page, FILTER);
  const subscription = (q.trim().length > 1 || (gremium && !type)) && new URLSearchParams({ q, gremium, typ: type });
  const isFiltered = [q, gremium, type, year].some(Boolean);
  return (
    <FilteredList
      beforehand={<Areas path={page.pfad} />}
      title={meintenSie ? `${title} zu „${meintenSie}“` : title}
      filter={
        <FilterForm
          action={page.pfad}
          reset={isFiltered ? page.pfad : undefined}
          submit="Suchen"
          search={<FilterSearchWord value={q} />}
          chosen={[gremium, type, year]}
        >
          <GremiumFilter value={gremium} gremien={selection.gremien} />
          <FilterSelection name="typ" label="Art" value={type} all="Alle Arten" options={toOptions(selection.arten)} />
          <YearFilter value={year} years={selection.jahre} />
        </FilterForm>
      }
      isEmpty={data.length === 0}
      empty={{
        isFiltered,
        withoutHit: 'Zu Ihrer Auswahl gibt es keine Vorlage.',
        all: { href: page.pfad, text: 'Alle Vorlagen zeigen' },
        nothing: 'Zurzeit gibt es keine Vorlagen.',
      }}
      pages={{ ...pagination, buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }) }}
      afterwards={
        <>
          {/* Decisions without a paper are only in agendas and minutes. */}
          {q && (
            <p>
              <a href={`/suche/?${new URLSearchParams({ q, typ: 'sitzung' })}`}>
                In Tagesordnungen und Niederschriften suchen
              </a>
            </p>
          )}
          {subscription && (
            <p>
              <a href={`/ratsinfo/verfolgen/?${subscription}`}>
                {q ? 'Diese Suche per E-Mail verfolgen' : 'Dieses Gremium per E-Mail verfolgen'}
              </a>
            </p>
          )}
        </>
      }
    >
      <ol className={list.list}>
        {data.map(
          ({
            id,
            titel: title,
            art: kind,
            aktenzeichen: fileNumber,
            datum: date,
            oeffentlich: isPublic,
            auszug: statement,
            detailURL,
          }) => (
            <ListLine
              key={id}
              title={title}
              href={detailURL}
              about={
                <>
                  <b>{[kind ?? 'Vorlage', fileNumber].filter(Boolean).join(' ')}</b>
                  {date && ` vom ${formatSpokenDate(date)}`}
                </>
              }
              text={statement.length > 0 ? <Statement parts={statement} /> : null}
              rubriken={isPublic ? [] : ['nichtöffentlich']}
            />
          ),
        )}
      </ol>
    </FilteredList>
  );
}
