import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Eintragsart, FindTitel, Seitenquelle } from '../../kern/inhalt/seitenquelle.ts';
import { buildEintragRoute } from '../../kern/regeln/build-eintrag-route.ts';
import { createLeistungRepository } from './leistung-repository.ts';
import { createVerwaltungRepository } from './verwaltung-repository.ts';
import {
  ANSPRECHPARTNER,
  FACHBEREICHE,
  MITARBEITER,
  readLeistungSlug,
  VERWALTUNG_PFAD,
  WEGWEISER_PFAD,
} from './wegweiser-pfad.ts';

/** Pages of units, contact persons and staff. */
export function listEintragsarten(db: Datenquelle): Eintragsart[] {
  const verwaltung = createVerwaltungRepository(db);
  return [
    { pfad: FACHBEREICHE, template: 'organisationseinheit', find: verwaltung.findEinheitSeite },
    { pfad: ANSPRECHPARTNER, template: 'ansprechpartner', find: verwaltung.findAnsprechpartnerSeite },
    { pfad: MITARBEITER, template: 'mitarbeiter', find: verwaltung.findMitarbeiterSeite },
  ].map((art) => ({
    ...art,
    endpoint: `/api/cms/${art.template}`,
    uebersicht: VERWALTUNG_PFAD,
    titel: 'Verwaltung',
  }));
}

/** Pages of services, which are found by a word of their address. */
export function createLeistungsseiten(db: Datenquelle, findTitel: FindTitel): Seitenquelle {
  const leistungen = createLeistungRepository(db);
  return {
    async find(pfad) {
      const slug = readLeistungSlug(pfad);
      const leistung = slug === null ? null : await leistungen.find(slug);
      if (!leistung) return null;
      return buildEintragRoute(
        { pfad, ...leistung },
        {
          template: 'leistung',
          endpoint: `/api/cms/leistungen/${slug}`,
          uebersicht: { title: (await findTitel(WEGWEISER_PFAD)) ?? 'Wegweiser', href: WEGWEISER_PFAD },
        },
      );
    },
  };
}
