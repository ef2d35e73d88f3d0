import { buildSlug } from '@gm/shared/regeln/build-slug';
import { foldWort } from './fold-wort.ts';
import { parseAbfrage } from './parse-abfrage.ts';

/** Where titles stand that begin with no letter. */
export const ZIFFERN = '0-9';

/** What a directory is sorted by (DIN 5007-1): „Ärztehaus“ stands between „Apotheke“ and „Bäckerei“. */
function buildSortiertitel(titel: string): string {
  return titel
    .replaceAll('\u00ad', '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What an entry is sorted, listed and searched by, derived from its title and whatever else can be searched for. */
export function classifyEintrag(titel: string, weitere: readonly string[]) {
  const sortiertitel = buildSortiertitel(titel);
  const erster = sortiertitel.charAt(0).toUpperCase();
  return {
    sortiertitel,
    buchstabe: /[A-Z]/.test(erster) ? erster : ZIFFERN,
    suchtext: buildSlug([titel, ...weitere].join(' '), Number.POSITIVE_INFINITY),
  };
}

/** The letter of the list somebody asks for; undefined for what is none. */
export function readLetter(text: string): string | undefined {
  const gross = text.trim().toUpperCase();
  return /^[A-Z]$/.test(gross) || gross === ZIFFERN ? gross : undefined;
}

/** Words to look for in `suchtext`: letters and digits alone, no operators of a pattern. */
export const parseSuche = (q: string): string[] => parseAbfrage(q).map(foldWort).filter(Boolean);
