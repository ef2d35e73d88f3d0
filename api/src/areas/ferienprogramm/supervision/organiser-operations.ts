import { QUESTIONS_NAMES } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatCount } from '@gm/shared/format/count';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { createHolidayChange } from '../administration/change-veranstaltung.ts';
import { createHolidayBookingRepository } from '../booking/holiday-booking-repository.ts';
import { createHolidayDraftRepository } from '../drafts/holiday-draft-repository.ts';
import { runHelperOperation } from '../helpers/helper-operations.ts';
import type { Season } from '../holiday-service.ts';
import { composeOrganiserMessage } from '../organisers/compose-organiser.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import type { OrganiserOperation } from './organiser-operation.ts';

/** Messages to the families of one event per day. */
const MESSAGES_ON_DAY = 5;
const DAY = 24 * 60;

const refuse = (field: string, message: string) => createFaults([{ feld: field, meldung: message }]);

/** The event, and who performs the operation. */
export interface Order {
  veranstalter: { name: string; email: string };
  saison: Season;
  jetzt: Date;
}
type Operation = Exclude<OrganiserOperation, { vorgang: 'neu' | 'abmelden' }>;
type From<V extends Operation['vorgang']> = Extract<Operation, { vorgang: V }>;

/** After publication an organiser may add places, but not remove any. */
async function addPlaces(
  trx: DataSource,
  { id, teilnehmer_max }: From<'plaetze'>,
  { saison: season, jetzt: now }: Order,
): Promise<[satz: string, notiz: string]> {
  const change = createHolidayChange(season, now);
  const input = { id, was: 'plaetze' as const, teilnehmer_max, grund: '', bestaetigt: false, firma: '', route: '' };
  const current = (await createHolidayBookingRepository(trx).lockVeranstaltungen([id])).get(id)?.teilnehmer_max ?? 0;
  if (teilnehmer_max <= current) {
    throw refuse(
      'teilnehmer_max',
      `Bisher sind es ${current}, und hier können Sie nur Plätze dazugeben. Für weniger wenden Sie sich bitte an ${season.optionen.email}.`,
    );
  }
  const check = await change.check(trx, input);
  if ('fehler' in check)
    throw createFaults(check.fehler.map(({ meldung: message }) => ({ feld: 'teilnehmer_max', meldung: message })));
  await change.perform(trx, input, check.fund);
  return [
    `Jetzt gibt es ${formatCount(teilnehmer_max, 'Platz', 'Plätze')}. Neue Plätze bekommt zuerst, wer wartet.`,
    `Plätze von ${current} auf ${teilnehmer_max} erhöht`,
  ];
}

/** Mails every family separately on behalf of the municipality, so that addresses are not disclosed. */
async function writeFamilies(
  trx: DataSource,
  { id, betreff: subject, text }: From<'nachricht'>,
  { veranstalter: organiser, saison: { absender: sender } }: Order,
): Promise<[satz: string, notiz: string]> {
  const [event] = [...(await createHolidayBookingRepository(trx).lockVeranstaltungen([id])).values()];
  const families = new Map<string, string[]>();
  for (const { email, kinder: children } of await createHolidayAdministrationRepository(trx).listFamilien(id)) {
    const address = email.toLowerCase();
    families.set(address, [...(families.get(address) ?? []), children]);
  }
  if (!event || families.size === 0) throw refuse('text', 'Noch hat sich niemand angemeldet.');
  if ((await createThrottleRepository(trx).count('ferien-nachricht', String(id), DAY)) > MESSAGES_ON_DAY) {
    throw refuse(
      'text',
      `Mehr als ${MESSAGES_ON_DAY} Nachrichten am Tag verschicken wir nicht. Bitte fassen Sie zusammen, was noch kommt, und schreiben Sie morgen.`,
    );
  }
  const outbox = createOutboxRepository(trx);
  const send = (an: string, children: string | null) =>
    outbox.store(
      renderMail(composeOrganiserMessage({ an, kinder: children, betreff: subject, text }, event, organiser, sender)),
    );
  for (const [an, children] of families) await send(an, children.join(', '));
  await send(organiser.email, null);
  const wem = families.size === 1 ? 'eine Familie' : `${families.size} Familien`;
  return [`Ihre Nachricht ist an ${wem} unterwegs. Sie bekommen eine Kopie.`, `Nachricht an ${wem}: ${subject}`];
}

/** Runs an operation of an organiser on an own event; returns a message and adds a log entry for staff. */
export async function runOrganiserOperation(trx: DataSource, input: Operation, order: Order): Promise<string> {
  const { id } = input;
  const { email } = order.veranstalter;
  const repository = createOrganiserRepository(trx);
  const perform = async (): Promise<[satz: string, notiz: string]> => {
    switch (input.vorgang) {
      case 'plaetze':
        return addPlaces(trx, input, order);
      case 'nachricht':
        return writeFamilies(trx, input, order);
      case 'auslage': {
        const amount = toCents(input.betrag);
        await repository.addAuslage({ veranstaltung_id: id, betrag: amount, wofuer: input.wofuer, von: email });
        const was = `${formatCents(amount)} für ${input.wofuer}`;
        return [`Gemeldet: ${was}`, `Auslagen gemeldet: ${was}`];
      }
      case 'auslage_ende': {
        const way = await repository.removeAuslage(id, input.auslage, email);
        if (!way) throw refuse('auslage', 'Diese Auslage gibt es nicht mehr, oder jemand anders hat sie gemeldet.');
        const was = `${formatCents(way.betrag)} für ${way.wofuer}`;
        return [`Zurückgenommen: ${was}`, `Auslagen zurückgenommen: ${was}`];
      }
      case 'fragen': {
        if (!(await createHolidayDraftRepository(trx).lock(id, false))) {
          throw refuse(
            'notfall',
            `Die Veranstaltung ist veröffentlicht, Familien haben schon gebucht. Bitte wenden Sie sich an ${order.saison.optionen.email}.`,
          );
        }
        const questions = QUESTIONS_NAMES.filter((field) => input[field]);
        await repository.setFragen(id, questions);
        return ['Gespeichert: Das fragen wir die Familien nach der Buchung.', 'Fragen an die Familien geändert'];
      }
      case 'helferbedarf':
      case 'helfer_eintragen':
      case 'helfer_austragen':
        return runHelperOperation(trx, input, id, order.saison);
    }
  };
  const [sentence, note] = await perform();
  await repository.note(id, email, note);
  return sentence;
}
