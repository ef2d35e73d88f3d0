import { CHILD_FIELDS, LIST_FIELDS } from '@gm/shared/areas/ferienprogramm/child-fields';
import { QUESTIONS_NAMES } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import { computeAge } from '@gm/shared/rules/compute-age';
import type { FastifyReply } from 'fastify';
import { formatTermin } from '../program/format-termin.ts';
import type { createParticipantsRepository } from './participants-repository.ts';
import { type ListFileFormat, sendList } from './send-list.ts';

export type ParticipantList = NonNullable<Awaited<ReturnType<ReturnType<typeof createParticipantsRepository>['list']>>>;

type Participants = ParticipantList['teilnehmer'][number];
interface Column {
  title: string;
  width: number;
  read(child: Participants, datum_von: string): string;
}

/** Recipient of a list. Organisers get only what they need on the day: no birthdays, addresses or names of parents. */
type ListKind = 'amt' | 'veranstalter';

const WHO: readonly Column[] = [
  { title: 'Name', width: 20, read: ({ name }) => name },
  { title: 'Vorname', width: 18, read: ({ vorname: firstName }) => firstName },
  { title: 'Alter', width: 7, read: ({ geburtstag: birthday }, datum_von) => String(computeAge(birthday, datum_von)) },
];
const FAMILY: readonly Column[] = [
  ...LIST_FIELDS.map((field) => ({
    title: CHILD_FIELDS[field].titel,
    width: 40,
    read: (child: Participants) => child[field],
  })),
  {
    title: 'Kontaktperson',
    width: 22,
    read: ({ kontakt_vorname, kontakt_name }) => `${kontakt_vorname} ${kontakt_name}`,
  },
  { title: 'Erreichbar unter', width: 20, read: ({ telefon: phone, email }) => phone || email },
];
const UNDER_FONT: Column = { title: 'Unterschrift', width: 24, read: () => '' };

const listColumns = ({ fragen: questions }: ParticipantList, kind: ListKind): Column[] => [
  ...WHO,
  ...(kind === 'amt' ? FAMILY : []),
  ...QUESTIONS_NAMES.filter((field) => questions.includes(field)).map((field) => ({
    title: QUESTIONS[field].spalte,
    width: 20,
    read: ({ angaben: details }: Participants) => details[field] ?? '',
  })),
  UNDER_FONT,
];

const buildRows = ({ datum_von, teilnehmer: participants }: ParticipantList, columns: readonly Column[]): string[][] =>
  participants.map((child) => columns.map(({ read }) => read(child, datum_von)));

/** Sends the list as a file or for printing. */
export async function sendParticipantList(
  reply: FastifyReply,
  list: ParticipantList,
  kind: ListKind,
  format: ListFileFormat,
): Promise<FastifyReply> {
  const columns = listColumns(list, kind);
  const lines = buildRows(list, columns);
  return sendList(
    reply,
    {
      titel: list.titel,
      was: 'Teilnehmerliste',
      termin: formatTermin(list) + (list.veranstaltungsort ? `, ${list.veranstaltungsort}` : ''),
      anzahl: lines.length === 1 ? '1 Anmeldung' : `${lines.length} Anmeldungen`,
      spalten: columns.map(({ title, width }) => ({ titel: title, breite: width })),
      zeilen: lines,
    },
    format,
  );
}
