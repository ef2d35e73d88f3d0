import { buildSlug } from '@gm/shared/rules/build-slug';

/** „Müll“, „Muell“ and „MÜLL“ fold to `muell`. Empty for words without Latin letters or digits. */
export function foldWord(word: string): string {
  return buildSlug(word).replaceAll('-', '');
}
