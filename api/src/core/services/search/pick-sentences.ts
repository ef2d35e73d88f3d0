import { MARK_BEGINNING, MARK_END } from './split-statement.ts';

/** Maximum characters of a hit's excerpt, and minimum below which another sentence is added. */
const MAX_LENGTH = 240;
const ENOUGH = 110;

/**
 * End of a sentence, but not an ordinal, an initial or a common abbreviation; also the dash after a heading
 * (`htmlToText`).
 */
const BOUNDARY =
  /(?<=[.!?][“"»)]?)(?<!(?:\d|(?<!\p{L})(?:\p{L}|Nr|Str|ca|bzw|Abs|Tel|inkl|usw))\.)\s+(?=[\p{Lu}\d„»\uE000])|\s–\s+(?=[\p{Lu}\d„»\uE000])/u;

const withoutMarks = (text: string) => text.replaceAll(MARK_BEGINNING, '').replaceAll(MARK_END, '');
const isSentence = (text: string) =>
  /^[\p{Lu}\d„»]/u.test(withoutMarks(text)) && /[.!?][“"»)]?$/.test(withoutMarks(text));

/** Cuts long text at word boundaries around the first match. */
function shorten(text: string): string {
  if (withoutMarks(text).length <= MAX_LENGTH) return text;
  const words = text.split(' ');
  const hit = words.findIndex((word) => word.includes(MARK_BEGINNING));
  let start = Math.max(0, hit);
  let end = start;
  for (let length = 0, grew = true; grew; ) {
    grew = false;
    for (const next of [end, start - 1]) {
      const word = words[next];
      if (word === undefined || length + word.length + 1 > MAX_LENGTH) continue;
      length += withoutMarks(word).length + 1;
      if (next === end) end += 1;
      else start = next;
      grew = true;
    }
  }
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}

/**
 * The sentence of a marked excerpt that has the match, and the next one if it is short: an excerpt of the database
 * starts and ends anywhere and mixes headings, names and sentences. Without such a sentence the page's description is
 * more helpful than words from lists.
 */
export function pickSentences(statement: string, description = ''): string {
  const parts = statement.trim().split(BOUNDARY);
  const hits = parts.filter((part) => part.includes(MARK_BEGINNING));
  const sentence = hits.find(isSentence);
  if (!sentence && isSentence(description)) return shorten(description);
  const first = sentence ?? hits[0] ?? parts.find(isSentence) ?? parts[0] ?? '';
  let picked = first;
  for (const part of parts.slice(parts.indexOf(first) + 1)) {
    if (withoutMarks(picked).length >= ENOUGH || !isSentence(part)) break;
    if (withoutMarks(picked).length + withoutMarks(part).length >= MAX_LENGTH) break;
    picked += isSentence(picked) ? ` ${part}` : ` – ${part}`;
  }
  return shorten(picked);
}
