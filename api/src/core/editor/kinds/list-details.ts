import type { FormField } from '@gm/shared/schemas/form-field';

interface Detail {
  titel: string;
  wert: string;
}

/** All texts of a block, one per line. The schema of the block is not known here. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listTexts)
    : value === null || value === undefined || value === ''
      ? []
      : [String(value)];

/** A value in words. */
export const sayValue = ({ art: kind, optionen: options }: FormField, value: unknown): string => {
  if (kind === 'haken') return value ? 'ja' : 'nein';
  if (kind === 'auswahl') return options.find((one) => one.wert === value)?.text ?? String(value);
  if (kind === 'baustein') return listTexts(value).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Values of an entry in words, each with its path: `Öffnungszeiten 1 › Beginn`. Empty values are left out. */
export function listDetails(field: FormField, value: unknown, way: readonly string[] = []): Detail[] {
  if (value === null || value === undefined || value === '') return [];
  const { art: kind, felder: fields, eintrag: entry } = field;
  if (kind === 'gruppe' && typeof value === 'object') {
    const values = new Map(Object.entries(value));
    return fields.flatMap((inner) => listDetails(inner, values.get(inner.name), [...way, inner.titel]));
  }
  if (kind === 'liste' && entry && Array.isArray(value)) {
    const current = way.slice(0, -1);
    return value.flatMap((one, index) =>
      listDetails(entry, one, [...current, `${way.at(-1) ?? field.titel} ${index + 1}`]),
    );
  }
  return [{ titel: way.join(' › '), wert: sayValue(field, value) }];
}
