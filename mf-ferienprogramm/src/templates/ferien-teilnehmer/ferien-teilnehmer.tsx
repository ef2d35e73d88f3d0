import { CHILD_FIELDS, LIST_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import styles from '@gm/shared/list/table.module.css';
import { Section } from '@gm/shared/ui/section';
import { describeOpen } from '../../payment/euro.ts';
import { TableHead } from '../../table/table-head.tsx';
import { ChangeForm } from './change-form.tsx';
import type { FerienTeilnehmerProps } from './ferien-teilnehmer.context.ts';

type Event = FerienTeilnehmerProps['context']['event'];

const WAITS: Partial<Record<Event['warteliste'][number]['status'], string>> = {
  wartet: 'wartet',
  angeboten: 'Platz angeboten',
};

/** Participants and waiting list of a published event, and changes by staff. */
export default function FerienTeilnehmer({ context: { event }, options, seite: page }: FerienTeilnehmerProps) {
  if (event.entwurf) return null;
  return (
    <Section>
      <div className={sheet.page}>
        <Participants event={event} />
        {event.warteliste.length > 0 && <WaitingList event={event} />}
        {(event.stand !== 'abgesagt' || page.formular?.status === 'success') && (
          <section className={sheet.sheet} aria-labelledby="ferien-aendern">
            <h2 id="ferien-aendern">Ändern</h2>
            <ChangeForm event={event} action={options.aktion} seite={page} />
          </section>
        )}
      </div>
    </Section>
  );
}

function Participants({ event }: { event: Event }) {
  const { fragen: questions } = event.betreuung;
  return (
    <section className={sheet.sheet} aria-labelledby="ferien-teilnehmer">
      <h2 id="ferien-teilnehmer">{event.teilnehmer === 1 ? '1 Anmeldung' : `${event.teilnehmer} Anmeldungen`}</h2>
      {event.liste.length === 0 ? (
        <p>Noch hat sich niemand angemeldet.</p>
      ) : (
        <table className={styles.table}>
          <TableHead
            columns={[
              'Name',
              'Alter',
              ...LIST_FIELDS.map((field) => CHILD_FIELDS[field].titel),
              ...questions.map((field) => QUESTIONS[field].spalte),
              'Kontaktperson',
              'Telefon',
              'Rechnung',
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
                {questions.map((field) => (
                  <td key={field} data-spalte={QUESTIONS[field].spalte}>
                    {child.angaben[field] || 'fehlt'}
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
                <td data-spalte="Rechnung">
                  {child.rechnung ? (
                    <span>
                      <a href={child.rechnung.href}>{child.referenz}</a>
                      <br />
                      {describeOpen(child.rechnung.offen)}
                    </span>
                  ) : (
                    child.referenz
                  )}
                </td>
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
