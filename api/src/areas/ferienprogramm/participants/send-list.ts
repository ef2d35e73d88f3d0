import { buildSlug } from '@gm/shared/rules/build-slug';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type DataTable, TABLE_ANSWER, TABLE_FORMATS } from '../../../core/platform/spreadsheets/write-table.ts';
import { escapeHtml } from '../../../core/platform/text/escape-html.ts';

/** A list of people at an event; the last column is left blank for notes. */
interface List extends DataTable {
  /** Title of the event. */
  titel: string;
  was: 'Teilnehmerliste' | 'Helferliste';
  termin: string;
  /** Number of entries, in words. */
  anzahl: string;
}

/** Page for printing: one table, with the heading repeated on every sheet. */
function writePrintPage({ titel: title, was, termin, anzahl: count, spalten: columns, zeilen: lines }: List): string {
  const th = (column: DataTable['spalten'][number]) => `<th scope="col">${escapeHtml(column.titel)}</th>`;
  const td = (text: string) => `<td>${escapeHtml(text)}</td>`;
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(title)} – ${was}</title>
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
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(termin)}<br>${escapeHtml(count)}</p>
<table><thead><tr>${columns.map(th).join('')}</tr></thead>
<tbody>${lines.map((line) => `<tr>${line.map(td).join('')}</tr>`).join('\n')}</tbody></table>
</main></body></html>
`;
}

export const LIST_FORMATS = ['csv', 'xlsx', 'html'] as const;
export type ListFileFormat = (typeof LIST_FORMATS)[number];
/** Response schema of such calls. */
export const LIST_ANSWER = {
  description: 'Die Datei',
  content: { ...TABLE_ANSWER, 'text/html': { schema: z.unknown() } },
};

/** Sends a list as a file or for printing. */
export async function sendList(reply: FastifyReply, list: List, format: ListFileFormat): Promise<FastifyReply> {
  const how = format === 'html' ? 'inline' : 'attachment';
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `${how}; filename="${buildSlug(list.titel)}.${format}"`);
  reply.serializer((file: unknown) => file as string);
  if (format !== 'html') {
    const { typ: type, write } = TABLE_FORMATS[format];
    return reply.type(type).send(await write(list));
  }
  // The page needs inline styles and nothing else, so it has its own policy.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return reply.type('text/html; charset=utf-8').send(writePrintPage(list));
}
