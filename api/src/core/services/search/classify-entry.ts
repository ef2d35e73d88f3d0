import { buildSlug } from '@gm/shared/rules/build-slug';
import { foldWord } from '../../platform/text/fold-word.ts';
import { parseQuery } from '../../platform/text/parse-query.ts';

/** Group for titles that do not start with a letter. */
export const DIGITS = '0-9';

/** Sort key of a directory (DIN 5007-1): „Ärztehaus“ is placed between „Apotheke“ and „Bäckerei“. */
function buildSortiertitel(title: string): string {
  return title
    .replaceAll('\u00ad', '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Sort key, letter and search text of an entry, derived from its title and other searchable texts. */
export function classifyEntry(title: string, further: readonly string[]) {
  const sortiertitel = buildSortiertitel(title);
  const first = sortiertitel.charAt(0).toUpperCase();
  return {
    sortiertitel,
    buchstabe: /[A-Z]/.test(first) ? first : DIGITS,
    suchtext: buildSlug([title, ...further].join(' '), Number.POSITIVE_INFINITY),
  };
}

/** The requested letter of the list; undefined if it is not one. */
export function readLetter(text: string): string | undefined {
  const large = text.trim().toUpperCase();
  return /^[A-Z]$/.test(large) || large === DIGITS ? large : undefined;
}

/** Words for matching in `suchtext`: letters and digits only, no pattern operators. */
export const parseSearch = (q: string): string[] => parseQuery(q).map(foldWord).filter(Boolean);
