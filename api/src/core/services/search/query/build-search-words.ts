import { type RawBuilder, sql } from 'kysely';

/** Maximum characters indexed per text: a tsvector is limited to one megabyte. */
const MAX_TEXT = 400_000;

/** tsvector of an unindexed text, built like the index of the site's search (`migrations/0007_search.ts`). */
export const buildSearchWords = (text: RawBuilder<unknown>) =>
  sql`to_tsvector('german', translate(left(${text}, ${MAX_TEXT}),
    'éèêëáàâåãíìîïóòôõúùûñçÉÈÊÁÀÂÓÚÇ./@_-+&:<>', 'eeeeaaaaaiiiioooouuuncEEEAAAOUC          '))`;
