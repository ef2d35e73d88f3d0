import { BEITRAGSARTEN } from '@gm/shared/regeln/redaktion';
import { REDAKTION_ANSICHTEN, type Redaktion, redaktionSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import { zerlegeSuche } from '../../branchenverzeichnis/ordne-eintrag.ts';
import { createRedaktionRepository } from '../../daten/redaktion-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { verlangeRolle } from '../../konten/verlange-rolle.ts';
import { listePublikationen } from '../../redaktion/publikationen.ts';
import { bildeRedaktionseintrag } from '../../redaktion/zeige-beitrag.ts';
import { zaehleSeiten } from '../../regeln/zaehle-seiten.ts';
import { problemReplies } from '../problem-replies.ts';

const PRO_SEITE = 25;

/** Everything editors have written. */
export const beitraege: RoutePlugin = async (app, dienste) => {
  app.get(
    '/api/intranet/redaktion',
    {
      onRequest: verlangeRolle(dienste, 'redaktion', 'admin'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Beiträge der Redaktion mit ihrem Stand',
        querystring: z.object({
          ansicht: z.enum(REDAKTION_ANSICHTEN).catch('alle'),
          typ: z.enum(BEITRAGSARTEN).optional().catch(undefined),
          q: z.string().max(200).default(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: redaktionSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht, typ: art, q, seite } = request.query;
      const repository = createRedaktionRepository(dienste.database.db);
      const status = ansicht === 'alle' ? undefined : ansicht;
      const filter = { status, art, woerter: zerlegeSuche(q) };
      const data = await repository.liste(filter, { seite, proSeite: PRO_SEITE });
      const zahlen = new Map((await repository.zaehle(filter)).map((zeile) => [zeile.status, zeile.anzahl]));
      const alle = [...zahlen.values()].reduce((summe, anzahl) => summe + anzahl, 0);
      const zaehle = (name: Redaktion['ansicht']) => (name === 'alle' ? alle : (zahlen.get(name) ?? 0));
      const anzahl = zaehle(ansicht);
      return {
        data: data.map(bildeRedaktionseintrag),
        pagination: zaehleSeiten(anzahl, seite, PRO_SEITE),
        anzahl,
        ansicht,
        ansichten: Object.fromEntries(
          REDAKTION_ANSICHTEN.map((name) => [name, zaehle(name)]),
        ) as Redaktion['ansichten'],
        arten: listePublikationen().map(({ name, bezeichnung }) => ({ art: name, titel: bezeichnung })),
      };
    },
  );
};
