import type { FormField } from '@gm/shared/schemas/form-field';
import { listNamed, nameParts } from '../../entries/kurzform.ts';
import { readTag } from '../../entries/tag.ts';

const listNames = ({ felder: fields }: Pick<FormField, 'felder'>) => fields.map(({ name }) => name);

/** Converts data for forms: relative days become calendar days from `today`, short forms become complete ones. */
export function dateData(
  { art: kind, felder: fields, eintrag: entry }: FormField,
  value: unknown,
  today: string,
): unknown {
  if (kind === 'tag') return typeof value === 'number' ? readTag(value, today) : value;
  if (kind === 'liste' && entry) {
    const list = entry.art === 'gruppe' ? listNamed(value, listNames(entry)) : value;
    return Array.isArray(list) ? list.map((part) => dateData(entry, part, today)) : list;
  }
  if (kind !== 'gruppe') return value;
  const group = nameParts(value, listNames({ felder: fields }));
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return group;
  const perName = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(group).map(([name, part]: [string, unknown]) => {
      const field = perName.get(name);
      return [name, field ? dateData(field, part, today) : part];
    }),
  );
}
