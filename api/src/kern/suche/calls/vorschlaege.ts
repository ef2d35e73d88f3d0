import { type SucheVorschlag, vorschlaegeSchema } from '@gm/shared/schemas/suche';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { buildTsqueryOfAny } from '../build-tsquery.ts';
import { correctAbfrage } from '../correct-abfrage.ts';
import { parseAbfrage } from '../parse-abfrage.ts';
import { createSynonymLeser } from '../read-synonyme.ts';
import { createSucheRepository } from '../suche-repository.ts';
import { createSuchtypen } from '../suchtypen.ts';
import { joinAbfrage, splitAbfrage } from '../vary-abfrage.ts';

const MAX_VORSCHLAEGE = 8;

/** Titles for the field of the search while somebody types, entries of one kind together. */
export const vorschlaege: RoutePlugin = async (app, dienste) => {
  const { stand, bereiche, lesen } = dienste;
  const repository = createSucheRepository(lesen, dienste);
  const { getTyp, classifyTyp } = createSuchtypen(bereiche);
  const readSynonyme = createSynonymLeser(repository.readSynonyme, stand);

  async function findVorschlaege(q: string): Promise<SucheVorschlag[]> {
    const woerter = parseAbfrage(q);
    if (woerter.join('').length < 2) return [];
    const [synonyme, ...listen] = await Promise.all([
      readSynonyme(),
      ...bereiche.map((bereich) => bereich.vorschlaege?.(lesen, q) ?? []),
    ]);
    const vonBereichen = listen.flat().slice(0, MAX_VORSCHLAEGE);
    const findTitel = (folgen: readonly (readonly string[])[]) =>
      repository.findTitel(
        buildTsqueryOfAny(folgen, { synonyme, nurTitel: true }),
        MAX_VORSCHLAEGE - vonBereichen.length,
      );
    let titel = await findTitel(await joinAbfrage(woerter, repository));
    const isLeer = () => titel.length + vonBereichen.length === 0;
    if (isLeer()) {
      const { zerlegt, folgen } = await splitAbfrage(woerter, repository);
      if (zerlegt.length > 0) titel = await findTitel(folgen);
    }
    const richtige = isLeer() ? await correctAbfrage(woerter, synonyme, repository) : null;
    if (richtige) titel = await findTitel([richtige]);
    const eintraege = titel
      .sort((a, b) => classifyTyp(a.typ) - classifyTyp(b.typ))
      .map(({ pfad, ...eintrag }) => ({ ...eintrag, typTitel: getTyp(eintrag.typ).mehrere, url: pfad }));
    return [...eintraege, ...vonBereichen];
  }

  app.get(
    '/api/cms/suche/vorschlaege',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Vorschläge, während jemand einen Suchbegriff eingibt',
        querystring: z.object({ q: z.string().default('').describe('Was bisher eingegeben wurde') }),
        response: { 200: vorschlaegeSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { data: await findVorschlaege(request.query.q) };
    },
  );
};
