import { z } from 'zod';
import { createArtikelRepository } from '../../daten/artikel-repository.ts';
import { createSeitenRepository } from '../../daten/seiten-repository.ts';
import { createStammdatenRepository } from '../../daten/stammdaten-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { ARTIKEL } from '../../regeln/artikel-pfad.ts';
import { rendereFeed } from './feed-dokument.ts';

/** About half a year of a small municipality's news: who subscribes today can still read up. */
const MAX_EINTRAEGE = 30;
const ATOM = 'application/atom+xml; charset=utf-8';

/** The news as an Atom feed, newest first. */
export const feed: RoutePlugin = async (app, { config, database: { db }, cache }) => {
  const artikel = createArtikelRepository(db);
  const seiten = createSeitenRepository(db);
  const stammdaten = createStammdatenRepository(db);

  async function baueFeed(): Promise<string> {
    const sortierung = [{ feld: 'datum_von', richtung: 'desc' } as const];
    const [gemeinde, uebersicht, { data }] = await Promise.all([
      stammdaten.findeGemeinde(),
      seiten.finde(ARTIKEL.uebersicht),
      artikel.liste({}, { sortierung, seite: 1, proSeite: MAX_EINTRAEGE }),
    ]);
    return rendereFeed({
      siteUrl: config.SITE_URL,
      gemeinde: gemeinde?.name ?? 'Gemeinde',
      uebersicht: uebersicht?.title ?? 'Aktuelles',
      pfad: ARTIKEL,
      eintraege: data,
    });
  }

  app.get(
    '/api/cms/aktuelles/feed.xml',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Meldungen als Atom-Feed',
        produces: ['application/atom+xml'],
        response: {
          200: { description: 'Atom 1.0', content: { 'application/atom+xml': { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => cache.send(request, reply, 'feed', baueFeed, ATOM),
  );
};
