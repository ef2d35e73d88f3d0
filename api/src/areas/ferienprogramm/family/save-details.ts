import { QUESTIONS_NAMES, type Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { AppError } from '@gm/shared/errors/app-error';
import { createFaults } from '../../../core/forms/receive-once.ts';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createFamilyRepository } from '../booking/family-repository.ts';
import type { SavedBooking } from '../booking/holiday-inventory-repository.ts';
import { createDetailsRepository } from '../organisers/details-repository.ts';
import type { ChildDetails } from './child-details.ts';

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

/**
 * Stores a family's answers for a child; all questions must be answered, others are dropped. Returns the child's first
 * name.
 */
export async function saveDetails(db: DataSource, { token, kind: child, ...answers }: ChildDetails): Promise<string> {
  const families = createFamilyRepository(db);
  const family = await families.find(buildTokenHash(token));
  const all = family ? (await families.listBuchungen(family.email)).flatMap((booking) => booking.kinder) : [];
  const meant = all.find(({ id }) => id === child);
  if (!meant) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
  const entries = all.filter(({ schluessel: key }) => key === meant.schluessel);
  const questions = [...(await listQuestionsOf(db, entries)).keys()];
  const error = questions.flatMap((field) => (answers[field] ? [] : [{ feld: field, meldung: MISSING[field] }]));
  if (error.length > 0) throw createFaults(error);
  await createDetailsRepository(db).write(
    entries.map(({ id }) => id),
    Object.fromEntries(questions.flatMap((field) => (answers[field] ? [[field, answers[field]]] : []))),
  );
  return meant.vorname;
}
