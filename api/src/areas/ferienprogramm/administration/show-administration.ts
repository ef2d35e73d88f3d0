import { LIST_FIELDS, pickFields } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type {
  Berichtigung,
  HolidayAdministration,
  HolidayParticipants,
} from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { isRegistrationOpen, UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { sumCents, toEuro } from '@gm/shared/format/amount';
import { computeAge } from '@gm/shared/rules/compute-age';
import { buildContentHref } from '../../../core/editor/store/build-editorial-route.ts';
import { createEntryRepository } from '../../../core/entries/entry-repository.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { previewCancellation } from '../booked/compose-cancellation.ts';
import { createHolidayWaitingListRepository } from '../booking/holiday-waiting-list-repository.ts';
import { findReason } from '../drafts/correct-veranstaltung.ts';
import { showDraft } from '../drafts/show-draft.ts';
import { showHelpers } from '../helpers/show-helper.ts';
import type { Season } from '../holiday-service.ts';
import { listExpenses } from '../organisers/list-expenses.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { createParticipantsRepository } from '../participants/participants-repository.ts';
import { createAccountRepository, groupBy } from '../payment/account-repository.ts';
import { listClaims, sumBillLines } from '../payment/claim.ts';
import { createPaymentRepository } from '../payment/payment-repository.ts';
import { withSentences } from '../payment/settle.ts';
import { veranstaltungKind } from '../program/content.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { formatTermin } from '../program/format-termin.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import { buildHolidayPath } from '../program/holiday-path.ts';
import { listCollisions } from '../program/list-collisions.ts';

type Line = Awaited<ReturnType<ReturnType<typeof createHolidayAdministrationRepository>['list']>>[number];
type Event = HolidayAdministration['data'][number];

function getState(line: Line, occupied: number): Event['stand'] {
  if (line.entwurf) return 'entwurf';
  if (line.abgesagt || !line.aktiv) return 'abgesagt';
  if (occupied === 0) return 'leer';
  return line.teilnehmer_max < UNLIMITED && occupied >= line.teilnehmer_max ? 'voll' : 'offen';
}

/** An event as shown to staff. */
export function toEvent(line: Line): Event {
  const {
    id,
    titel: title,
    veranstaltungsort: venue,
    teilnehmer_min,
    teilnehmer_max,
    teilnehmer: participants,
    unbestaetigt: unconfirmed,
    wartende: waiting,
  } = line;
  const occupied = line.vorab_reserviert + line.gebucht;
  return {
    id,
    titel: title,
    termin: formatTermin(line),
    ort: venue,
    teilnehmer_min,
    teilnehmer_max,
    belegt: occupied,
    teilnehmer: participants,
    unbestaetigt: unconfirmed,
    wartende: waiting,
    einnahmen: toEuro(line.einnahmen),
    stand: getState(line, occupied),
    detailURL: `/intranet/ferienprogramm/${id}/`,
  };
}

const sum = (data: readonly Event[], was: 'teilnehmer' | 'wartende') =>
  data.reduce((sum, event) => sum + event[was], 0);

/** Fees of all families, computed by the same function as their bills. */
async function sumFees(db: DataSource, options: FerienprogrammOptions) {
  const all = withSentences(await createAccountRepository(db).readFamilien(null), options);
  const families = groupBy(all, ({ email }) => email).map(([, bookings]) => listClaims(bookings));
  return sumCents(
    families.flatMap((claims) => [...claims.values()].map((billLines) => sumBillLines(billLines).gebuehren)),
  );
}

/** All events with their figures and totals. */
export async function showAdministration(
  db: DataSource,
  options: FerienprogrammOptions,
  now: Date,
): Promise<HolidayAdministration> {
  const administration = createHolidayAdministrationRepository(db);
  const lines = await administration.list();
  const data = lines.map(toEvent);
  const children = await administration.countKinder();
  const participants = sum(data, 'teilnehmer');
  const prices = sumCents(lines.map(({ einnahmen: income }) => income));
  const fees = await sumFees(db, options);
  return {
    data,
    kollisionen: await listCollisions(db),
    anmeldung: {
      von: options.anmeldung_von,
      bis: options.anmeldung_bis,
      offen: isRegistrationOpen(options, now),
    },
    summe: {
      teilnehmer: participants,
      kinder: children,
      wartende: sum(data, 'wartende'),
      ...writeCosts({ veranstaltungen: prices, gebuehren: fees, gesamt: sumCents([prices, fees]) }),
    },
  };
}

/** A published event of the desk for the correction form; null for anything else. */
export async function showBerichtigung(db: DataSource, id: number): Promise<Berichtigung | null> {
  const line = await createHolidayAdministrationRepository(db).find(id);
  const draft = await showDraft(db, id, true);
  if (!line || !draft) return null;
  const { titel: title, stand: state, belegt: occupied } = toEvent(line);
  const reason = await findReason(db, occupied);
  return {
    id,
    titel: title,
    stand: state,
    belegt: occupied,
    entwurf: draft,
    fest: reason === null ? null : `Das steht fest, ${reason}`,
  };
}

/** Where an event is edited: its correction page if it came from a suggestion, otherwise its entry of the content. */
async function findEditPath(db: DataSource, { id, aktiv: active, eigen: own }: Line): Promise<string | null> {
  if (!active) return null;
  const path = `/intranet/ferienprogramm/${id}/`;
  if (own) return `${path}berichtigen/`;
  const [entry] = await createEntryRepository(db).pickNumbered(veranstaltungKind.name, [id]);
  return entry ? buildContentHref(entry.art, entry.schluessel, path) : null;
}

/** Participants and waiting list of an event; null if it does not exist. */
export async function showParticipants(
  db: DataSource,
  id: number,
  season: Season,
): Promise<HolidayParticipants | null> {
  const line = await createHolidayAdministrationRepository(db).find(id);
  const list = await createParticipantsRepository(db).list(id);
  const helper = await showHelpers(db, id);
  const [event] = await createFerienprogrammRepository(db).findAll([id]);
  if (!line || !list || !helper) return null;
  const waiting = await createHolidayWaitingListRepository(db).list(id);
  const organiser = createOrganiserRepository(db);
  const accounts = new Map((await createPaymentRepository(db).listKonten()).map((one) => [one.referenz, one.offen]));
  const findBill = (reference: string) => {
    const open = accounts.get(reference);
    return open === undefined ? null : { offen: toEuro(open), href: `/intranet/ferienprogramm/kasse/${reference}/` };
  };
  return {
    ...toEvent(line),
    entwurf: line.entwurf ? await showDraft(db, id) : null,
    aendern: await findEditPath(db, line),
    seite: line.aktiv ? buildHolidayPath(id) : null,
    liste: list.teilnehmer.map((child) => ({
      name: `${child.name}, ${child.vorname}`,
      alter: computeAge(child.geburtstag, list.datum_von),
      ...pickFields(child, LIST_FIELDS),
      kontakt: `${child.kontakt_vorname} ${child.kontakt_name}`,
      telefon: child.telefon,
      email: child.email,
      angaben: child.angaben,
      referenz: child.referenz,
      rechnung: findBill(child.referenz),
    })),
    absage: event ? previewCancellation(event, season) : null,
    betreuung: {
      fragen: list.fragen,
      veranstalter: await organiser.list(id),
      auslagen: await listExpenses(db, id),
      helfer: helper,
      protokoll: (await organiser.listProtokoll(id)).map((entry) => ({
        ...entry,
        wann: entry.wann.toISOString(),
      })),
    },
    warteliste: waiting.map(({ kinder: children, kontakt: contact, status }) => ({
      kinder: children.map(({ vorname: firstName, name }) => `${firstName} ${name}`).join(', '),
      kontakt: `${contact.vorname} ${contact.name}`,
      telefon: contact.telefon,
      status,
    })),
  };
}
