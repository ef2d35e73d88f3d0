import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatCents, toCents } from '@gm/shared/format/betrag';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Neuigkeit } from '@gm/shared/ui/neuigkeit';
import type { Seite } from '@gm/shared/vertrag';
import { Tabellenkopf } from '../../tabelle/tabellenkopf.tsx';
import { AnmeldezeitFormular } from './anmeldezeit-formular.tsx';
import type { FerienVerwaltungProps } from './ferien-verwaltung.context.ts';
import styles from './ferien-verwaltung.module.css';
import { Kollisionen } from './kollisionen.tsx';

type Event = NonNullable<FerienVerwaltungProps['context']['ferien']>['data'][number];

const formatEuro = (euro: number) => formatCents(toCents(euro));

const STAND = { offen: 'frei', voll: 'voll', leer: 'noch niemand', abgesagt: 'abgesagt', entwurf: 'Entwurf' } as const;

/** What the list is narrowed down to: `ansicht` of the address, label, and which events it shows. */
type Ansicht = readonly [name: string, text: string, zeigt: (event: Event) => boolean];
const ALLE: Ansicht = ['', 'Alle', () => true];
const ANSICHTEN: Ansicht[] = [
  ALLE,
  ['entwurf', 'Entwürfe', ({ stand }) => stand === 'entwurf'],
  ['offen', 'Frei', ({ stand }) => stand === 'offen'],
  ['voll', 'Voll', ({ stand }) => stand === 'voll'],
  ['leer', 'Noch niemand', ({ stand }) => stand === 'leer'],
  ['warteliste', 'Mit Warteliste', ({ wartende }) => wartende > 0],
  ['abgesagt', 'Abgesagt', ({ stand }) => stand === 'abgesagt'],
];

const getPlaetze = ({ belegt, teilnehmer_max }: Event) =>
  teilnehmer_max >= UNBEGRENZT ? `${belegt}, ohne Grenze` : `${belegt} von ${teilnehmer_max}`;

/** Every event of the holiday programme with its figures, and what all of them bring in. */
export default function FerienVerwaltung({ context: { ferien }, options, seite }: FerienVerwaltungProps) {
  if (!ferien) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Veranstaltungen" />
      </Abschnitt>
    );
  }
  const { data, summe } = ferien;
  const gewuenscht = readFilter(seite, ['ansicht']).ansicht;
  const [ansicht, , fits] = ANSICHTEN.find(([name]) => name === gewuenscht) ?? ALLE;
  const gezeigt = data.filter(fits);
  return (
    <Abschnitt labelledBy="ferien-zahlen">
      <div className={blatt.seite}>
        <Entwurfsmeldung events={data} seite={seite} />
        <section className={blatt.blatt} aria-labelledby="ferien-anmeldung">
          <h2 id="ferien-anmeldung">
            {ferien.anmeldung.offen ? 'Die Anmeldung ist offen' : 'Die Anmeldung ist geschlossen'}
          </h2>
          <AnmeldezeitFormular anmeldung={ferien.anmeldung} aktion={options.aktion} seite={seite} />
          <p>
            <a href="/intranet/ferienprogramm/verlosung/">Verlosung der Plätze</a>
          </p>
        </section>
        <Kollisionen kollisionen={ferien.kollisionen} />
        <div className={blatt.blatt}>
          <h2 id="ferien-zahlen">{data.length === 1 ? '1 Veranstaltung' : `${data.length} Veranstaltungen`}</h2>
          <p>
            {summe.kinder} Kinder mit {summe.teilnehmer} Plätzen, {summe.wartende} auf Wartelisten. Einnahmen{' '}
            {formatEuro(summe.gesamt)}: {formatEuro(summe.veranstaltungen)} für Veranstaltungen und{' '}
            {formatEuro(summe.gebuehren)} Gebühren.{' '}
            <a href="/intranet/ferienprogramm/kasse/">Rechnungen und Zahlungen</a>
          </p>
          <Ansichten
            label="Ansicht"
            ansichten={ANSICHTEN.map(([name, text, zaehlt]) => ({
              href: buildListenHref(seite, ['ansicht'], { ansicht: name }),
              text: `${text} (${data.filter(zaehlt).length})`,
              gewaehlt: name === ansicht,
            }))}
          />
          {gezeigt.length === 0 ? <p>Zu Ihrer Auswahl gibt es nichts.</p> : <Tabelle events={gezeigt} />}
        </div>
      </div>
    </Abschnitt>
  );
}

/** What became of a draft: its page led here without JavaScript, for it shows nothing any more. */
function Entwurfsmeldung({ events, seite: { formular } }: { events: readonly Event[]; seite: Seite }) {
  if (formular?.template !== 'ferien-entwurf' || formular.status !== 'success') return null;
  const event = events.find(({ id }) => id === formular.id);
  return (
    <Neuigkeit>
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
    </Neuigkeit>
  );
}

const ZAHLEN = ['Belegt', 'Warteliste', 'Einnahmen ohne Gebühren'];

function Tabelle({ events }: { events: readonly Event[] }) {
  return (
    <table className={tabelle.tabelle}>
      <Tabellenkopf spalten={['Veranstaltung', 'Stand', ...ZAHLEN]} zahlen={ZAHLEN} />
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <a href={event.detailURL}>{event.titel}</a>
              <br />
              <span className={tabelle.klein}>{event.termin}</span>
            </th>
            <td data-spalte="Stand">
              <span className={event.stand === 'offen' || event.stand === 'leer' ? undefined : styles[event.stand]}>
                {STAND[event.stand]}
              </span>
            </td>
            <td className={tabelle.zahl} data-spalte="Belegt">
              {getPlaetze(event)}
              {event.unbestaetigt > 0 && (
                <span className={tabelle.klein}>, davon {event.unbestaetigt} noch nicht bestätigt</span>
              )}
            </td>
            <td className={tabelle.zahl} data-spalte="Warteliste">
              {event.wartende}
            </td>
            <td className={tabelle.zahl} data-spalte="Einnahmen ohne Gebühren">
              {formatEuro(event.einnahmen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
