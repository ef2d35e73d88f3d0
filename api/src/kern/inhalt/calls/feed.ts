import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import type { Feedquelle } from '../feedquelle.ts';
import { createSeitenRepository } from '../seiten-repository.ts';
import { createStammdatenRepository } from '../stammdaten-repository.ts';
import { renderFeed } from './feed-dokument.ts';

const ATOM = 'application/atom+xml; charset=utf-8';

/** Lists of the areas that have an Atom feed. */
export const feed: RoutePlugin = async (app, { config, lesen, cache, bereiche }) => {
  const seiten = createSeitenRepository(lesen);
  const stammdaten = createStammdatenRepository(lesen);

  async function buildFeed({ pfad, titel, list }: Feedquelle, heute: string): Promise<string> {
    const [gemeinde, uebersicht, eintraege] = await Promise.all([
      stammdaten.findGemeinde(),
      seiten.find(pfad.uebersicht),
      list(heute),
    ]);
    return renderFeed({
      siteUrl: config.SITE_URL,
      gemeinde: gemeinde?.name ?? 'Gemeinde',
      uebersicht: { title: uebersicht?.title ?? titel, href: pfad.uebersicht },
      eintraege: eintraege.map((eintrag) => ({ ...eintrag, dauerhaft: pfad.buildPermanent(eintrag.id) })),
    });
  }

  for (const quelle of bereiche.flatMap(({ feeds }) => feeds?.(lesen) ?? [])) {
    const { uebersicht } = quelle.pfad;
    app.get(
      `/api/cms${uebersicht}feed.xml`,
      {
        schema: {
          tags: ['Inhalte'],
          summary: quelle.summary,
          produces: ['application/atom+xml'],
          response: {
            200: { description: 'Atom 1.0', content: { 'application/atom+xml': { schema: z.string() } } },
          },
        },
      },
      async (request, reply) => {
        const { tag: heute } = readBerlinerZeit(new Date());
        return cache.send(request, reply, `feed ${uebersicht} ${heute}`, () => buildFeed(quelle, heute), {
          type: ATOM,
        });
      },
    );
  }
};
