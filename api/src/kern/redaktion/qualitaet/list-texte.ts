/** A text of an entry with the control that holds it. */
export interface Textstueck {
  feld: string;
  text: string;
  isMarkdown: boolean;
}

/** Keys of texts that visitors read as sentences; the others are names, addresses, settings. */
const SAETZE = new Set(['text', 'einleitung', 'vorspann', 'beschreibung', 'kurz', 'hinweis', 'antwort', 'untertitel']);
const TITEL = new Set(['titel', 'title', 'ueberschrift', 'linktext']);

/** The texts of an entry's data that visitors read, each with the way to it; `md` is Markdown. */
export function listTexte(wert: unknown, weg = 'daten', name = ''): Textstueck[] {
  if (typeof wert === 'string') {
    if (wert.trim() === '' || (name !== 'md' && !SAETZE.has(name) && !TITEL.has(name))) return [];
    return [{ feld: weg, text: wert, isMarkdown: name === 'md' }];
  }
  if (typeof wert !== 'object' || wert === null) return [];
  return Object.entries(wert).flatMap(([key, teil]) =>
    listTexte(teil, `${weg}/${key}`, Array.isArray(wert) ? name : key),
  );
}
