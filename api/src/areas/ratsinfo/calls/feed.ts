import { addDays } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { type FeedEntry, renderFeed } from '../../../core/content/serve/calls/feed-document.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { PUBLIC } from '../council-view.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { createRatsgremiumRepository } from '../ratsgremium-repository.ts';
import { RATSINFO_PATH } from '../ratsinfo-path.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { councilQuery } from '../search/council-query.ts';

const MAX_ENTRIES = 30;
const ATOM = 'application/atom+xml; charset=utf-8';

const querySchema = z.object({ gremium: councilQuery.gremium });

/** Feed of news of the council or of one body: papers and decisions. */
export const councilFeed: RoutePlugin = async (app, services) => {
  const { config, database } = services;
  const answer = createCouncilAnswer(services);
  const masterData = createMasterDataRepository(database.db);
  const gremien = createRatsgremiumRepository(database.db);
  const meetings = createRatssitzungRepository(database.db, PUBLIC);
  const papers = createRatsvorlageRepository(database.db, PUBLIC);

  async function build({ gremium }: z.output<typeof querySchema>, today: string): Promise<string> {
    const excerpt = { seite: 1, proSeite: MAX_ENTRIES };
    const [gemeinde, name, papiere, reports] = await Promise.all([
      masterData.findGemeinde(),
      gremium ? gremien.findTitel(gremium) : null,
      papers.list({ gremium }, excerpt),
      meetings.listReports({ gremium, bis: addDays(today, -1) }, excerpt),
    ]);
    const entries: FeedEntry[] = [
      ...papiere.map(({ titel: title, art: kind, aktenzeichen: fileNumber, datum: date, detailURL }) => ({
        dauerhaft: detailURL,
        titel: title,
        einleitung: [kind, fileNumber].filter(Boolean).join(' '),
        datum_von: date ?? '1970-01-01',
        rubrik_name: kind,
        detailURL,
      })),
      ...reports
        .filter(({ beschluesse }) => beschluesse.length > 0)
        .map(({ titel: title, datum_von, beschluesse, detailURL }) => ({
          dauerhaft: detailURL,
          titel: `Ergebnisse: ${title}`,
          einleitung: beschluesse.map((point) => `${point.titel}: ${point.ergebnis}`).join('; '),
          datum_von: datum_von.slice(0, 10),
          rubrik_name: 'Sitzungsergebnisse',
          detailURL,
        })),
    ];
    return renderFeed({
      siteUrl: config.SITE_URL,
      gemeinde: gemeinde?.name ?? 'Gemeinde',
      uebersicht: { title: name ?? 'Ratsinformation', href: RATSINFO_PATH },
      ...(gremium ? { auswahl: `?gremium=${gremium}` } : {}),
      eintraege: entries.sort((a, b) => b.datum_von.localeCompare(a.datum_von)).slice(0, MAX_ENTRIES),
    });
  }

  app.get(
    '/api/cms/ratsinfo/feed.xml',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Neue Vorlagen und Sitzungsergebnisse als Atom-Feed',
        produces: ['application/atom+xml'],
        querystring: querySchema,
        response: {
          200: { description: 'Atom 1.0', content: { 'application/atom+xml': { schema: z.string() } } },
          ...problemReplies(400),
        },
      },
    },
    async (request, reply) => answer(request, reply, 'feed', ({ heute: today }) => build(request.query, today), ATOM),
  );
};
