/** Labels, headings and addresses have no final punctuation; they are not sentences. */
const SENTENCE_END = /[.!?…:]["“”»)\]]*$/;

/** Vowel groups spoken as one, and single vowels; the `u` of `qu` is not a vowel. */
const SYLLABLE = /(?:aa|ai|au|äu|ee|ei|eu|ie|oo|oi|ou|ui|[aeiouäöüy])/g;

/** Words; longer sentences are hard to follow (Netzwerk Leichte Sprache and DIN 8581-1 recommend even fewer). */
export const LONG_SENTENCE = 25;
/** Scores below it indicate texts for specialists (Amstad 1978, after Flesch). */
export const HEAVY_UNDER = 30;

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\-’']*/gu) ?? [];

/** Abbreviations with a full stop. */
const ABKUERZUNG =
  /(?:^|[\s(])(?:\p{L}|bzw|ca|evtl|ggf|inkl|max|min|Nr|Abs|Art|St|Str|Tel|Dr|Prof|usw|vgl|\d{1,2})\.$/u;

/** The sentences of a paragraph. A full stop after a number or an abbreviation does not end a sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const piece of text.split(/(?<=[.!?…:])\s+/)) {
    current = current ? `${current} ${piece}` : piece;
    // The piece alone: with what was joined so far, a text of abbreviations takes quadratic time.
    if (ABKUERZUNG.test(piece)) continue;
    sentences.push(current);
    current = '';
  }
  if (current) sentences.push(current);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => splitWords(sentence).length > 0);
}

export const countSyllables = (word: string): number =>
  Math.max(1, word.toLowerCase().replaceAll('qu', 'k').match(SYLLABLE)?.length ?? 1);

/**
 * Readability of German, from 0 (law) to 100 (primer): Flesch Reading Ease adapted by Toni Amstad, „Wie verständlich
 * sind unsere Zeitungen?“, Zürich 1978: 180 − words per sentence − 58.5 × syllables per word. Null for fewer than three
 * sentences, for which it is meaningless.
 */
export function computeReadability(paragraphs: readonly string[]): number | null {
  const sentences = paragraphs.flatMap(splitSentences).filter((sentence) => SENTENCE_END.test(sentence));
  if (sentences.length < 3) return null;
  const words = sentences.flatMap(splitWords);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const value = 180 - words.length / sentences.length - 58.5 * (syllables / words.length);
  return Math.round(Math.min(100, Math.max(0, value)));
}
