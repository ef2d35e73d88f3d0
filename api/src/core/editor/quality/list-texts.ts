/** A text of an entry with its control. */
export interface TextPiece {
  feld: string;
  text: string;
  isMarkdown: boolean;
}

/** Keys of texts that visitors read as sentences; others are names, addresses, settings. */
const SENTENCES = new Set([
  'text',
  'einleitung',
  'vorspann',
  'beschreibung',
  'kurz',
  'hinweis',
  'antwort',
  'untertitel',
]);
const TITLE = new Set(['titel', 'title', 'ueberschrift', 'linktext']);

/** The texts that visitors read in an entry's data, each with its path; `md` is Markdown. */
export function listTexts(value: unknown, way = 'daten', name = ''): TextPiece[] {
  if (typeof value === 'string') {
    if (value.trim() === '' || (name !== 'md' && !SENTENCES.has(name) && !TITLE.has(name))) return [];
    return [{ feld: way, text: value, isMarkdown: name === 'md' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listTexts(part, `${way}/${key}`, Array.isArray(value) ? name : key),
  );
}
