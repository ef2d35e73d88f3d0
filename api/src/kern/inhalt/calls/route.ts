import { AppError } from '@gm/shared/fehler/app-error';
import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import { z } from 'zod';
import { isVerborgen, type RoutePlugin } from '../../bereich.ts';
import { buildTischRoute } from '../../freigaben/build-tisch-route.ts';
import { buildRedaktionRoute } from '../../redaktion/build-redaktion-route.ts';
import { buildFeed } from '../../regeln/build-feed.ts';
import { normalizePfad } from '../../regeln/normalize-pfad.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { refreshBlockoptionen } from '../refresh-blockoptionen.ts';
import { createSeitenRepository } from '../seiten-repository.ts';
import { createEintragseiten, type Seitenquelle } from '../seitenquelle.ts';

const notFound = () =>
  new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es keine Seite.', { titel: 'Seite nicht gefunden' });

/** What stands on the page of a path: a page of the content, or one that kern or an area makes. */
export const route: RoutePlugin = async (app, dienste) => {
  const { cache, bereiche, verborgen } = dienste;
  const { db } = dienste.database;
  const seiten = createSeitenRepository(db);
  const findTitel = async (pfad: string) => (await seiten.find(pfad))?.title ?? null;
  const quellen: Seitenquelle[] = [
    createEintragseiten(
      bereiche.flatMap(({ eintragsarten }) => eintragsarten?.(db) ?? []),
      findTitel,
    ),
    ...bereiche.flatMap(({ seiten: create }) => (create ? [create(dienste, findTitel)] : [])),
  ];
  const feeds = new Set(quellen.flatMap((quelle) => quelle.feeds ?? []));

  async function findSeite(pfad: string): Promise<Route | null> {
    const gefunden = await seiten.find(pfad);
    const seite = gefunden && (await refreshBlockoptionen(db, bereiche, gefunden));
    return seite && feeds.has(pfad) ? { ...seite, feed: buildFeed({ title: seite.title, href: pfad }) } : seite;
  }

  async function findRoute(pfad: string): Promise<Route> {
    if (isVerborgen(pfad, verborgen)) throw notFound();
    const own = (await findSeite(pfad)) ?? buildTischRoute(pfad) ?? buildRedaktionRoute(pfad, dienste.publikationen);
    if (own) return own;
    for (const quelle of quellen) {
      const gefunden = await quelle.find?.(pfad);
      if (gefunden) return gefunden;
    }
    if (await seiten.isRemoved(pfad)) {
      throw new AppError('entfernt', 'Diese Seite gibt es nicht mehr.', { titel: 'Seite entfernt' });
    }
    throw notFound();
  }

  app.get(
    '/api/cms/route',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Inhalt der Seite eines Pfades',
        querystring: z.object({ url: z.string().min(1).describe('Pfad der Seite, z. B. /aktuelles/') }),
        response: { 200: routeSchema, ...problemReplies(400, 404, 410, 414) },
      },
    },
    async (request, reply) => {
      const pfad = normalizePfad(request.query.url);
      if (pfad === null) throw notFound();
      for (const quelle of quellen) {
        const gefunden = await quelle.findPrivate?.(pfad, request, reply);
        if (gefunden) return reply.header('cache-control', 'private, no-store').send(gefunden);
      }
      return cache.send(request, reply, `route ${pfad}`, () => findRoute(pfad));
    },
  );
};
