import type { Seite } from '@gm/shared/vertrag';

export interface Abfrage {
  strasse: string;
  ortsteil: string;
  /** Ids of the chosen kinds; empty stands for all. */
  arten: string[];
}

/** What the address asks for, as typed. */
export function readAbfrage(suche: string): Abfrage {
  const query = new URLSearchParams(suche);
  const text = (name: string) => (query.get(name) ?? '').trim();
  return { strasse: text('strasse'), ortsteil: text('ortsteil'), arten: [...new Set(query.getAll('art'))] };
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
