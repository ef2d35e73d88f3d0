export interface Sorting<Field extends string> {
  feld: Field;
  richtung: 'asc' | 'desc';
}

/**
 * `datum_von desc, titel` or `-datum_von,titel`: descending by date, then ascending by title. Null for names outside
 * `fields`, so that no unchecked field name reaches the database.
 */
export function readSorting<Field extends string>(order: string, fields: readonly Field[]): Sorting<Field>[] | null {
  const sorting: Sorting<Field>[] = [];
  for (const part of order.split(',')) {
    const [, minus, name, word] = /^\s*(-?)([a-z_]+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
    const field = fields.find((known) => known === name);
    if (field === undefined || (minus && word)) return null;
    sorting.push({ feld: field, richtung: minus || word?.toLowerCase() === 'desc' ? 'desc' : 'asc' });
  }
  return sorting;
}
