import type { FormField } from '@gm/shared/schemas/form-field';

/** Builds a field of a generated form: by default an optional single-line text. */
export const buildFormField = (name: string, title: string, fields: Partial<FormField> = {}): FormField => ({
  name,
  titel: title,
  art: 'zeile',
  pflicht: false,
  hinweis: null,
  optionen: [],
  verweis: null,
  selten: false,
  felder: [],
  eintrag: null,
  ...fields,
});
