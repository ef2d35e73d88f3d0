import { readFilter } from '@gm/shared/liste/listen-abfrage';
import type { Seite } from '@gm/shared/vertrag';

export interface Abfrage {
  strasse: string;
  ortsteil: string;
  /** Ids of the chosen kinds; empty stands for all. */
  arten: string[];
}

/** What the address asks for, as typed. */
export function readAbfrage(seite: Pick<Seite, 'suche'>): Abfrage {
  const arten = new Set(new URLSearchParams(seite.suche).getAll('art'));
  return { ...readFilter(seite, ['strasse', 'ortsteil']), arten: [...arten] };
}

function buildQuery({ strasse, ortsteil, arten }: Abfrage, weiteres: [string, string][] = []): string {
  const ort: [string, string] = strasse ? ['strasse', strasse] : ['ortsteil', ortsteil];
  return new URLSearchParams([ort, ...arten.map((art): [string, string] => ['art', art]), ...weiteres]).toString();
}

/** Address of the page for another street or district; the kinds stay. */
export function buildHref({ pfad }: Pick<Seite, 'pfad'>, abfrage: Abfrage): string {
  return `${pfad}?${buildQuery(abfrage)}`;
}

/** Address under which calendar programs keep themselves up to date; `uhrzeit` is that of the alarm, or `aus`. */
export function buildAboHref(kalender: string, abfrage: Abfrage, uhrzeit: string): string {
  return `${kalender.replace(/^https?:/, 'webcal:')}?${buildQuery(abfrage, [['erinnerung', uhrzeit]])}`;
}
