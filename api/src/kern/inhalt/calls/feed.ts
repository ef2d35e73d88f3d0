import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import { ARTIKEL } from '../../../bereiche/aktuelles/artikel-pfad.ts';
import { createArtikelRepository } from '../../../bereiche/aktuelles/artikel-repository.ts';
import { BEKANNTMACHUNGEN } from '../../../bereiche/bekanntmachungen/bekanntmachung-pfad.ts';
import { createBekanntmachungRepository } from '../../../bereiche/bekanntmachungen/bekanntmachung-repository.ts';
import type { RoutePlugin } from '../../bereich.ts';
import type { EintragPfad } from '../../regeln/eintrag-pfad.ts';
import { createSeitenRepository } from '../seiten-repository.ts';
import { createStammdatenRepository } from '../stammdaten-repository.ts';
import { type FeedEintrag, renderFeed } from './feed-dokument.ts';

/** About half a year of a small municipality's news: who subscribes today can still read up. */
const MAX_EINTRAEGE = 30;
const ATOM = 'application/atom+xml; charset=utf-8';

interface Quelle {
  pfad: EintragPfad;
  /** Title while no page of the content gives one. */
  titel: string;
  summary: string;
  /** Newest first, as seen on that calendar day. */
  list(heute: string): Promise<(Omit<FeedEintrag, 'dauerhaft'> & { id: number })[]>;
}

/** Lists that have an Atom feed: the news and the notice board. */
export const feed: RoutePlugin = async (app, { config, database: { db }, cache }) => {
  const artikel = createArtikelRepository(db);
  const bekanntmachungen = createBekanntmachungRepository(db);
  const seiten = createSeitenRepository(db);
  const stammdaten = createStammdatenRepository(db);
  const ausschnitt = { seite: 1, proSeite: MAX_EINTRAEGE };

  const quellen: Quelle[] = [
    {
      pfad: ARTIKEL,
      titel: 'Aktuelles',
      summary: 'Meldungen als Atom-Feed',
      list: async () =>
        (await artikel.list({}, { sortierung: [{ feld: 'datum_von', richtung: 'desc' }], ...ausschnitt })).data,
    },
    {
      pfad: BEKANNTMACHUNGEN,
      titel: 'Öffentliche Bekanntmachungen',
      summary: 'Öffentliche Bekanntmachungen als Atom-Feed',
      list: async (heute) =>
        (await bekanntmachungen.list({ heute, archiv: false }, ausschnitt)).data.map(({ rubrik, ...eintrag }) => ({
          ...eintrag,
          rubrik_name: rubrik.titel,
        })),
    },
  ];

  async function buildFeed({ pfad, titel, list }: Quelle, heute: string): Promise<string> {
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

  for (const quelle of quellen) {
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
        return cache.send(request, reply, `feed ${uebersicht} ${heute}`, () => buildFeed(quelle, heute), ATOM);
      },
    );
  }
};
