import { FRAGEN_NAMEN } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import { computeAlter } from '@gm/shared/regeln/compute-alter';
import type { FastifyReply } from 'fastify';
import { formatTermin } from './format-termin.ts';
import { type Listenformat, sendListe } from './send-liste.ts';
import type { createTeilnehmerRepository } from './teilnehmer-repository.ts';

export type Teilnehmerliste = NonNullable<Awaited<ReturnType<ReturnType<typeof createTeilnehmerRepository>['list']>>>;

type Teilnehmer = Teilnehmerliste['teilnehmer'][number];
interface Spalte {
  titel: string;
  breite: number;
  read(kind: Teilnehmer, datum_von: string): string;
}

/** Whom a list is for. Organisers get what is needed on the day and no more: no birthdays, no addresses, no names of parents. */
type Listenart = 'amt' | 'veranstalter';

const WER: readonly Spalte[] = [
  { titel: 'Name', breite: 20, read: ({ name }) => name },
  { titel: 'Vorname', breite: 18, read: ({ vorname }) => vorname },
  { titel: 'Alter', breite: 7, read: ({ geburtstag }, datum_von) => String(computeAlter(geburtstag, datum_von)) },
];
const FAMILIE: readonly Spalte[] = [
  { titel: 'Bemerkung', breite: 40, read: ({ bemerkung }) => bemerkung },
  {
    titel: 'Kontaktperson',
    breite: 22,
    read: ({ kontakt_vorname, kontakt_name }) => `${kontakt_vorname} ${kontakt_name}`,
  },
  { titel: 'Erreichbar unter', breite: 20, read: ({ telefon, email }) => telefon || email },
];
const UNTERSCHRIFT: Spalte = { titel: 'Unterschrift', breite: 24, read: () => '' };

const listSpalten = ({ fragen }: Teilnehmerliste, art: Listenart): Spalte[] => [
  ...WER,
  ...(art === 'amt' ? FAMILIE : []),
  ...FRAGEN_NAMEN.filter((feld) => fragen.includes(feld)).map((feld) => ({
    titel: FRAGEN[feld].spalte,
    breite: 20,
    read: ({ angaben }: Teilnehmer) => angaben[feld] ?? '',
  })),
  UNTERSCHRIFT,
];

const buildRows = ({ datum_von, teilnehmer }: Teilnehmerliste, spalten: readonly Spalte[]): string[][] =>
  teilnehmer.map((kind) => spalten.map(({ read }) => read(kind, datum_von)));

/** Answers with the list, to keep or to print. */
export async function sendTeilnehmerliste(
  reply: FastifyReply,
  liste: Teilnehmerliste,
  art: Listenart,
  format: Listenformat,
): Promise<FastifyReply> {
  const spalten = listSpalten(liste, art);
  const zeilen = buildRows(liste, spalten);
  return sendListe(
    reply,
    {
      titel: liste.titel,
      was: 'Teilnehmerliste',
      termin: formatTermin(liste) + (liste.veranstaltungsort ? `, ${liste.veranstaltungsort}` : ''),
      anzahl: zeilen.length === 1 ? '1 Anmeldung' : `${zeilen.length} Anmeldungen`,
      spalten: spalten.map(({ titel, breite }) => ({ titel, breite })),
      zeilen,
    },
    format,
  );
}
