import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { htmlToText } from '../../../core/platform/text/html-to-text.ts';
import type { SearchRow } from '../../../core/services/search/search-row.ts';
import { buildCouncilPath } from '../ratsinfo-path.ts';

/** Types indexed for search by `aktualisiere_rats_suche`. */
export const COUNCIL_SEARCH_TYPES = ['vorlage', 'sitzung'] as const;

/** The council for the site's search and site map. */
export function createCouncilSearchRepository(db: DataSource) {
  return {
    /** Bodies and persons; papers and meetings are indexed by triggers. */
    async listSearchSources(): Promise<{ typ: string; zeilen: SearchRow[] }[]> {
      const gremien = await db
        .selectFrom('rats_gremien')
        .select(['id', 'name', 'kurzname', 'art', 'beschreibung'])
        .where('geloescht', '=', false)
        .orderBy('id')
        .execute();
      const persons = await db
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
          zeilen: gremien.map(({ id, name, kurzname: shortName, art: kind, beschreibung: description }) => ({
            pfad: buildCouncilPath('gremien', id),
            titel: name,
            beschreibung: [kind, shortName].filter(Boolean).join(' '),
            text: htmlToText(description),
            datum: null,
          })),
        },
        {
          typ: 'ratsmitglied',
          zeilen: persons.map(({ id, name, ortsteil, status, taetigkeitsbereiche, gremien }) => ({
            pfad: buildCouncilPath('personen', id),
            titel: name,
            beschreibung: gremien,
            text: [...status, ...taetigkeitsbereiche, ortsteil].filter(Boolean).join(', '),
            datum: null,
          })),
        },
      ];
    },

    /** Paths of public papers and meetings. */
    async listPaths(): Promise<string[]> {
      const lines = await db
        .selectFrom('suche')
        .select('pfad')
        .where('typ', 'in', [...COUNCIL_SEARCH_TYPES])
        .orderBy('pfad')
        .execute();
      return lines.map(({ pfad: path }) => path);
    },
  };
}
