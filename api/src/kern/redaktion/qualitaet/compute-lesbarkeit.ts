/** Labels, headings and addresses end without: nobody reads them as a sentence. */
const SATZENDE = /[.!?…:]["“”»)\]]*$/;

/** Vowels that are spoken as one, and single ones; `qu` begins no syllable. */
const SILBE = /(?:aa|ai|au|äu|ee|ei|eu|ie|oo|oi|ou|ui|[aeiouäöüy])/g;

/** Sentences longer than this are hard to follow (Netzwerk Leichte Sprache and DIN 8581-1 ask for fewer still). */
export const LANGER_SATZ = 25;
/** Below it, a text is for specialists (Amstad 1978, after Flesch). */
export const SCHWER_UNTER = 30;

export const splitWorte = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\-’']*/gu) ?? [];

/** Abbreviations whose full stop ends no sentence. */
const ABKUERZUNG =
  /(?:^|[\s(])(?:\p{L}|bzw|ca|evtl|ggf|inkl|max|min|Nr|Abs|Art|St|Str|Tel|Dr|Prof|usw|vgl|\d{1,2})\.$/u;

/** The sentences of a paragraph. A full stop behind a number or an abbreviation ends none. */
export function splitSaetze(text: string): string[] {
  const saetze: string[] = [];
  let bisher = '';
  for (const stueck of text.split(/(?<=[.!?…:])\s+/)) {
    bisher = bisher ? `${bisher} ${stueck}` : stueck;
    if (ABKUERZUNG.test(bisher)) continue;
    saetze.push(bisher);
    bisher = '';
  }
  if (bisher) saetze.push(bisher);
  return saetze.map((satz) => satz.trim()).filter((satz) => splitWorte(satz).length > 0);
}

export const countSilben = (wort: string): number =>
  Math.max(1, wort.toLowerCase().replaceAll('qu', 'k').match(SILBE)?.length ?? 1);

/**
 * How easily German is read, from 0 (law) to 100 (primer): Flesch Reading Ease in the version of Toni Amstad, „Wie verständlich
 * sind unsere Zeitungen?“, Zürich 1978: 180 − words per sentence − 58.5 × syllables per word. Null for less than
 * three sentences, of which it says nothing.
 */
export function computeLesbarkeit(absaetze: readonly string[]): number | null {
  const saetze = absaetze.flatMap(splitSaetze).filter((satz) => SATZENDE.test(satz));
  if (saetze.length < 3) return null;
  const worte = saetze.flatMap(splitWorte);
  const silben = worte.reduce((summe, wort) => summe + countSilben(wort), 0);
  const wert = 180 - worte.length / saetze.length - 58.5 * (silben / worte.length);
  return Math.round(Math.min(100, Math.max(0, wert)));
}
