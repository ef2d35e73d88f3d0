import { QUESTIONS_NAMES, type Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { AppError } from '@gm/shared/errors/app-error';
import { createFaults } from '../../../core/forms/receive-once.ts';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOutboxRepository } from '../../../core/services/mail/outbox-repository.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { createFamilyRepository } from '../booking/family-repository.ts';
import type { SavedBooking } from '../booking/holiday-inventory-repository.ts';
import type { Season } from '../holiday-service.ts';
import { createDetailsRepository } from '../organisers/details-repository.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { composeChangedDetails, listChanged } from './changed-details.ts';
import type { ChildDetails, ContactDetails } from './child-details.ts';

const MISSING: Record<Question, string> = {
  notfall: 'Bitte geben Sie eine Telefonnummer an, unter der im Notfall jemand erreichbar ist.',
  allergien: 'Bitte nennen Sie die Allergien. Wenn es keine gibt, schreiben Sie „keine“.',
  schwimmen: 'Bitte wählen Sie Ja oder Nein.',
  heimweg: 'Bitte wählen Sie Ja oder Nein.',
};

/** Questions of a child's events that are not cancelled, with the events that ask them. */
export async function listQuestionsOf(
  db: DataSource,
  children: readonly Pick<SavedBooking['kinder'][number], 'teilnahmen'>[],
): Promise<Map<Question, number[]>> {
  const ids = children.flatMap(({ teilnahmen: participations }) =>
    participations.flatMap(({ veranstaltung_id, storniert: cancelled }) =>
      cancelled === null ? [veranstaltung_id] : [],
    ),
  );
  const asked = await createDetailsRepository(db).listFragen([...new Set(ids)]);
  const questions = new Map<Question, number[]>();
  for (const field of QUESTIONS_NAMES) {
    const from = [...asked].flatMap(([id, fields]) => (fields.includes(field) ? [id] : []));
    if (from.length > 0) questions.set(field, from);
  }
  return questions;
}

/** Notes a change in the log of the events that the children of these bookings attend, for staff. */
async function note(db: DataSource, bookings: readonly SavedBooking[], was: string): Promise<void> {
  const organiser = createOrganiserRepository(db);
  for (const { referenz: reference, kinder: children } of bookings) {
    const attended = children
      .flatMap(({ teilnahmen: participations }) => participations)
      .filter(({ storniert: cancelled }) => cancelled === null);
    for (const id of new Set(attended.map(({ veranstaltung_id }) => veranstaltung_id))) {
      await organiser.note(id, `Familie ${reference}`, was);
    }
  }
}

/** Anyone with the link can change details: the family learns of it. */
async function confirm(db: DataSource, change: Parameters<typeof composeChangedDetails>[0], season: Season) {
  await createOutboxRepository(db).store(renderMail(composeChangedDetails(change, season)));
}

const unknownOne = () => new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');

/** Stores a family's answers and remark for a child; all questions must be answered, others are dropped. */
export async function saveDetails(
  db: DataSource,
  { token, vorgang: operation, kind: id, bemerkung: remark, ...answers }: ChildDetails,
  season: Season,
) {
  return db.transaction().execute(async (trx) => {
    const families = createFamilyRepository(trx);
    const details = createDetailsRepository(trx);
    const family = await families.find(buildTokenHash(token));
    const bookings = family ? await families.listBuchungen(family.email) : [];
    const meant = bookings.flatMap(({ kinder: children }) => children).find((child) => child.id === id);
    if (!family || !meant) throw unknownOne();
    const own = bookings.map((booking) => ({
      ...booking,
      kinder: booking.kinder.filter(({ schluessel: key }) => key === meant.schluessel),
    }));
    const entries = own.flatMap(({ kinder: children }) => children);
    const questions = [...(await listQuestionsOf(trx, entries)).keys()];
    const error = questions.flatMap((field) => (answers[field] ? [] : [{ feld: field, meldung: MISSING[field] }]));
    if (error.length > 0) throw createFaults(error);
    const ids = entries.map((entry) => entry.id);
    const before = await details.read(ids);
    const given = questions.map((field) => [field, answers[field] ?? ''] as const);
    const changed = given.flatMap(([field, answer]) =>
      listChanged(
        field,
        ids.map((one) => before.get(one)?.[field] ?? ''),
        answer,
      ),
    );
    await details.write(ids, Object.fromEntries(given));
    if (operation) {
      const remarks = entries.map(({ bemerkung }) => bemerkung);
      changed.push(...listChanged('bemerkung', remarks, remark));
      await families.setRemark(ids, remark);
    }
    if (changed.length > 0) {
      const titles = changed.map(({ titel: title }) => title).join(', ');
      await note(trx, own, `Angaben zu ${meant.vorname} geändert: ${titles}`);
      await confirm(trx, { email: family.email, kind: meant, geaendert: changed }, season);
    }
    return { id, referenz: `Die Angaben für ${meant.vorname} sind gespeichert.` };
  });
}

/** Stores street and telephone of a family in all its bookings and waiting list entries. */
export async function saveContact(
  db: DataSource,
  { token, strasse: street, telefon: phone }: ContactDetails,
  season: Season,
) {
  return db.transaction().execute(async (trx) => {
    const families = createFamilyRepository(trx);
    const family = await families.find(buildTokenHash(token));
    if (!family) throw unknownOne();
    const bookings = await families.listBuchungen(family.email);
    const streets = bookings.map(({ strasse }) => strasse);
    const phones = bookings.map(({ telefon }) => telefon);
    const changed = [...listChanged('strasse', streets, street), ...listChanged('telefon', phones, phone)];
    await families.setKontakt(family.email, { strasse: street, telefon: phone });
    if (changed.length > 0) {
      await note(trx, bookings, `${changed.map(({ titel: title }) => title).join(' und ')} geändert`);
      await confirm(trx, { email: family.email, kind: null, geaendert: changed }, season);
    }
    return { id: family.buchung_id, referenz: 'Anschrift und Telefon sind gespeichert.' };
  });
}
