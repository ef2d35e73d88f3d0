import type { Route } from '@gm/shared/schemas/page';
import type { Services } from '../../core/composition/area.ts';
import type { FindTitle, PageSource } from '../../core/content/serve/page-source.ts';
import { buildEntryRoute } from '../../core/platform/rules/build-entry-route.ts';
import { buildFeed } from '../../core/platform/rules/build-feed.ts';
import { PUBLIC, type View } from './council-view.ts';
import { findView } from './find-view.ts';
import { createRatssitzungRepository } from './meetings/ratssitzung-repository.ts';
import { createRatsgremiumRepository } from './ratsgremium-repository.ts';
import { RATSINFO_PATH, readCouncilPath } from './ratsinfo-path.ts';
import { createRatsvorlageRepository } from './ratsvorlage-repository.ts';

/** Pages of meetings, papers, bodies and persons; members also get non-public ones. */
export function createCouncilPages(services: Services, findTitle: FindTitle): PageSource {
  const { db } = services.database;
  const gremien = createRatsgremiumRepository(db);
  const kinds = {
    sitzungen: { template: 'ratssitzung', find: createRatssitzungRepository(db, PUBLIC).findTitel },
    vorlagen: {
      template: 'ratsvorlage',
      find: (id: number, view: View) => createRatsvorlageRepository(db, view).findTitel(id),
    },
    gremien: { template: 'ratsgremium', find: gremien.findTitel },
    personen: { template: 'ratsperson', find: gremien.findName },
  };

  async function findRoute(path: string, view: View): Promise<Route | null> {
    const wanted = readCouncilPath(path);
    if (!wanted) return null;
    const { template, find } = kinds[wanted.art];
    const title = await find(wanted.id, view);
    if (title === null) return null;
    const list = `${RATSINFO_PATH}${wanted.art}/`;
    const [overview, about] = await Promise.all([findTitle(RATSINFO_PATH), findTitle(list)]);
    const start = { title: overview ?? 'Ratsinformation', href: RATSINFO_PATH };
    return buildEntryRoute(
      { pfad: path, titel: title, einleitung: null, ueber: about === null ? [] : [{ title: about, href: list }] },
      {
        template,
        endpoint: `/api/cms/ratsinfo/${wanted.art}/${wanted.id}`,
        uebersicht: start,
        feed: buildFeed(start),
      },
    );
  }

  return {
    feeds: [RATSINFO_PATH],
    find: (path) => findRoute(path, PUBLIC),
    async findPrivate(path, request, reply) {
      if (!readCouncilPath(path)) return null;
      const { mitglied: member, sicht: view } = await findView(request, reply, services);
      return member && findRoute(path, view);
    },
  };
}
