import type { Option } from './option.ts';

/** An entry of a long list, made ready for finding. */
export interface Eintrag {
  wert: string;
  text: string;
  gefaltet: string;
}

/** `Ärzte & Straße` → `arzte & strasse`: nobody should miss a club over an accent. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export function prepare(optionen: readonly Exclude<Option, string>[]): Eintrag[] {
  return optionen.map(({ wert, text }) => ({ wert, text, gefaltet: fold(text) }));
}

/** Entries that hold every word typed; those that begin with it come first. */
export function findOptionen(eintraege: readonly Eintrag[], eingabe: string): Eintrag[] {
  const gesucht = fold(eingabe).trim();
  if (gesucht === '') return [...eintraege];
  const worte = gesucht.split(/\s+/);
  const treffer = eintraege.filter(({ gefaltet }) => worte.every((wort) => gefaltet.includes(wort)));
  const [vorn, hinten]: [Eintrag[], Eintrag[]] = [[], []];
  for (const eintrag of treffer) (eintrag.gefaltet.startsWith(gesucht) ? vorn : hinten).push(eintrag);
  return [...vorn, ...hinten];
}
