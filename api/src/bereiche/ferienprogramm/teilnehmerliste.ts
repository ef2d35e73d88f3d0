import { FRAGEN_NAMEN } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { computeAlter } from '@gm/shared/regeln/compute-alter';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../kern/regeln/escape-html.ts';
import { TABELLENANTWORT, TABELLENFORMATE, type Tabelle } from '../../kern/tabellen/write-tabelle.ts';
import { formatTermin } from './format-termin.ts';
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

function buildTeilnehmertabelle(liste: Teilnehmerliste, art: Listenart): Tabelle {
  const spalten = listSpalten(liste, art);
  return { spalten: spalten.map(({ titel, breite }) => ({ titel, breite })), zeilen: buildRows(liste, spalten) };
}

/** A page to print: one table on white, the heading on every sheet. */
function writePrintPage(liste: Teilnehmerliste, art: Listenart): string {
  const spalten = listSpalten(liste, art);
  const zelle = (art: 'td' | 'th') => (text: string) =>
    art === 'th' ? `<th scope="col">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`;
  const zeilen = buildRows(liste, spalten).map((zeile) => `<tr>${zeile.map(zelle('td')).join('')}</tr>`);
  const ort = liste.veranstaltungsort ? `, ${liste.veranstaltungsort}` : '';
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(liste.titel)} – Teilnehmerliste</title>
<style>
@page { size: A4 landscape; margin: 1.5cm; }
body { font: 12pt/1.4 sans-serif; margin: 0; }
@media screen { body { margin: 1.5cm; } }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #666; padding: 4px 8px; text-align: left; vertical-align: top; }
td:last-child { min-width: 5cm; height: 1cm; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
</style></head>
<body><main>
<h1>${escapeHtml(liste.titel)}</h1>
<p>${escapeHtml(formatTermin(liste) + ort)}<br>${zeilen.length === 1 ? '1 Anmeldung' : `${zeilen.length} Anmeldungen`}</p>
<table><thead><tr>${spalten
    .map(({ titel }) => titel)
    .map(zelle('th'))
    .join('')}</tr></thead>
<tbody>${zeilen.join('\n')}</tbody></table>
</main></body></html>
`;
}

export const LISTENFORMATE = ['csv', 'xlsx', 'html'] as const;
/** How the answer of such a call is described. */
export const LISTENANTWORT = {
  description: 'Die Datei',
  content: { ...TABELLENANTWORT, 'text/html': { schema: z.unknown() } },
};

/** Answers with the list, to keep or to print. */
export async function sendTeilnehmerliste(
  reply: FastifyReply,
  liste: Teilnehmerliste,
  art: Listenart,
  format: (typeof LISTENFORMATE)[number],
): Promise<FastifyReply> {
  const wie = format === 'html' ? 'inline' : 'attachment';
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `${wie}; filename="${buildSlug(liste.titel)}.${format}"`);
  reply.serializer((datei: unknown) => datei as string);
  if (format !== 'html') {
    const { typ, write } = TABELLENFORMATE[format];
    return reply.type(typ).send(await write(buildTeilnehmertabelle(liste, art)));
  }
  // A page with inline styles and nothing else: its own policy allows just that.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return reply.type('text/html; charset=utf-8').send(writePrintPage(liste, art));
}
