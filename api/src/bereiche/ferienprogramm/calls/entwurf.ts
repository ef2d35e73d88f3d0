import { ferienentwurfSchema } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { carryOut } from '../../../kern/formulare/carry-out.ts';
import { registerFormularParser } from '../../../kern/formulare/read-formulardaten.ts';
import { schluesselKopfSchema } from '../../../kern/formulare/schutz.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { ENTWURF_BEARBEITUNG } from '../edit-entwurf.ts';

/** Where a draft is looked for once its own page has gone, or shows the event alone. */
const LISTE = '/intranet/ferienprogramm/';

/** Staff complete what somebody suggested, and publish it. */
export const entwurf: RoutePlugin = async (app, dienste) => {
  registerFormularParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/entwurf',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Den Entwurf einer Veranstaltung speichern, veröffentlichen oder verwerfen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: schluesselKopfSchema,
        body: ferienentwurfSchema,
        response: {
          201: eingangSchema.extend({ weiter: z.string().optional() }),
          ...problemReplies(400, 401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const schluessel = request.headers['idempotency-key'];
      const eingang = await carryOut(dienste.database.db, ENTWURF_BEARBEITUNG, request.body, schluessel);
      return reply.code(201).send(request.body.was === 'speichern' ? eingang : { ...eingang, weiter: LISTE });
    },
  );
};
