import { type SucheVorschlag, vorschlaegeSchema } from '@gm/shared/schemas/suche';
import { z } from 'zod';
import { createSucheRepository } from '../../daten/suche-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { baueTsquery } from '../../suche/baue-tsquery.ts';
import { korrigiereAbfrage } from '../../suche/korrigiere-abfrage.ts';
import { createSynonymLeser } from '../../suche/lies-synonyme.ts';
import { nenneTyp, ordneTyp } from '../../suche/suchtypen.ts';
import { zerlegeAbfrage } from '../../suche/zerlege-abfrage.ts';
import { problemReplies } from '../problem-replies.ts';

const MAX_VORSCHLAEGE = 8;

/** Titles for the field of the search while somebody types, entries of one kind together. */
export const vorschlaege: RoutePlugin = async (app, { database: { db }, stand }) => {
  const repository = createSucheRepository(db);
  const liesSynonyme = createSynonymLeser(repository.liesSynonyme, stand);

  async function findeVorschlaege(q: string): Promise<SucheVorschlag[]> {
    const woerter = zerlegeAbfrage(q);
    if (woerter.join('').length < 2) return [];
    const synonyme = await liesSynonyme();
    const findeTitel = (folge: string[]) =>
      repository.findeTitel(baueTsquery(folge, { synonyme, nurTitel: true }), MAX_VORSCHLAEGE);
    let titel = await findeTitel(woerter);
    const richtige = titel.length === 0 ? await korrigiereAbfrage(woerter, synonyme, repository) : null;
    if (richtige) titel = await findeTitel(richtige);
    return titel
      .sort((a, b) => ordneTyp(a.typ) - ordneTyp(b.typ))
      .map(({ pfad, ...eintrag }) => ({ ...eintrag, typTitel: nenneTyp(eintrag.typ).mehrere, url: pfad }));
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
      return { data: await findeVorschlaege(request.query.q) };
    },
  );
};
