import { type RawBuilder, sql } from 'kysely';
import type { Inhaltsart, Zweig } from '../../inhalt/inhaltsart.ts';
import type { Publikationen } from '../publikation.ts';
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
 * @param inhalt name of the kind that all entries of the content have here
 */
export function buildRechtebedingung(
  { hatAlles, liste }: Rechte,
  { find }: Publikationen,
  findArt: (name: string) => Inhaltsart | null,
  inhalt: string,
): RawBuilder<boolean> | null {
  if (hatAlles) return null;
  const bedingungen = liste.flatMap(({ art, zweig }) => {
    const eigene = find(art);
    const vomInhalt = findArt(art);
    return [
      eigene && zweig === '' ? sql<boolean>`b.art = ${art}` : FALSCH,
      vomInhalt
        ? sql<boolean>`(b.art = ${inhalt} and f.angaben->>'art' = ${art} and ${
            zweig
              ? isInZweig(zweig, vomInhalt.zweig ?? 'eintrag', (feld) => sql`(f.angaben->>'daten')::jsonb->>${feld}`)
              : sql`true`
          })`
        : FALSCH,
    ];
  });
  return sql<boolean>`(${sql.join([FALSCH, ...bedingungen], sql` or `)})`;
}
