import {
  wartelistenanfrageSchema,
  wartelisteneingangSchema,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { AppError } from '@gm/shared/fehler/app-error';
import { nameNetz } from '@gm/shared/regeln/name-netz';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { checkHoneypot } from '../../../kern/formulare/schutz.ts';
import { takeFromOwnSite } from '../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { enqueue } from '../warteliste.ts';

/** A family waits for places in a full event. */
export const warteliste: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.post(
    '/api/ferienprogramm/warteliste',
    {
      ...takeFromOwnSite(config),
      preValidation: async ({ body }) => checkHoneypot(body),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Kinder auf die Warteliste einer ausgebuchten Veranstaltung setzen',
        body: wartelistenanfrageSchema,
        response: { 201: wartelisteneingangSchema, ...problemReplies(400, 403, 409, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const ergebnis = await enqueue(database.db, request.body, await dienst.readSaison(), new Date(), {
        ...config,
        netz: nameNetz(request.ip),
      });
      if (ergebnis.art === 'abgelehnt') throw new AppError('konflikt', ergebnis.meldung, { titel: 'Nicht möglich' });
      return reply.code(201).header('cache-control', 'no-store').send({ warteplaetze: ergebnis.warteplaetze });
    },
  );
};
