import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import { Cancelled } from '@gm/shared/list/cancelled';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import table from '@gm/shared/list/table.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { NewsItem } from '@gm/shared/ui/news-item';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { Occupancy } from '../../table/occupancy.tsx';
import { TableHead } from '../../table/table-head.tsx';
import { Collisions } from './collisions.tsx';
import type { FerienVerwaltungProps } from './ferien-verwaltung.context.ts';
import styles from './ferien-verwaltung.module.css';
import { RegistrationTimeForm } from './registration-time-form.tsx';

type Event = NonNullable<FerienVerwaltungProps['context']['ferien']>['data'][number];

const formatEuro = (euro: number) => formatCents(toCents(euro));

const STATE = { offen: 'frei', voll: 'voll', leer: 'noch niemand', abgesagt: 'abgesagt', entwurf: 'Entwurf' } as const;

/** Views of the list: value of `ansicht`, label, and filter. */
type View = readonly [name: string, text: string, zeigt: (event: Event) => boolean];
const ALL: View = ['', 'Alle', () => true];
const VIEWS: View[] = [
  ALL,
  ['entwurf', 'Entwürfe', ({ stand: state }) => state === 'entwurf'],
  ['offen', 'Frei', ({ stand: state }) => state === 'offen'],
  ['voll', 'Voll', ({ stand: state }) => state === 'voll'],
  ['leer', 'Noch niemand', ({ stand: state }) => state === 'leer'],
  ['warteliste', 'Mit Warteliste', ({ wartende: waiting }) => waiting > 0],
  ['abgesagt', 'Abgesagt', ({ stand: state }) => state === 'abgesagt'],
];

const getPlaces = ({ belegt: occupied, teilnehmer_max }: Event) =>
  teilnehmer_max >= UNLIMITED ? `${occupied}, ohne Grenze` : `${occupied} von ${teilnehmer_max}`;

type Sum = NonNullable<FerienVerwaltungProps['context']['ferien']>['summe'];

