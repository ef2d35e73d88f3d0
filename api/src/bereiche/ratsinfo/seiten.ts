import type { Route } from '@gm/shared/schemas/seite';
import type { Dienste } from '../../kern/bereich.ts';
import type { FindTitel, Seitenquelle } from '../../kern/inhalt/seitenquelle.ts';
import { buildEintragRoute } from '../../kern/regeln/build-eintrag-route.ts';
import { buildFeed } from '../../kern/regeln/build-feed.ts';
import { findSicht } from './find-sicht.ts';
import { OEFFENTLICH, type Sicht } from './rats-sicht.ts';
import { createRatsgremiumRepository } from './ratsgremium-repository.ts';
import { RATSINFO_PFAD, readRatsPfad } from './ratsinfo-pfad.ts';
import { createRatssitzungRepository } from './ratssitzung-repository.ts';
import { createRatsvorlageRepository } from './ratsvorlage-repository.ts';

/** Pages of meetings, papers, bodies and persons; members also get those of what is closed to others. */
export function createRatsseiten(dienste: Dienste, findTitel: FindTitel): Seitenquelle {
  const { db } = dienste.database;
  const gremien = createRatsgremiumRepository(db);
  const arten = {
    sitzungen: { template: 'ratssitzung', find: createRatssitzungRepository(db, OEFFENTLICH).findTitel },
    vorlagen: {
      template: 'ratsvorlage',
      find: (id: number, sicht: Sicht) => createRatsvorlageRepository(db, sicht).findTitel(id),
    },
    gremien: { template: 'ratsgremium', find: gremien.findTitel },
    personen: { template: 'ratsperson', find: gremien.findName },
  };

  async function findRoute(pfad: string, sicht: Sicht): Promise<Route | null> {
    const gesucht = readRatsPfad(pfad);
    if (!gesucht) return null;
    const { template, find } = arten[gesucht.art];
    const titel = await find(gesucht.id, sicht);
    if (titel === null) return null;
    const liste = `${RATSINFO_PFAD}${gesucht.art}/`;
    const [uebersicht, ueber] = await Promise.all([findTitel(RATSINFO_PFAD), findTitel(liste)]);
    const start = { title: uebersicht ?? 'Ratsinformation', href: RATSINFO_PFAD };
    return buildEintragRoute(
      { pfad, titel, einleitung: null, ueber: ueber === null ? [] : [{ title: ueber, href: liste }] },
      {
        template,
        endpoint: `/api/cms/ratsinfo/${gesucht.art}/${gesucht.id}`,
        uebersicht: start,
        feed: buildFeed(start),
      },
    );
  }

  return {
    feeds: [RATSINFO_PFAD],
    find: (pfad) => findRoute(pfad, OEFFENTLICH),
    async findPrivate(pfad, request, reply) {
      if (!readRatsPfad(pfad)) return null;
      const { mitglied, sicht } = await findSicht(request, reply, dienste);
      return mitglied && findRoute(pfad, sicht);
    },
  };
}
