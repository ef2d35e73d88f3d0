import { CHILD_FIELDS, LIST_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import styles from '@gm/shared/list/table.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Section } from '@gm/shared/ui/section';
import { TableHead } from '../../table/table-head.tsx';
import { ChangeForm } from './change-form.tsx';
import type { FerienTeilnehmerProps } from './ferien-teilnehmer.context.ts';

type Event = FerienTeilnehmerProps['context']['event'];

const WAITS: Partial<Record<Event['warteliste'][number]['status'], string>> = {
  wartet: 'wartet',
  angeboten: 'Platz angeboten',
};

/** Participants and waiting list of a published event, lists for the organiser, and changes by staff. */
export default function FerienTeilnehmer({ context: { event }, options, seite: page }: FerienTeilnehmerProps) {
  if (event.entwurf) return null;
  const limit = event.teilnehmer_max >= UNLIMITED ? 'ohne Grenze' : `von ${event.teilnehmer_max}`;
  return (
    <Section>
      <div className={sheet.page}>
        <Back href="/intranet/ferienprogramm/" text="Zu allen Veranstaltungen" />
        {event.stand === 'abgesagt' && <Alert kind="warning" title="Diese Veranstaltung ist abgesagt" />}
        <Participants event={event} limit={limit} />
        {event.warteliste.length > 0 && <WaitingList event={event} />}
        {(event.stand !== 'abgesagt' || page.formular?.status === 'success') && (
          <section className={sheet.sheet} aria-labelledby="ferien-aendern">
            <h2 id="ferien-aendern">Ändern</h2>
            {event.berichtigbar && (
              <p>
                <a href={`${event.detailURL}berichtigen/`}>Texte, Ort, Termin und Preis berichtigen</a>
              </p>
            )}
            <ChangeForm event={event} action={options.aktion} seite={page} />
          </section>
        )}
      </div>
    </Section>
  );
}

function Participants({ event, limit }: { event: Event; limit: string }) {
  const list = (format: string) => `/api/intranet/ferienprogramm/${event.id}/teilnehmer?format=${format}`;
  return (
    <section className={sheet.sheet} aria-labelledby="ferien-teilnehmer">
      <h2 id="ferien-teilnehmer">{event.teilnehmer === 1 ? '1 Anmeldung' : `${event.teilnehmer} Anmeldungen`}</h2>
      <p>
        {[event.termin, event.ort].filter(Boolean).join(', ')}. Belegt: {event.belegt} {limit}.
      </p>
      <ul className={styles.files}>
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
      {event.stand !== 'abgesagt' && event.liste.length + event.warteliste.length > 0 && (
        <p>
          <a href={`${event.detailURL}nachricht/`}>Den Familien schreiben</a>
        </p>
      )}
      {event.liste.length === 0 ? (
        <p>Noch hat sich niemand angemeldet.</p>
      ) : (
        <table className={styles.table}>
          <TableHead
            columns={[
              'Name',
              'Alter',
              ...LIST_FIELDS.map((field) => CHILD_FIELDS[field].titel),
              'Kontaktperson',
              'Telefon',
            ]}
            figures={['Alter']}
          />
          <tbody>
            {event.liste.map((child) => (
              <tr key={`${child.name}-${child.email}`}>
                <th scope="row">{child.name}</th>
                <td className={styles.figure} data-spalte="Alter">
                  {child.alter}
                </td>
                {LIST_FIELDS.map((field) => (
                  <td key={field} data-spalte={CHILD_FIELDS[field].titel}>
                    {child[field]}
                  </td>
                ))}
                <td data-spalte="Kontaktperson">
                  <span>
                    {child.kontakt}
                    <br />
                    <a href={`mailto:${child.email}`}>{child.email}</a>
                  </span>
                </td>
                <td data-spalte="Telefon">{child.telefon && <a href={toTelHref(child.telefon)}>{child.telefon}</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function WaitingList({ event }: { event: Event }) {
  return (
    <section className={sheet.sheet} aria-labelledby="ferien-warteliste">
      <h2 id="ferien-warteliste">Warteliste</h2>
      <ol>
        {event.warteliste.map(({ kinder: children, kontakt: contact, telefon: phone, status }) => (
          <li key={`${children}-${contact}`}>
            {children} ({[contact, phone].filter(Boolean).join(', ')}): {WAITS[status]}
          </li>
        ))}
      </ol>
    </section>
  );
}
