import { Back } from '@gm/shared/detail/back';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import table from '@gm/shared/list/table.module.css';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { KindGroups } from '../../drafts/kind-groups.tsx';
import { Mismatched } from '../../drafts/mismatched.tsx';
import { SortHead } from '../../work-list/sort-head.tsx';
import { WorkFilter } from '../../work-list/work-filter.tsx';
import rows from '../../work-list/work-rows.module.css';
import type { RedaktionInhalteProps } from './redaktion-inhalte.context.ts';

const FILTER = ['q', 'typ', 'sort', 'ansicht'] as const;

const formatCount = (count: number, isMore = false) =>
  count === 0
    ? 'Keine Einträge'
    : count === 1
      ? '1 Eintrag'
      : `${isMore ? 'mehr als ' : ''}${count.toLocaleString('de-DE')} Einträge`;

/** All content by kind, the entries of one kind, or search results. */
export default function RedaktionInhalte({ context: { inhalte: contents }, seite: page }: RedaktionInhalteProps) {
  if (!contents) {
    return (
      <Section>
        <Cancelled was="Die Inhalte" />
      </Section>
    );
  }
  const {
    arten: kinds,
    art: kind,
    spalten: columns,
    data,
    anzahl: count,
    istMehr: isMore,
    unpassende: mismatched,
    pagination,
  } = contents;
  const { q, sort, ansicht: view } = readFilter(page, FILTER);
  const isSelection = q === '' && kind === null && view === '';
  return (
    <FilteredList
      beforehand={
        <>
          {!isSelection && <Back href={page.pfad} text="Alle Arten von Inhalten" />}
          {view ? (
            <p>
              Eine spätere Fassung einer Vorlage hat sich geändert oder ist weg: Auf diesen Seiten fehlt etwas. Öffnen
              Sie die Seite; bei dem Baustein steht, was nicht mehr passt.
            </p>
          ) : (
            <Mismatched count={mismatched} />
          )}
        </>
      }
      filter={
        <WorkFilter
          seite={page}
          // The kind is in the heading, and the link above leads out of it.
          isOpen={false}
          reset={q || view ? page.pfad : undefined}
          kinds={{
            label: 'Art',
            all: 'Alle Arten',
            options: kinds.map((one) => ({ wert: one.art, text: one.titel })),
          }}
          ansicht={view}
        />
      }
      title={
        view && !kind
          ? formatCount(count, isMore)
          : kind
            ? `${kind.titel}: ${formatCount(count, isMore)}`
            : q
              ? formatCount(count, isMore)
              : 'Arten von Inhalten'
      }
      beside={kind?.neu && <LinkButton href={kind.neu}>Neuer Eintrag</LinkButton>}
      isEmpty={!isSelection && data.length === 0}
      empty={{
        isFiltered: q !== '' || view !== '',
        withoutHit:
          view && q === '' ? 'Alles passt zu den Vorlagen, wie sie jetzt sind.' : 'Dazu gibt es keine Einträge.',
        all: { href: buildListHref(page, FILTER, { q: '', ansicht: '' }), text: 'Alle Einträge zeigen' },
        nothing: 'Hier gibt es noch keine Einträge.',
      }}
      pages={{
        ...pagination,
        buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }),
      }}
      afterwards={
        !isSelection &&
        data.length > 0 && (
          <p>
            <LinkButton variant="secondary" href={`${page.pfad}mehrere/${page.suche}`}>
              Mehrere auf einmal freigeben oder zurückziehen
            </LinkButton>
          </p>
        )
      }
    >
      {isSelection ? (
        <KindGroups kinds={kinds} />
      ) : (
        <table className={table.table}>
          <SortHead
            spalten={[
              { name: 'titel', text: 'Titel' },
              ...(kind ? [] : [{ name: '', text: 'Art' }]),
              ...columns.map(({ titel: title, ordnung: ordering }) => ({ name: ordering, text: title })),
              { name: 'geaendert', text: 'Geändert', zuerstAb: true },
            ]}
            // Without words the last changed come first.
            ordnung={sort || (q ? '' : '-geaendert')}
            buildHref={(ordering) => buildListHref(page, FILTER, { sort: ordering })}
          />
          <tbody className={rows.rows}>
            {data.map((entry) => (
              <tr key={entry.detailURL}>
                <th scope="row">
                  <a className={rows.title} href={entry.detailURL}>
                    {entry.titel}
                  </a>
                  {entry.ungeprueft && (
                    <span className={table.small}>
                      {' '}
                      mit Änderungen{entry.wer && ` von ${entry.wer}`}, die noch nicht freigegeben sind
                    </span>
                  )}
                </th>
                {!kind && <td data-spalte="Art">{entry.art}</td>}
                {columns.map(({ titel: title }, index) => (
                  <td key={title} data-spalte={title}>
                    {entry.angaben[index]}
                  </td>
                ))}
                <td data-spalte="Geändert">
                  {entry.geaendert}
                  {entry.wer && !entry.ungeprueft && <span className={table.small}> von {entry.wer}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FilteredList>
  );
}