/** Totals of the table below: booked places, and those reserved in advance. */
function sayPlaces(
  events: readonly Event[],
  { kinder: children, teilnehmer: participants, wartende: waiting }: Sum,
): string {
  const assigned =
    events.reduce((count, { belegt: occupied, unbestaetigt: unconfirmed }) => count + occupied - unconfirmed, 0) -
    participants;
  return [
    children === 0
      ? 'Noch ist kein Kind angemeldet.'
      : `${formatCount(children, 'Kind', 'Kinder')} mit ${formatCount(participants, 'Platz', 'Plätzen')}.`,
    assigned > 0 && `${formatCount(assigned, 'Platz war', 'Plätze waren')} schon vorher vergeben.`,
    waiting > 0 && `${formatCount(waiting, 'Kind', 'Kinder')} auf Wartelisten.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** All events of the holiday programme with their figures and total revenue. */
export default function FerienVerwaltung({
  context: { ferien: holiday },
  options,
  seite: page,
}: FerienVerwaltungProps) {
  if (!holiday) {
    return (
      <Section>
        <Cancelled was="Die Veranstaltungen" />
      </Section>
    );
  }
  const { data, summe: sum } = holiday;
  const desired = readFilter(page, ['ansicht']).ansicht;
  const [view, , fits] = VIEWS.find(([name]) => name === desired) ?? ALL;
  const shown = data.filter(fits);
  return (
    <Section labelledBy="ferien-zahlen">
      <div className={sheet.page}>
        <DraftMessage events={data} seite={page} />
        <section className={sheet.sheet} aria-labelledby="ferien-anmeldung">
          <div className={styles.head}>
            <h2 id="ferien-anmeldung">
              {holiday.anmeldung.offen ? 'Die Anmeldung ist offen' : 'Die Anmeldung ist geschlossen'}
            </h2>
            {/* Rarely changed; open for its answer where there are no scripts. */}
            <details className={styles.time} open={page.formular?.template === 'ferien-verwaltung'}>
              <summary>
                Anmeldezeit ändern: {formatDate(holiday.anmeldung.von)} bis {formatDate(holiday.anmeldung.bis)}
              </summary>
              <RegistrationTimeForm registration={holiday.anmeldung} action={options.aktion} seite={page} />
            </details>
          </div>
          <ul className={styles.ways}>
            <li>
              <a href="/intranet/ferienprogramm/saison/">Saison: was eingestellt ist, letzte Saison übernehmen</a>
            </li>
            <li>
              <a href="/intranet/ferienprogramm/verlosung/">Verlosung der Plätze</a>
            </li>
            <li>
              <a href="/intranet/ferienprogramm/nachricht/">Allen Familien der Saison schreiben</a>
            </li>
          </ul>
        </section>
        <Collisions kollisionen={holiday.kollisionen} />
        <div className={sheet.sheet}>
          <h2 id="ferien-zahlen">{formatCount(data.length, 'Veranstaltung', 'Veranstaltungen')}</h2>
          <p>
            {sayPlaces(data, sum)} Einnahmen {formatEuro(sum.gesamt)}: {formatEuro(sum.veranstaltungen)} für
            Veranstaltungen und {formatEuro(sum.gebuehren)} Gebühren.{' '}
            <a href="/intranet/ferienprogramm/kasse/">Rechnungen und Zahlungen</a>
          </p>
          <Pills
            label="Ansicht"
            entries={VIEWS.map(([name, text, zaehlt]) => ({
              href: buildListHref(page, ['ansicht'], { ansicht: name }),
              text: `${text} (${data.filter(zaehlt).length})`,
              gewaehlt: name === view,
            }))}
          />
          {shown.length === 0 ? <p>Zu Ihrer Auswahl gibt es nichts.</p> : <DataTable events={shown} />}
        </div>
      </div>
    </Section>
  );
}

/** The result of a draft: without JavaScript its page redirects here, as the draft no longer exists. */
function DraftMessage({ events, seite: { formular: form } }: { events: readonly Event[]; seite: Page }) {
  if (form?.template !== 'ferien-entwurf' || form.status !== 'success') return null;
  const event = events.find(({ id }) => id === form.id);
  return (
    <NewsItem>
      {event ? (
        <Alert kind="success" title="Veröffentlicht">
          <p>
            <a href={event.detailURL}>{event.titel}</a> steht jetzt im Ferienprogramm.
          </p>
        </Alert>
      ) : (
        <Alert kind="success" title="Entwurf verworfen">
          <p>Den Entwurf gibt es nicht mehr.</p>
        </Alert>
      )}
    </NewsItem>
  );
}

const FIGURES = ['Belegt', 'Warteliste', 'Einnahmen ohne Gebühren'];

function DataTable({ events }: { events: readonly Event[] }) {
  return (
    <table className={table.table}>
      <TableHead columns={['Veranstaltung', 'Stand', ...FIGURES]} figures={FIGURES} />
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <a href={event.detailURL}>{event.titel}</a>
              <br />
              <span className={table.small}>{event.termin}</span>
            </th>
            <td data-spalte="Stand">
              <span className={event.stand === 'offen' || event.stand === 'leer' ? undefined : styles[event.stand]}>
                {STATE[event.stand]}
              </span>
            </td>
            <td className={table.figure} data-spalte="Belegt">
              {/* A single element keeps the text together where a row is displayed as a list. */}
              <span>
                {getPlaces(event)}
                {event.stand !== 'abgesagt' && <Occupancy occupied={event.belegt} limit={event.teilnehmer_max} />}
                {event.unbestaetigt > 0 && (
                  <span className={table.small}>, davon {event.unbestaetigt} noch nicht bestätigt</span>
                )}
              </span>
            </td>
            <td className={table.figure} data-spalte="Warteliste">
              {event.wartende}
            </td>
            <td className={table.figure} data-spalte="Einnahmen ohne Gebühren">
              {formatEuro(event.einnahmen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
