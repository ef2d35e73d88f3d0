import { computeAlter } from '@gm/shared/regeln/compute-alter';
import { escapeHtml } from '../../kern/regeln/escape-html.ts';
import type { Tabelle } from '../../kern/tabellen/write-tabelle.ts';
import type { createFerienprogrammRepository } from './ferienprogramm-repository.ts';
import { formatTermin } from './format-termin.ts';

export type Teilnehmerliste = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createFerienprogrammRepository>['listTeilnehmer']>>
>;

/** What the organiser needs on the day, and no more: no addresses, no birthdays. */
const SPALTEN = [
  { titel: 'Name', breite: 20 },
  { titel: 'Vorname', breite: 18 },
  { titel: 'Alter', breite: 7 },
  { titel: 'Bemerkung', breite: 40 },
  { titel: 'Kontaktperson', breite: 22 },
  { titel: 'Erreichbar unter', breite: 20 },
  { titel: 'Unterschrift', breite: 24 },
];

function buildRows({ datum_von, teilnehmer }: Teilnehmerliste): string[][] {
  return teilnehmer.map(({ vorname, name, geburtstag, bemerkung, telefon, email, kontakt_vorname, kontakt_name }) => [
    name,
    vorname,
    String(computeAlter(geburtstag, datum_von)),
    bemerkung,
    `${kontakt_vorname} ${kontakt_name}`,
    telefon || email,
    '',
  ]);
}

export const buildTeilnehmertabelle = (liste: Teilnehmerliste): Tabelle => ({
  spalten: SPALTEN,
  zeilen: buildRows(liste),
});

/** A page to print: one table on white, the heading on every sheet. */
export function writePrintPage(liste: Teilnehmerliste): string {
  const zelle = (art: 'td' | 'th') => (text: string) =>
    art === 'th' ? `<th scope="col">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`;
  const zeilen = buildRows(liste).map((zeile) => `<tr>${zeile.map(zelle('td')).join('')}</tr>`);
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
<table><thead><tr>${SPALTEN.map(({ titel }) => titel)
    .map(zelle('th'))
    .join('')}</tr></thead>
<tbody>${zeilen.join('\n')}</tbody></table>
</main></body></html>
`;
}
