import type { TemplateProps } from '@gm/shared/contract';
import { formatMonth } from '@gm/shared/format/month';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import list from '@gm/shared/list/list.module.css';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { MonthView } from '@gm/shared/list/month-view';
import { FilterForm, FilterSelection } from '@gm/shared/ui/filter-form';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { Areas } from '../../parts/areas.tsx';
import { GremiumFilter, YearFilter } from '../../parts/filter.tsx';
import { MeetingLine } from '../../parts/meeting-line.tsx';
import { formatCount } from '../../parts/options.ts';
import type { ratssitzungen } from './ratssitzungen.context.ts';

const FILTER = ['gremium', 'jahr', 'monat', 'ansicht'] as const;
const VIEWS = [
  { ansicht: '', text: 'Kommende' },
  { ansicht: 'archiv', text: 'Vergangene' },
  { ansicht: 'monat', text: 'Monat' },
];

/** Meetings: upcoming, past or by month; filtered by body and year. */
export default function Ratssitzungen({ context, seite: page }: TemplateProps<typeof ratssitzungen>) {
  const answer = context.ratssitzungen;
  if (!answer) {
    return (
      <Section>
        <Cancelled was="Die Sitzungen" />
      </Section>
    );
  }
  const { data, anzahl: count, pagination, monat: month, heute: today, auswahl: selection } = answer;
  const { gremium, jahr: year, ansicht: view } = readFilter(page, FILTER);
  const hrefOf = (change: Parameters<typeof buildListHref<(typeof FILTER)[number]>>[2]) =>
    buildListHref(page, FILTER, change);
  const withoutFilter = hrefOf({ gremium: '', jahr: '' });
  const subscription = `${page.pfad.replace(/sitzungen\/$/, '')}kalender.ics${gremium ? `?gremium=${encodeURIComponent(gremium)}` : ''}`;
  return (
    <FilteredList
      beforehand={<Areas path={page.pfad} />}
      title={month ? formatMonth(month) : formatCount(count, 'Sitzung', 'Sitzungen')}
      filter={
        <FilterForm
          action={page.pfad}
          reset={gremium || year ? withoutFilter : undefined}
          chosen={[gremium, year, month]}
        >
          <GremiumFilter value={gremium} gremien={selection.gremien} />
          {month ? (
            <FilterSelection
              name="monat"
              label="Monat"
              value={month}
              all="Laufender Monat"
              options={[...new Set([...selection.monate, month])]
                .sort()
                .map((value) => ({ wert: value, text: formatMonth(value) }))}
            />
          ) : (
            <YearFilter value={year} years={selection.jahre} />
          )}
          {view && <input type="hidden" name="ansicht" value={view} />}
        </FilterForm>
      }
      beside={
        <Pills
          label="Ansicht"
          entries={VIEWS.map(({ ansicht: one, text }) => ({
            href: hrefOf({ ansicht: one, jahr: '', monat: '' }),
            text,
            gewaehlt: one === (month ? 'monat' : view),
          }))}
        />
      }
      isEmpty={data.length === 0 && !month}
      empty={{
        isFiltered: Boolean(gremium || year),
        withoutHit: 'Zu Ihrer Auswahl gibt es keine Sitzung.',
        all: { href: withoutFilter, text: 'Alle Sitzungen zeigen' },
        nothing: 'Zurzeit ist keine Sitzung angesetzt.',
      }}
      pages={{ ...pagination, buildHref: (num) => hrefOf({ seite: String(num) }) }}
      afterwards={
        <p>
          <a href={subscription}>
            {gremium ? 'Sitzungen dieses Gremiums abonnieren (.ics)' : 'Alle Sitzungen als Kalender abonnieren (.ics)'}
          </a>
        </p>
      }
    >
      {month ? (
        <MonthView
          month={month}
          dates={data}
          today={today}
          months={selection.monate}
          names={{ keiner: 'keine Sitzung', mehrere: 'Sitzungen' }}
          buildHref={(other) => hrefOf({ monat: other })}
        />
      ) : (
        <ol className={list.list}>
          {data.map((meeting) => (
            <MeetingLine key={meeting.id} sitzung={meeting} />
          ))}
        </ol>
      )}
    </FilteredList>
  );
}
