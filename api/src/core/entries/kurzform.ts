import { z } from 'zod';

// Files may use short forms for what forms show as labelled fields: `[48.8, 8.5]` for a location, `bauhof: { … }` for a
// named entry.

/** `[48.8, 8.5]` → `{ latitude: 48.8, longitude: 8.5 }`, using these field names; returns other values unchanged. */
export const nameParts = (value: unknown, names: readonly string[]): unknown =>
  Array.isArray(value) && value.length <= names.length
    ? Object.fromEntries(value.map((part, index) => [names[index], part as unknown]))
    : value;

/**
 * `{ hund: ['Köter'] }` → `[{ begriff: 'hund', andere: ['Köter'] }]`, `{ bauhof: { name: 'Bauhof' } }` → `[{ id:
 * 'bauhof', name: 'Bauhof' }]`. The first field is the key; if there are two fields, the second is the value. Returns
 * other values unchanged.
 */
export function listNamed(value: unknown, [name = '', second, ...further]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).map(([one, content]: [string, unknown]) =>
    second !== undefined && further.length === 0
      ? { [name]: one, [second]: content }
      : { [name]: one, ...Object(content) },
  );
}

/** An object that files may also write as an array of its values. */
export const shortGroup = <Group extends z.ZodObject>(group: Group) =>
  z.preprocess((value) => nameParts(value, Object.keys(group.shape)), group);

/**
 * A list of named entries that files may also write as an object. Names are unique.
 * @param read name and content of an entry
 */
export const directory = <Entry extends z.ZodObject, Content>(
  entry: Entry,
  read: (entry: z.output<Entry>) => readonly [name: string, inhalt: Content],
) =>
  z
    .preprocess(
      (value) => listNamed(value, Object.keys(entry.shape)),
      z.array(entry).check(({ value, issues }) => {
        const [field = ''] = Object.keys(entry.shape);
        const known = new Set<string>();
        for (const [index, one] of value.entries()) {
          const [name] = read(one);
          if (known.has(name)) {
            issues.push({ code: 'custom', input: name, path: [index, field], message: `„${name}“ gibt es zweimal.` });
          }
          known.add(name);
        }
      }),
    )
    .transform((entries): Record<string, Content> => Object.fromEntries(entries.map(read)));
