import { buildSlug } from '@gm/shared/regeln/build-slug';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../kern/regeln/escape-html.ts';
import { TABELLENANTWORT, TABELLENFORMATE, type Tabelle } from '../../kern/tabellen/write-tabelle.ts';

/** A list of people at an event; the last column is for writing into. */
interface Liste extends Tabelle {
  /** Of the event. */
  titel: string;
  was: 'Teilnehmerliste' | 'Helferliste';
  termin: string;
  /** How many, in words. */
  anzahl: string;
}

/** A page to print: one table on white, the heading on every sheet. */
function writePrintPage({ titel, was, termin, anzahl, spalten, zeilen }: Liste): string {
  const th = (spalte: Tabelle['spalten'][number]) => `<th scope="col">${escapeHtml(spalte.titel)}</th>`;
  const td = (text: string) => `<td>${escapeHtml(text)}</td>`;
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(titel)} – ${was}</title>
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
<h1>${escapeHtml(titel)}</h1>
<p>${escapeHtml(termin)}<br>${escapeHtml(anzahl)}</p>
<table><thead><tr>${spalten.map(th).join('')}</tr></thead>
<tbody>${zeilen.map((zeile) => `<tr>${zeile.map(td).join('')}</tr>`).join('\n')}</tbody></table>
</main></body></html>
`;
}

export const LISTENFORMATE = ['csv', 'xlsx', 'html'] as const;
export type Listenformat = (typeof LISTENFORMATE)[number];
/** How the answer of such a call is described. */
export const LISTENANTWORT = {
  description: 'Die Datei',
  content: { ...TABELLENANTWORT, 'text/html': { schema: z.unknown() } },
};

/** Answers with a list, to keep or to print. */
export async function sendListe(reply: FastifyReply, liste: Liste, format: Listenformat): Promise<FastifyReply> {
  const wie = format === 'html' ? 'inline' : 'attachment';
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `${wie}; filename="${buildSlug(liste.titel)}.${format}"`);
  reply.serializer((datei: unknown) => datei as string);
  if (format !== 'html') {
    const { typ, write } = TABELLENFORMATE[format];
    return reply.type(typ).send(await write(liste));
  }
  // A page with inline styles and nothing else: its own policy allows just that.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return reply.type('text/html; charset=utf-8').send(writePrintPage(liste));
}
