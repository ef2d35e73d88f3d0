import { AppError } from '@gm/shared/errors/app-error';
import { formatDate } from '@gm/shared/format/date';
import type { FastifyReply } from 'fastify';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { UNKNOWN } from '../organisers/open-access.ts';
import { sendList } from '../participants/send-list.ts';
import { formatTermin } from '../program/format-termin.ts';
import { createHelperRepository } from './helper-repository.ts';
import { showHelpers } from './show-helper.ts';

const COLUMNS = [
  { titel: 'Tag', breite: 12 },
  { titel: 'Name', breite: 28 },
  { titel: 'Telefon', breite: 18 },
  { titel: 'Bemerkung', breite: 40 },
  { titel: 'War da', breite: 20 },
];

/** Sends the helpers per day for printing, with an empty line for each missing one. */
export async function sendHelperList(reply: FastifyReply, db: DataSource, id: number): Promise<FastifyReply> {
  const event = await createHelperRepository(db).findEvent(id);
  const list = await showHelpers(db, id);
  if (!event || !list) throw new AppError('nicht_gefunden', UNKNOWN);
  const lines = list.tage.flatMap(({ tag: day, fehlen: missing }) => [
    ...list.helfer
      .filter(({ tage: days }) => days.includes(day))
      .map(({ name, telefon: phone, hinweis: hint }) => [formatDate(day), name, phone, hint, '']),
    ...Array.from({ length: missing }, () => [formatDate(day), 'noch offen', '', '', '']),
  ]);
  const missing = list.tage.reduce((sum, day) => sum + day.fehlen, 0);
  return sendList(
    reply,
    {
      titel: event.titel,
      was: 'Helferliste',
      termin: formatTermin(event) + (event.veranstaltungsort ? `, ${event.veranstaltungsort}` : ''),
      anzahl: missing === 0 ? 'Helferliste' : `Helferliste, ${missing} noch offen`,
      spalten: COLUMNS,
      zeilen: lines,
    },
    'html',
  );
}
