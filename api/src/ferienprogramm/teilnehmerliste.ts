import { berechneAlter } from '@gm/shared/regeln/ferienprogramm';
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import type { createFerienprogrammRepository } from '../daten/ferienprogramm-repository.ts';
import { formatTermin } from './format-termin.ts';

export type Teilnehmerliste = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createFerienprogrammRepository>['listeTeilnehmer']>>
>;

/** What the organiser needs on the day, and no more: no addresses, no birthdays. */
const SPALTEN = ['Name', 'Vorname', 'Alter', 'Bemerkung', 'Kontaktperson', 'Erreichbar unter', 'Unterschrift'] as const;

function baueZeilen({ datum_von, teilnehmer }: Teilnehmerliste): string[][] {
  return teilnehmer.map(({ vorname, name, geburtstag, bemerkung, telefon, email, kontakt_vorname, kontakt_name }) => [
    name,
    vorname,
    String(berechneAlter(geburtstag, datum_von)),
    bemerkung,
    `${kontakt_vorname} ${kontakt_name}`,
    telefon || email,
    '',
  ]);
}

/**
 * Text for Excel in German: semicolons, and the mark that tells UTF-8. What would start a formula is shown as text
 * (OWASP CSV injection).
 */
export function schreibeCsv(liste: Teilnehmerliste): string {
  return stringify([[...SPALTEN], ...baueZeilen(liste)], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

export async function schreibeXlsx(liste: Teilnehmerliste): Promise<Buffer> {
  const kopf = SPALTEN.map((value) => ({ value, fontWeight: 'bold' as const }));
  const zeilen = baueZeilen(liste).map((zeile) => zeile.map((value) => ({ value, type: String, wrap: true })));
  const columns = [20, 18, 7, 40, 22, 20, 24].map((width) => ({ width }));
  return writeXlsxFile([kopf, ...zeilen], { columns, orientation: 'landscape' }).toBuffer();
}

const maskiere = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page to print: one table on white, the heading on every sheet. */
export function schreibeDruckseite(liste: Teilnehmerliste): string {
  const zelle = (art: 'td' | 'th') => (text: string) =>
    art === 'th' ? `<th scope="col">${maskiere(text)}</th>` : `<td>${maskiere(text)}</td>`;
  const zeilen = baueZeilen(liste).map((zeile) => `<tr>${zeile.map(zelle('td')).join('')}</tr>`);
  const ort = liste.veranstaltungsort ? `, ${liste.veranstaltungsort}` : '';
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${maskiere(liste.titel)} – Teilnehmerliste</title>
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
<h1>${maskiere(liste.titel)}</h1>
<p>${maskiere(formatTermin(liste) + ort)}<br>${zeilen.length === 1 ? '1 Anmeldung' : `${zeilen.length} Anmeldungen`}</p>
<table><thead><tr>${SPALTEN.map(zelle('th')).join('')}</tr></thead>
<tbody>${zeilen.join('\n')}</tbody></table>
</main></body></html>
`;
}
