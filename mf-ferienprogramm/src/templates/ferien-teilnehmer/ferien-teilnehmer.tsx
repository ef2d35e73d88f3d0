import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import styles from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Tabellenkopf } from '../../tabelle/tabellenkopf.tsx';
import { AenderungFormular } from './aenderung-formular.tsx';
import type { FerienTeilnehmerProps } from './ferien-teilnehmer.context.ts';

type Event = FerienTeilnehmerProps['context']['event'];

const WARTET: Partial<Record<Event['warteliste'][number]['status'], string>> = {
  wartet: 'wartet',
  angeboten: 'Platz angeboten',
};

/** Who takes part in a published event of the holiday programme, who waits, lists for the organiser, and what staff may change. */
export default function FerienTeilnehmer({ context: { event }, options, seite }: FerienTeilnehmerProps) {
  if (event.entwurf) return null;
  const grenze = event.teilnehmer_max >= UNBEGRENZT ? 'ohne Grenze' : `von ${event.teilnehmer_max}`;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <Zurueck href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        {event.stand === 'abgesagt' && <Alert kind="warning" title="Diese Veranstaltung ist abgesagt" />}
        <Teilnehmer event={event} grenze={grenze} />
        {event.warteliste.length > 0 && <Warteliste event={event} />}
        {(event.stand !== 'abgesagt' || seite.formular?.status === 'success') && (
          <section className={blatt.blatt} aria-labelledby="ferien-aendern">
            <h2 id="ferien-aendern">Ändern</h2>
            <AenderungFormular event={event} aktion={options.aktion} seite={seite} />
          </section>
        )}
      </div>
    </Abschnitt>
  );
}

function Teilnehmer({ event, grenze }: { event: Event; grenze: string }) {
  const list = (format: string) => `/api/intranet/ferienprogramm/${event.id}/teilnehmer?format=${format}`;
  return (
    <section className={blatt.blatt} aria-labelledby="ferien-teilnehmer">
      <h2 id="ferien-teilnehmer">{event.teilnehmer === 1 ? '1 Anmeldung' : `${event.teilnehmer} Anmeldungen`}</h2>
      <p>
        {[event.termin, event.ort].filter(Boolean).join(', ')}. Belegt: {event.belegt} {grenze}.
      </p>
      <ul className={styles.dateien}>
        <li>
          <a href={list('html')} data-native="">
            Liste zum Drucken
          </a>
        </li>
        <li>
          <a href={list('xlsx')} data-native="">
            Liste als XLSX
          </a>
        </li>
        <li>
          <a href={list('csv')} data-native="">
            Liste als CSV
          </a>
        </li>
      </ul>
      {event.liste.length === 0 ? (
        <p>Noch hat sich niemand angemeldet.</p>
      ) : (
        <table className={styles.tabelle}>
          <Tabellenkopf spalten={['Name', 'Alter', 'Bemerkung', 'Kontaktperson', 'Telefon']} zahlen={['Alter']} />
          <tbody>
            {event.liste.map((kind) => (
              <tr key={`${kind.name}-${kind.email}`}>
                <th scope="row">{kind.name}</th>
                <td className={styles.zahl} data-spalte="Alter">
                  {kind.alter}
                </td>
                <td data-spalte="Bemerkung">{kind.bemerkung}</td>
                <td data-spalte="Kontaktperson">
                  <span>
                    {kind.kontakt}
                    <br />
                    <a href={`mailto:${kind.email}`}>{kind.email}</a>
                  </span>
                </td>
                <td data-spalte="Telefon">{kind.telefon && <a href={toTelHref(kind.telefon)}>{kind.telefon}</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Warteliste({ event }: { event: Event }) {
  return (
    <section className={blatt.blatt} aria-labelledby="ferien-warteliste">
      <h2 id="ferien-warteliste">Warteliste</h2>
      <ol>
        {event.warteliste.map(({ kinder, kontakt, telefon, status }) => (
          <li key={`${kinder}-${kontakt}`}>
            {kinder} ({[kontakt, telefon].filter(Boolean).join(', ')}): {WARTET[status]}
          </li>
        ))}
      </ol>
    </section>
  );
}
