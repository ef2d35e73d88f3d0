import { type ContentKind, type Entry, isList } from '../../entries/content-kind.ts';
import { buildKey, compareEntries, createEntryRepository } from '../../entries/entry-repository.ts';
import { listTextPhotos } from '../../entries/text/text-pictures.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Difference } from '../folder/change-inventory.ts';

const readId = ({ daten: data }: Entry): unknown => (Object(data) as { id?: unknown }).id;

/** The name by which other entries refer to an entry: its number or its key. */
export const readName = (kind: ContentKind, entry: Entry): string =>
  isNumbered(kind) ? String(readId(entry)) : entry.schluessel;

const isNumbered = (kind: ContentKind) => !isList(kind) || kind.schluessel === undefined;

/** The content with a pending change applied (stored or not), queried entry by entry. */
export function createProspect(
  db: DataSource,
  { neue: fresh, entfernte: removed }: Pick<Difference, 'neue' | 'entfernte'> = { neue: [], entfernte: [] },
) {
  const repository = createEntryRepository(db);
  const hidden = new Set([...fresh, ...removed].map(buildKey));
  const change = (former: readonly Entry[], fits: (entry: Entry) => boolean) =>
    [...former.filter((entry) => !hidden.has(buildKey(entry))), ...fresh.filter(fits)].sort(compareEntries);

  return {
    listAll: async () => change(await repository.list(), () => true),

    async listOf(kinds: readonly string[]) {
      return change(await repository.listOf(kinds), ({ art: kind }) => kinds.includes(kind));
    },

    async pick(name: string, key: readonly string[]) {
      return change(await repository.pick(name, key), (one) => one.art === name && key.includes(one.schluessel));
    },

    /** Entries that these words refer to. */
    async pickNamed(kind: ContentKind, names: readonly string[]) {
      const former = isNumbered(kind)
        ? await repository.pickNumbered(kind.name, names.filter((name) => /^\d{1,15}$/.test(name)).map(Number))
        : await repository.pick(kind.name, names);
      return change(former, (one) => one.art === kind.name && names.includes(readName(kind, one)));
    },

    /** Pages below a path, including the page at the path. */
    async listPages(path: string, isBelow: (page: Entry) => boolean) {
      return change(await repository.listPages(path), (one) => one.art === 'seite' && isBelow(one));
    },

    /** Entries of some kinds that contain this value. */
    async listNaming(kinds: readonly string[], name: string) {
      const names = (one: Entry) => kinds.includes(one.art) && listValues([one.daten, one.text]).has(name);
      return change((await repository.listMentioning(kinds, name)).filter(names), names);
    },
  };
}

export type Prospect = ReturnType<typeof createProspect>;

/** All words and numbers at any depth, and the photos in texts; they include every possible reference. */
export function listValues(value: unknown, values = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    values.add(value);
    for (const photo of listTextPhotos(value)) values.add(photo);
  } else if (typeof value === 'number') values.add(String(value));
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) listValues(part, values);
  return values;
}
