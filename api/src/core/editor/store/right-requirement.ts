import { type RawBuilder, sql } from 'kysely';
import type { Branch, ContentKind } from '../../entries/content-kind.ts';
import type { Rights } from './rights.ts';

const WRONG = sql<boolean>`false`;

/** SQL equivalent of `listBranches`. @param field the branch field in the version's data */
function isInBranch(branch: string, where: Branch, field: (name: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  const key = sql`coalesce(b.inhalt_schluessel, f.angaben->>'schluessel', '')`;
  if (where === 'pfad') return sql<boolean>`starts_with('/' || trim(both '/' from ${key}) || '/', ${branch})`;
  if (where === 'eintrag') return sql<boolean>`${key} = ${branch}`;
  return sql<boolean>`${field(where.feld)} = ${branch}`;
}

/**
 * Condition for entries visible to an account, in queries over `redaktion_beitraege as b` with version
 * `redaktion_fassungen as f`; null: all entries.
 */
export function buildRightRequirement(
  { hatAlles: hasEverything, liste: list }: Rights,
  findKind: (name: string) => ContentKind | null,
): RawBuilder<boolean> | null {
  if (hasEverything) return null;
  const requirements = list.map(({ art: kind, zweig: branch }) => {
    const fromTheContent = findKind(kind);
    if (!fromTheContent) return WRONG;
    const field = (name: string) => sql`(f.angaben->>'daten')::jsonb->>${name}`;
    const where = branch ? isInBranch(branch, fromTheContent.zweig ?? 'eintrag', field) : sql`true`;
    return sql<boolean>`(f.angaben->>'art' = ${kind} and ${where})`;
  });
  return sql<boolean>`(${sql.join([WRONG, ...requirements], sql` or `)})`;
}
