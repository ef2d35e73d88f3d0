import { type RawBuilder, sql } from 'kysely';

/** Characters of one text that are looked through: a tsvector holds a megabyte. */
const MAX_TEXT = 400_000;

/** The words of a text that is in no index, as the index of the site's search has them (migration 0004). */
export const buildSuchworte = (text: RawBuilder<unknown>) =>
  sql`to_tsvector('german', translate(left(${text}, ${MAX_TEXT}),
    'éèêëáàâåãíìîïóòôõúùûñçÉÈÊÁÀÂÓÚÇ./@_-+&:<>', 'eeeeaaaaaiiiioooouuuncEEEAAAOUC          '))`;
