import { type RawBuilder, sql } from 'kysely';
import type { Inhaltsart, Zweig } from '../../inhalt/inhaltsart.ts';
import type { Rechte } from './rechte.ts';

const FALSCH = sql<boolean>`false`;

/** In the terms of `listZweige`. @param feld the branch's field in what a version holds */
function isInZweig(zweig: string, wo: Zweig, feld: (name: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  const schluessel = sql`coalesce(b.inhalt_schluessel, f.angaben->>'schluessel', '')`;
  if (wo === 'pfad') return sql<boolean>`starts_with('/' || trim(both '/' from ${schluessel}) || '/', ${zweig})`;
  if (wo === 'eintrag') return sql<boolean>`${schluessel} = ${zweig}`;
  return sql<boolean>`${feld(wo.feld)} = ${zweig}`;
}

/**
 * Which of what editors write an account may see, for queries over `redaktion_beitraege as b` with its version
 * `redaktion_fassungen as f`; null: all of it.
 */
export function buildRechtebedingung(
  { hatAlles, liste }: Rechte,
  findArt: (name: string) => Inhaltsart | null,
): RawBuilder<boolean> | null {
  if (hatAlles) return null;
  const bedingungen = liste.map(({ art, zweig }) => {
    const vomInhalt = findArt(art);
    if (!vomInhalt) return FALSCH;
    const feld = (name: string) => sql`(f.angaben->>'daten')::jsonb->>${name}`;
    const wo = zweig ? isInZweig(zweig, vomInhalt.zweig ?? 'eintrag', feld) : sql`true`;
    return sql<boolean>`(f.angaben->>'art' = ${art} and ${wo})`;
  });
  return sql<boolean>`(${sql.join([FALSCH, ...bedingungen], sql` or `)})`;
}
