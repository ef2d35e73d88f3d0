import { z } from 'zod';

// Files may say briefly what forms show as labelled fields: `[48.8, 8.5]` for a place, `bauhof: { … }` for an entry with a name.

/** `[48.8, 8.5]` → `{ latitude: 48.8, longitude: 8.5 }` by the names of the fields; whatever else it is comes back as it is. */
export const nameTeile = (wert: unknown, namen: readonly string[]): unknown =>
  Array.isArray(wert) && wert.length <= namen.length
    ? Object.fromEntries(wert.map((teil, index) => [namen[index], teil as unknown]))
    : wert;

/**
 * `{ hund: ['Köter'] }` → `[{ begriff: 'hund', andere: ['Köter'] }]`, `{ bauhof: { name: 'Bauhof' } }` → `[{ id: 'bauhof', name: 'Bauhof' }]`:
 * the first field is the name, and of two the second what stands behind it. Whatever else it is comes back as it is.
 */
export function listBenannte(wert: unknown, [name = '', zweites, ...weitere]: readonly string[]): unknown {
  if (typeof wert !== 'object' || wert === null || Array.isArray(wert)) return wert;
  return Object.entries(wert).map(([eines, inhalt]: [string, unknown]) =>
    zweites !== undefined && weitere.length === 0
      ? { [name]: eines, [zweites]: inhalt }
      : { [name]: eines, ...Object(inhalt) },
  );
}

/** A group that files may also write as a list of its values. */
export const kurzeGruppe = <Gruppe extends z.ZodObject>(gruppe: Gruppe) =>
  z.preprocess((wert) => nameTeile(wert, Object.keys(gruppe.shape)), gruppe);

/**
 * Entries with a name each, which files may also write as a group of them. None has the name of another.
 * @param read name and content of an entry
 */
export const verzeichnis = <Eintrag extends z.ZodObject, Inhalt>(
  eintrag: Eintrag,
  read: (eintrag: z.output<Eintrag>) => readonly [name: string, inhalt: Inhalt],
) =>
  z
    .preprocess(
      (wert) => listBenannte(wert, Object.keys(eintrag.shape)),
      z.array(eintrag).check(({ value, issues }) => {
        const [feld = ''] = Object.keys(eintrag.shape);
        const bekannte = new Set<string>();
        for (const [index, eines] of value.entries()) {
          const [name] = read(eines);
          if (bekannte.has(name)) {
            issues.push({ code: 'custom', input: name, path: [index, feld], message: `„${name}“ gibt es zweimal.` });
          }
          bekannte.add(name);
        }
      }),
    )
    .transform((eintraege): Record<string, Inhalt> => Object.fromEntries(eintraege.map(read)));
