import { sql } from 'kysely';
import { maskLike } from '../../platform/database/mask-like.ts';

/**
 * Folds a search word like `suchtext` and the names of lists. The database does it, because its folding may differ from
 * JavaScript's.
 */
export const foldWord = (word: string) => sql<string>`lower(${word.replaceAll(/&shy;|\u00ad/g, '')}::text)`;

/** `like` pattern for `suchtext` of content entries. */
export const matchSearchText = (word: string) => foldWord(`%${maskLike(word)}%`);
