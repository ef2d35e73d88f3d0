import { describeFees } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import type { TemplateProps } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { EmptyList } from '@gm/shared/list/empty-list';
import list from '@gm/shared/list/list.module.css';
import { ListResult } from '@gm/shared/list/list-result';
import { LinkButton } from '@gm/shared/ui/link-button';
import { describeClosed } from '../../program/closed.tsx';
import { filterProgram, isFiltered, listDays, readFilter } from '../../program/filter-program.ts';
import { groupByWeek } from '../../program/group-by-week.ts';
import { Outage } from '../../program/outage.tsx';
import { useMinute } from '../../program/use-minute.ts';
import { useProgram } from '../../program/use-program.ts';
import { DrawHint } from '../../wishes/draw-hint.tsx';
import type { ferienprogrammListe } from './ferienprogramm-liste.context.ts';
import styles from './ferienprogramm-liste.module.css';
import { ProgramFilter } from './program-filter.tsx';
import { VeranstaltungLine } from './veranstaltung-line.tsx';

function formatCount(count: number): string {
  return count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`;
}

/** The holiday programme (requirement F-1): filters as a plain GET form, and a row for each event by week. */
export default function FerienprogrammListe({
  context,
  options,
  seite: page,
}: TemplateProps<typeof ferienprogrammListe>) {
  const now = useMinute(context.jetzt);
  const live = useProgram(options.programm);
  const program = live.programm ?? context.ferienprogramm;
  const filter = readFilter(page.suche);
  if (!program) return <Outage endpoint={options.programm} seite={page} />;
  const matching = filterProgram(program, filter, now);
  const closed = describeClosed(options, now);
  const fees = describeFees(options);
  return (
    <div className={list.page}>
      <ProgramFilter seite={page} filter={filter} days={listDays(program)} />
      <ListResult
        title={formatCount(matching.length)}
        beside={
          closed ? (
            <p>{closed}</p>
          ) : (
            <LinkButton href="/ferienprogramm-anmeldung/kontakt/">Zum Anmeldeformular</LinkButton>
          )
        }
      >
        {!closed && <DrawHint options={options} />}
        {fees && <p>{fees}</p>}
        {matching.length > 0 ? (
          groupByWeek(matching).map(({ montag: monday, eintraege: entries }) => (
            <section key={monday} aria-labelledby={`woche-${monday}`}>
              <h3 id={`woche-${monday}`} className={styles.week}>
                Woche ab {formatDate(monday)}
              </h3>
              <ul className={styles.lines}>
                {entries.map((veranstaltung) => (
                  <li key={veranstaltung.id}>
                    <VeranstaltungLine veranstaltung={veranstaltung} options={options} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        ) : (
          <EmptyList
            isFiltered={isFiltered(filter)}
            withoutHit="Zu Ihrer Auswahl gibt es keine Veranstaltung."
            all={{ href: page.pfad, text: 'Alle Veranstaltungen zeigen' }}
            nothing="Zurzeit stehen keine Veranstaltungen im Programm."
          />
        )}
      </ListResult>
    </div>
  );
}
