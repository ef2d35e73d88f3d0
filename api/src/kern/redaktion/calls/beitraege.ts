import { REDAKTION_ANSICHTEN, type Redaktion, redaktionSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { parseSuche } from '../../suche/classify-eintrag.ts';
import { REDAKTION } from '../build-redaktion-route.ts';
import { createRedaktionRepository } from '../redaktion-repository.ts';
import { listRedaktionseintraege } from '../show-beitrag.ts';

const PRO_SEITE = 25;

/** Everything editors have written. */
export const beitraege: RoutePlugin = async (app, dienste) => {
  const { publikationen } = dienste;
  app.get(
    '/api/intranet/redaktion',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Beiträge der Redaktion mit ihrem Stand',
        querystring: z.object({
          ansicht: z.enum(REDAKTION_ANSICHTEN).catch('alle'),
          typ: z.string().default(''),
          q: z.string().max(200).default(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: redaktionSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { ansicht, typ, q, seite } = request.query;
      const repository = createRedaktionRepository(dienste.database.db);
      const status = ansicht === 'alle' ? undefined : ansicht;
      // A word that names no kind narrows nothing down.
      const gewaehlte = publikationen.find(typ);
      const arten = (gewaehlte ? [gewaehlte] : publikationen.alle).map(({ name }) => name);
      const filter = { status, arten, woerter: parseSuche(q) };
      const data = await repository.list(filter, { seite, proSeite: PRO_SEITE });
      const zahlen = new Map((await repository.count(filter)).map((zeile) => [zeile.status, zeile.anzahl]));
      const alle = [...zahlen.values()].reduce((summe, anzahl) => summe + anzahl, 0);
      const count = (name: Redaktion['ansicht']) => (name === 'alle' ? alle : (zahlen.get(name) ?? 0));
      const anzahl = count(ansicht);
      return {
        data: listRedaktionseintraege(data, publikationen),
        pagination: countPages(anzahl, seite, PRO_SEITE),
        anzahl,
        ansicht,
        ansichten: Object.fromEntries(REDAKTION_ANSICHTEN.map((name) => [name, count(name)])) as Redaktion['ansichten'],
        arten: publikationen.alle.map(({ name, bezeichnung, ohneNeu }) => ({
          art: name,
          titel: bezeichnung,
          neu: ohneNeu ? null : `${REDAKTION.href}neu-${name}/`,
        })),
      };
    },
  );
};
