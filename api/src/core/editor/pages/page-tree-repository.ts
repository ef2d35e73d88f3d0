import { sql } from 'kysely';
import { pageKind } from '../../entries/core-kinds.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { joinVersion } from '../store/editorial-repository.ts';

/** Queries of the tree of pages. */
export function createPageTreeRepository(db: DataSource) {
  return {
    /** All public pages without their data. */
    listPublic: () =>
      db
        .selectFrom('inhalt_eintraege')
        .select(['schluessel', 'datei', 'name'])
        .where('art', '=', pageKind.name)
        .execute(),

    /** Pages that were never public, with the address their draft asks for. */
    listDrafts: () =>
      joinVersion(db)
        .select(['b.referenz', 'b.status', 'b.version', 'b.freigegeben', 'b.ab', 'b.vorgelegt_am', 'p.am'])
        .select(sql<string>`coalesce(f.angaben->>'schluessel', '')`.as('schluessel'))
        .select(sql<string>`coalesce(f.angaben->>'titel', '')`.as('titel'))
        .where('b.inhalt_art', '=', pageKind.name)
        .where('b.status', 'in', ['Entwurf', 'geplant'])
        .execute(),
  };
}
