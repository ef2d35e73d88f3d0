import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import { buildRatsPfad } from './ratsinfo-pfad.ts';

/** What the database itself keeps in the search (migration 0017). */
export const RATS_SUCHTYPEN = ['vorlage', 'sitzung'] as const;

/** The council as the site's search and the site map see it. */
export function createRatsSucheRepository(db: Datenquelle) {
  return {
    /** Bodies and persons; papers and meetings are in the search already. */
    async listSuchquellen(): Promise<{ typ: string; zeilen: Suchzeile[] }[]> {
      const gremien = await db
        .selectFrom('rats_gremien')
        .select(['id', 'name', 'kurzname', 'art', 'beschreibung'])
        .where('geloescht', '=', false)
        .orderBy('id')
        .execute();
      const personen = await db
        .selectFrom('rats_personen as p')
        .select(['id', 'name', 'ortsteil', 'status', 'taetigkeitsbereiche'])
        .select(
          sql<string>`coalesce((select string_agg(distinct g.name, ', ') from rats_mitgliedschaften m
            join rats_gremien g on g.id = m.gremium_id where m.person_id = p.id and not m.geloescht), '')`.as(
            'gremien',
          ),
        )
        .where('geloescht', '=', false)
        .orderBy('id')
        .execute();
      return [
        {
          typ: 'gremium',
          zeilen: gremien.map(({ id, name, kurzname, art, beschreibung }) => ({
            pfad: buildRatsPfad('gremien', id),
            titel: name,
            beschreibung: [art, kurzname].filter(Boolean).join(' '),
            text: htmlToText(beschreibung),
            datum: null,
          })),
        },
        {
          typ: 'ratsmitglied',
          zeilen: personen.map(({ id, name, ortsteil, status, taetigkeitsbereiche, gremien }) => ({
            pfad: buildRatsPfad('personen', id),
            titel: name,
            beschreibung: gremien,
            text: [...status, ...taetigkeitsbereiche, ortsteil].filter(Boolean).join(', '),
            datum: null,
          })),
        },
      ];
    },

    /** Paths of the papers and meetings that are public. */
    async listPaths(): Promise<string[]> {
      const zeilen = await db
        .selectFrom('suche')
        .select('pfad')
        .where('typ', 'in', [...RATS_SUCHTYPEN])
        .orderBy('pfad')
        .execute();
      return zeilen.map(({ pfad }) => pfad);
    },
  };
}
