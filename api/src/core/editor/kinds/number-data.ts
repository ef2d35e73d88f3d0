import type { ContentKind } from '../../entries/content-kind.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { hasNumber } from './own-fields.ts';

export function readNumber(data: unknown): number | null {
  const { id } = Object(data) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}

/**
 * The next number. Numbers of withdrawn entries are not reused, so that an old address never shows a different entry.
 */
export async function findNextNumber(db: DataSource, { name, findLastNumber }: ContentKind): Promise<number> {
  const last = [
    await createEntryRepository(db).findLastNumber(name),
    await createContentRelationRepository(db).findLastNumber(name),
    (await findLastNumber?.(db)) ?? 0,
  ];
  return Math.max(...last) + 1;
}

interface Former {
  /** Key of the entry in the content; empty for a new one. */
  schluessel: string;
  /** Its number before it was withdrawn. */
  nummer?: number | null | undefined;
}

/**
 * Adds the entry's number to the data, if its kind has one: the present one or the one before withdrawal. A new entry
 * gets the next number, whatever its data contains.
 */
export async function numberData(
  db: DataSource,
  kind: ContentKind,
  data: unknown,
  { schluessel: key, nummer: num = null }: Former,
): Promise<unknown> {
  if (!hasNumber(kind) || typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const entries = createEntryRepository(db);
  const current = key ? await entries.find(kind.name, key) : null;
  // An import may have used the number meanwhile.
  const isFree = num !== null && (await entries.pickNumbered(kind.name, [num])).length === 0;
  const id = readNumber(current?.daten) ?? (isFree ? num : await findNextNumber(db, kind));
  return 'id' in data ? { ...data, id } : { id, ...data };
}
