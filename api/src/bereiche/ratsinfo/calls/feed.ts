import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { type FeedEintrag, renderFeed } from '../../../kern/inhalt/calls/feed-dokument.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsAbfrage } from '../rats-abfrage.ts';
import { OEFFENTLICH } from '../rats-sicht.ts';
import { createRatsgremiumRepository } from '../ratsgremium-repository.ts';
import { RATSINFO_PFAD } from '../ratsinfo-pfad.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';

const MAX_EINTRAEGE = 30;
const ATOM = 'application/atom+xml; charset=utf-8';

const abfrageSchema = z.object({ gremium: ratsAbfrage.gremium });

/** What is new in the council, or in one body of it: papers, and what meetings decided. */
export const ratsfeed: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const answer = createRatsAntwort(dienste);
  const stammdaten = createStammdatenRepository(database.db);
  const gremien = createRatsgremiumRepository(database.db);
  const sitzungen = createRatssitzungRepository(database.db, OEFFENTLICH);
  const vorlagen = createRatsvorlageRepository(database.db, OEFFENTLICH);

  async function build({ gremium }: z.output<typeof abfrageSchema>, heute: string): Promise<string> {
    const ausschnitt = { seite: 1, proSeite: MAX_EINTRAEGE };
    const [gemeinde, name, papiere, berichte] = await Promise.all([
      stammdaten.findGemeinde(),
      gremium ? gremien.findTitel(gremium) : null,
      vorlagen.list({ gremium }, ausschnitt),
      sitzungen.listBerichte({ gremium, bis: addTage(heute, -1) }, ausschnitt),
    ]);
    const eintraege: FeedEintrag[] = [
      ...papiere.map(({ titel, art, aktenzeichen, datum, detailURL }) => ({
        dauerhaft: detailURL,
        titel,
        einleitung: [art, aktenzeichen].filter(Boolean).join(' '),
        datum_von: datum ?? '1970-01-01',
        rubrik_name: art,
        detailURL,
      })),
      ...berichte
        .filter(({ beschluesse }) => beschluesse.length > 0)
        .map(({ titel, datum_von, beschluesse, detailURL }) => ({
          dauerhaft: detailURL,
          titel: `Ergebnisse: ${titel}`,
          einleitung: beschluesse.map((punkt) => `${punkt.titel}: ${punkt.ergebnis}`).join('; '),
          datum_von: datum_von.slice(0, 10),
          rubrik_name: 'Sitzungsergebnisse',
          detailURL,
        })),
    ];
    return renderFeed({
      siteUrl: config.SITE_URL,
      gemeinde: gemeinde?.name ?? 'Gemeinde',
      uebersicht: { title: name ?? 'Ratsinformation', href: RATSINFO_PFAD },
      ...(gremium ? { auswahl: `?gremium=${gremium}` } : {}),
      eintraege: eintraege.sort((a, b) => b.datum_von.localeCompare(a.datum_von)).slice(0, MAX_EINTRAEGE),
    });
  }

  app.get(
    '/api/cms/ratsinfo/feed.xml',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Neue Vorlagen und Sitzungsergebnisse als Atom-Feed',
        produces: ['application/atom+xml'],
        querystring: abfrageSchema,
        response: {
          200: { description: 'Atom 1.0', content: { 'application/atom+xml': { schema: z.string() } } },
          ...problemReplies(400),
        },
      },
    },
    async (request, reply) => answer(request, reply, 'feed', ({ heute }) => build(request.query, heute), ATOM),
  );
};
