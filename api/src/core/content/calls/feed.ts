import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import { createMasterDataRepository } from '../../entries/master-data-repository.ts';
import { createPageRepository } from '../../entries/page-repository.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import type { ContentContext } from '../context.ts';
import { renderFeed } from '../serve/calls/feed-document.ts';
import type { FeedSource } from '../serve/feed-source.ts';

const ATOM = 'application/atom+xml; charset=utf-8';

/** Atom feeds for the lists that areas declare. */
export const feed: RoutePlugin<ContentContext> = async (app, { config, lesen: reading, cache, bereiche: areas }) => {
  const pages = createPageRepository(reading);
  const masterData = createMasterDataRepository(reading);

  async function buildFeed({ pfad: path, titel: title, list }: FeedSource, today: string): Promise<string> {
    const [gemeinde, overview, entries] = await Promise.all([
      masterData.findGemeinde(),
      pages.find(path.uebersicht),
      list(today),
    ]);
    return renderFeed({
      siteUrl: config.SITE_URL,
      gemeinde: gemeinde?.name ?? 'Gemeinde',
      uebersicht: { title: overview?.title ?? title, href: path.uebersicht },
      eintraege: entries.map((entry) => ({ ...entry, dauerhaft: path.buildPermanent(entry.id) })),
    });
  }

  for (const source of areas.flatMap(({ feeds }) => feeds?.(reading) ?? [])) {
    const { uebersicht: overview } = source.pfad;
    app.get(
      `/api/cms${overview}feed.xml`,
      {
        schema: {
          tags: ['Inhalte'],
          summary: source.summary,
          produces: ['application/atom+xml'],
          response: {
            200: { description: 'Atom 1.0', content: { 'application/atom+xml': { schema: z.string() } } },
          },
        },
      },
      async (request, reply) => {
        const { tag: today } = readBerlinTime(new Date());
        return cache.send(request, reply, `feed ${overview} ${today}`, () => buildFeed(source, today), {
          type: ATOM,
        });
      },
    );
  }
};
