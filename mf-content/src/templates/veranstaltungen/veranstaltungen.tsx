import type { TemplateProps } from '@gm/shared/contract';
import { formatMonth } from '@gm/shared/format/month';
import { Cancelled } from '@gm/shared/list/cancelled';
import { EmptyList } from '@gm/shared/list/empty-list';
import styles from '@gm/shared/list/list.module.css';
import { ListResult } from '@gm/shared/list/list-result';
import { MonthView } from '@gm/shared/list/month-view';
import { Pagination } from '@gm/shared/ui/pagination';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { TerminLine } from '../../dates/termin-line.tsx';
import { CalendarFilter } from './calendar-filter.tsx';
import { buildCalendarHref, buildSubscriptionHref, isFiltered, readQuery } from './calendar-query.ts';
import type { veranstaltungen } from './veranstaltungen.context.ts';

const VIEWS = [
  { ansicht: 'liste', text: 'Liste' },
  { ansicht: 'monat', text: 'Monat' },
];

function formatCount(count: number): string {
  if (count === 0) return 'Keine Veranstaltungen gefunden';
  return count === 1 ? '1 Termin' : `${count} Termine`;
}

/** The event calendar: filters as a GET form, and a paginated list or a month view. */
export default function Veranstaltungen({ context, seite: page }: TemplateProps<typeof veranstaltungen>) {
  const calendar = context.veranstaltungen;
  const { data, pagination, anzahl: count, monat: month, auswahl: selection } = calendar;
  const query = readQuery(page);
  if (count === null) {
    return (
      <Section>
        <Cancelled was="Die Veranstaltungen" />
      </Section>
    );
  }
  return (
    <Section>
      <div className={styles.page}>
        <CalendarFilter seite={page} query={query} selection={selection} month={month} />
        <ListResult
          title={month ? formatMonth(month) : formatCount(count)}
          beside={
            <Pills
              label="Ansicht"
              entries={VIEWS.map(({ ansicht: view, text }) => ({
                href: buildCalendarHref(page, { ansicht: view, tag: '' }),
                text,
                gewaehlt: view === query.ansicht,
              }))}
            />
          }
        >
          {month ? (
            <MonthView
              month={month}
              dates={data}
              today={calendar.heute}
              months={selection.monate}
              names={{ keiner: 'keine Veranstaltung', mehrere: 'Veranstaltungen' }}
              buildHref={(other) => buildCalendarHref(page, { monat: other })}
            />
          ) : (
            <>
              {data.length > 0 && (
                <ol className={styles.list}>
                  {data.map((termin, index) => (
                    <TerminLine key={termin.detailURL ?? index} termin={termin} />
                  ))}
                </ol>
              )}
              {data.length === 0 && (
                <EmptyList
                  isFiltered={isFiltered(query)}
                  withoutHit="Zu Ihrer Auswahl gibt es keinen Termin."
                  all={{ href: page.pfad, text: 'Alle Veranstaltungen zeigen' }}
                  nothing="Zurzeit sind keine Veranstaltungen eingetragen."
                />
              )}
              <Pagination
                page={pagination.page}
                pages={pagination.pages}
                buildHref={(num) => buildCalendarHref(page, { seite: String(num) })}
              />
            </>
          )}
          <p>
            <a href={buildSubscriptionHref(page)}>
              {query.rubrik_id || query.ortsteil || query.ort || query.q
                ? 'Diese Auswahl als Kalender abonnieren (.ics)'
                : 'Alle Veranstaltungen als Kalender abonnieren (.ics)'}
            </a>
          </p>
        </ListResult>
      </div>
    </Section>
  );
}
