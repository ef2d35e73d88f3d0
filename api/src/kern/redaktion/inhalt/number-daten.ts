import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { createInhaltsbezugRepository } from '../inhaltsbezug-repository.ts';
import { hasNummer } from './eigene-felder.ts';

/** The number `id` of an entry, or null. */
export function readNummer(daten: unknown): number | null {
  const { id } = Object(daten) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}

/** The next number: those of what was withdrawn are not given again, so that an old address never shows something else. */
export async function findNextNumber(db: Datenquelle, { name, findLastNumber }: Inhaltsart): Promise<number> {
  const letzte = [
    await createEintragRepository(db).findLastNumber(name),
    await createInhaltsbezugRepository(db).findLastNumber(name),
    (await findLastNumber?.(db)) ?? 0,
  ];
  return Math.max(...letzte) + 1;
}

interface Bisheriges {
  /** Key of the entry in the content; empty for a new one. */
  schluessel: string;
  /** The number it had before, where it was withdrawn. */
  nummer?: number | null | undefined;
}

/**
 * Data with the number of their entry, where its kind has one: what it has, or had before it was withdrawn. A new one gets the next,
 * whatever stands in its data: nobody types it.
 */
export async function numberDaten(
  db: Datenquelle,
  art: Inhaltsart,
  daten: unknown,
  { schluessel, nummer = null }: Bisheriges,
): Promise<unknown> {
  if (!hasNummer(art) || typeof daten !== 'object' || daten === null || Array.isArray(daten)) return daten;
  const eintraege = createEintragRepository(db);
  const bisher = schluessel ? await eintraege.find(art.name, schluessel) : null;
  // An import may have given it to another one meanwhile.
  const isFrei = nummer !== null && (await eintraege.pickNumbered(art.name, [nummer])).length === 0;
  const id = readNummer(bisher?.daten) ?? (isFrei ? nummer : await findNextNumber(db, art));
  return 'id' in daten ? { ...daten, id } : { id, ...daten };
}
