import type { FieldError } from '@gm/shared/schemas/form';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { describeForm } from '../kinds/own-fields.ts';
import { checkEmptyPieces } from '../templates/check-empty-pieces.ts';

/** The fault of an entry whose kind requires a text and has none. */
export const checkTextDa = ({ textFehlt: textMissing }: ContentKind, text: string | null): FieldError[] =>
  textMissing && !text?.trim() ? [{ feld: 'text', meldung: textMissing }] : [];

/** What an entry lacks before publication: required fields, its text, and the content of its blocks. */
export async function listMissing(
  db: DataSource,
  kind: ContentKind,
  { daten: data, text }: Pick<Entry, 'daten' | 'text'>,
): Promise<FieldError[]> {
  const { error } = kind.schema.safeParse(data);
  // The release fills in the remaining fields: numbers and times.
  const shown = new Set(describeForm(kind).felder.map(({ name }) => name));
  const fields = (error?.issues ?? [])
    .filter(({ path: [name] }) => shown.has(String(name)))
    .map(({ path, message }) => ({ feld: ['daten', ...path.map(String)].join('/'), meldung: message }));
  return [...checkTextDa(kind, text), ...fields, ...(await checkEmptyPieces(db, kind, data))];
}
