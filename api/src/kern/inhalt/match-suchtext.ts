import { sql } from 'kysely';
import { maskLike } from '../daten/mask-like.ts';

/** What is looked for, folded as `suchtext` and the names of lists are: by the database, which may fold letters otherwise than JavaScript. */
export const foldWort = (wort: string) => sql<string>`lower(${wort.replaceAll(/&shy;|\u00ad/g, '')}::text)`;

/** Pattern of `like` for `suchtext` of the content's entries. */
export const matchSuchtext = (wort: string) => foldWort(`%${maskLike(wort)}%`);
