import { formatDate } from '@gm/shared/format/date';
import { isUndecided } from '@gm/shared/rules/release';
import type { ReleaseEntry } from '@gm/shared/schemas/desk/releases';

export const EXPORT_COLUMNS = [
  { titel: 'Referenz', breite: 16 },
  { titel: 'Formular', breite: 26 },
  { titel: 'Worum es geht', breite: 50 },
  { titel: 'E-Mail-Adresse', breite: 32 },
  { titel: 'Eingegangen', breite: 13 },
  { titel: 'Fällig', breite: 13 },
  { titel: 'Stand', breite: 14 },
  { titel: 'Bearbeitet von', breite: 24 },
];

const buildRow = (entry: ReleaseEntry): string[] => [
  entry.referenz,
  entry.bezeichnung,
  entry.titel,
  entry.email,
  formatDate(entry.eingegangen),
  isUndecided(entry.status) ? formatDate(entry.faellig) : '',
  entry.stand ?? entry.status,
  entry.zustaendig ?? '',
];

/** The inbox as a table of at most `atMost` entries; a last line says if there are more. */
export function buildExportLines(entries: ReleaseEntry[], atMost: number): string[][] {
  const lines = entries.slice(0, atMost).map(buildRow);
  if (entries.length <= atMost) return lines;
  const end = `Hier endet die Liste nach ${atMost.toLocaleString('de-DE')} Einsendungen; es gibt mehr. Bitte grenzen Sie die Auswahl ein.`;
  return [...lines, ['', '', end, '', '', '', '', '']];
}
