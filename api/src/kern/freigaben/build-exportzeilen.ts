import { formatDatum } from '@gm/shared/format/datum';
import { isUndecided } from '@gm/shared/regeln/freigabe';
import type { Freigabeeintrag } from '@gm/shared/schemas/freigaben';

export const EXPORTSPALTEN = [
  { titel: 'Referenz', breite: 16 },
  { titel: 'Formular', breite: 26 },
  { titel: 'Worum es geht', breite: 50 },
  { titel: 'E-Mail-Adresse', breite: 32 },
  { titel: 'Eingegangen', breite: 13 },
  { titel: 'Fällig', breite: 13 },
  { titel: 'Stand', breite: 14 },
  { titel: 'Bearbeitet von', breite: 24 },
];

const buildRow = (eintrag: Freigabeeintrag): string[] => [
  eintrag.referenz,
  eintrag.bezeichnung,
  eintrag.titel,
  eintrag.email,
  formatDatum(eintrag.eingegangen),
  isUndecided(eintrag.status) ? formatDatum(eintrag.faellig) : '',
  eintrag.status,
  eintrag.zustaendig ?? '',
];

/** The inbox as a table of at most `hoechstens` entries; a last line says so when there are more. */
export function buildExportzeilen(eintraege: Freigabeeintrag[], hoechstens: number): string[][] {
  const zeilen = eintraege.slice(0, hoechstens).map(buildRow);
  if (eintraege.length <= hoechstens) return zeilen;
  const ende = `Hier endet die Liste nach ${hoechstens.toLocaleString('de-DE')} Einsendungen; es gibt mehr. Bitte grenzen Sie die Auswahl ein.`;
  return [...zeilen, ['', '', ende, '', '', '', '', '']];
}
