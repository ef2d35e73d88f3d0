import type { EntryKind, FindTitle, PageSource } from '../../core/content/serve/page-source.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { buildEntryRoute } from '../../core/platform/rules/build-entry-route.ts';
import { createAdministrationRepository } from './administration-repository.ts';
import { createLeistungRepository } from './leistung-repository.ts';
import {
  ADMINISTRATION_PATH,
  ANSPRECHPARTNER,
  FACHBEREICHE,
  readLeistungSlug,
  STAFF,
  WEGWEISER_PATH,
} from './wegweiser-path.ts';

/** Pages of units, contact persons and staff. */
export function listEntryKinds(db: DataSource): EntryKind[] {
  const administration = createAdministrationRepository(db);
  return [
    { pfad: FACHBEREICHE, template: 'organisationseinheit', find: administration.findEinheitSeite },
    { pfad: ANSPRECHPARTNER, template: 'ansprechpartner', find: administration.findAnsprechpartnerSeite },
    { pfad: STAFF, template: 'mitarbeiter', find: administration.findMitarbeiterSeite },
  ].map((kind) => ({
    ...kind,
    endpoint: `/api/cms/${kind.template}`,
    uebersicht: ADMINISTRATION_PATH,
    titel: 'Verwaltung',
  }));
}

/** Pages of services, whose URLs contain a slug instead of a number. */
export function createLeistungPages(db: DataSource, findTitle: FindTitle): PageSource {
  const leistungen = createLeistungRepository(db);
  return {
    async find(path) {
      const slug = readLeistungSlug(path);
      const leistung = slug === null ? null : await leistungen.find(slug);
      if (!leistung) return null;
      return buildEntryRoute(
        { pfad: path, ...leistung },
        {
          template: 'leistung',
          endpoint: `/api/cms/leistungen/${slug}`,
          uebersicht: { title: (await findTitle(WEGWEISER_PATH)) ?? 'Wegweiser', href: WEGWEISER_PATH },
        },
      );
    },
  };
}
