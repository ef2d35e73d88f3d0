import { buildSlug } from '@gm/shared/regeln/build-slug';

/** „Müll“, „Muell“ and „MÜLL“ are one word: `muell`. Empty for words without a Latin letter or digit. */
export function foldWort(wort: string): string {
  return buildSlug(wort).replaceAll('-', '');
}
