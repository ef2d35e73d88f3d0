import { buildSlug } from '@gm/shared/rules/build-slug';
import { type ContentKind, type Entry, isList } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { nameEntry } from './name-entry.ts';
import { getKeyField } from './own-fields.ts';

type Place = Pick<Entry, 'art' | 'schluessel' | 'datei' | 'platz'>;

/** `/klima/Neue Page/` → `klima/neue-seite` */
export const buildEntryKey = (wish: string) =>
  wish
    .split('/')
    .map((part) => buildSlug(part))
    .filter(Boolean)
    .join('/');

/** The key that other entries refer to. */
export function readKey(kind: ContentKind | null, data: unknown): string | number | null {
  const field = kind?.schluessel ?? 'id';
  const value = Object.entries(data ?? {}).find(([name]) => name === field)?.[1] as unknown;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function chooseFile({ ablage: storage }: ContentKind, key: string, last: string | undefined): string {
  if ('datei' in storage) return storage.datei;
  if (storage.form === 'listen') return last ?? `${storage.ordner}/weitere.yaml`;
  return `${storage.ordner}/${key}.${storage.form === 'texte' ? 'md' : 'yaml'}`;
}

/**
 * Place of an entry: an existing entry stays in place, a new one is appended. A numeric suffix makes the key unique.
 */
export async function placeEntry(db: DataSource, kind: ContentKind, wish: string, data: unknown): Promise<Place> {
  const entries = createEntryRepository(db);
  const current = wish ? await entries.find(kind.name, wish) : null;
  if (current) return { art: kind.name, schluessel: current.schluessel, datei: current.datei, platz: current.platz };
  const vorlage =
    (isList(kind) ? String(readKey(kind, data) ?? '') : '') ||
    buildEntryKey(wish || nameEntry({ daten: data, schluessel: kind.name })) ||
    kind.name;
  // Keys of withdrawn entries stay reserved, because they may be released again.
  const withdrawn = await createContentRelationRepository(db).listKeys(kind.name, vorlage);
  const assigned = new Set([
    ...(await entries.listKeys(kind.name, vorlage)),
    ...withdrawn.filter((key) => key !== wish),
  ]);
  let key = vorlage;
  for (let num = 2; assigned.has(key); num += 1) key = `${vorlage}-${num}`;
  const file = chooseFile(kind, key, (await entries.findLast(kind.name))?.datei);
  const place = isList(kind) ? ((await entries.findLast(kind.name, file))?.platz ?? -1) + 1 : 0;
  return { art: kind.name, schluessel: key, datei: file, platz: place };
}

export function buildEntry(kind: ContentKind, data: unknown, text: string, place: Place): Entry {
  const own = kind.ausTitel && readKey(kind, data) === null ? { [getKeyField(kind)]: place.schluessel } : {};
  const whole = typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...own, ...data } : data;
  return { ...place, daten: whole, text: kind.ablage.form === 'texte' ? text.trim() : null };
}
