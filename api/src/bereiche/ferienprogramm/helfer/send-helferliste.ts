import { AppError } from '@gm/shared/fehler/app-error';
import { formatDatum } from '@gm/shared/format/datum';
import type { FastifyReply } from 'fastify';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { formatTermin } from '../format-termin.ts';
import { sendListe } from '../send-liste.ts';
import { UNBEKANNT } from '../veranstalter/open-zugang.ts';
import { createHelferRepository } from './helfer-repository.ts';
import { showHelfer } from './show-helfer.ts';

const SPALTEN = [
  { titel: 'Tag', breite: 12 },
  { titel: 'Name', breite: 28 },
  { titel: 'Telefon', breite: 18 },
  { titel: 'Bemerkung', breite: 40 },
  { titel: 'War da', breite: 20 },
];

/** Answers with who helps on which day, to print; who is missing has an empty line. */
export async function sendHelferliste(reply: FastifyReply, db: Datenquelle, id: number): Promise<FastifyReply> {
  const event = await createHelferRepository(db).findEvent(id);
  const liste = await showHelfer(db, id);
  if (!event || !liste) throw new AppError('nicht_gefunden', UNBEKANNT);
  const zeilen = liste.tage.flatMap(({ tag, fehlen }) => [
    ...liste.helfer
      .filter(({ tage }) => tage.includes(tag))
      .map(({ name, telefon, hinweis }) => [formatDatum(tag), name, telefon, hinweis, '']),
    ...Array.from({ length: fehlen }, () => [formatDatum(tag), 'noch offen', '', '', '']),
  ]);
  const fehlen = liste.tage.reduce((summe, tag) => summe + tag.fehlen, 0);
  return sendListe(
    reply,
    {
      titel: event.titel,
      was: 'Helferliste',
      termin: formatTermin(event) + (event.veranstaltungsort ? `, ${event.veranstaltungsort}` : ''),
      anzahl: fehlen === 0 ? 'Helferliste' : `Helferliste, ${fehlen} noch offen`,
      spalten: SPALTEN,
      zeilen,
    },
    'html',
  );
}
