import type { Formfeld } from '@gm/shared/schemas/formfeld';

/** A field of a form drawn from a schema: one line of text that may stay empty, unless `felder` says otherwise. */
export const buildFormfeld = (name: string, titel: string, felder: Partial<Formfeld> = {}): Formfeld => ({
  name,
  titel,
  art: 'zeile',
  pflicht: false,
  hinweis: null,
  optionen: [],
  verweis: null,
  selten: false,
  felder: [],
  eintrag: null,
  ...felder,
});
