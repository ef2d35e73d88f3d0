import { nameNetz } from '@gm/shared/regeln/name-netz';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { askForZugang, openZugang } from '../open-zugang.ts';
import { buildHelferPfad, buildUebersichtPfad } from '../veranstalter-pfad.ts';
import { createVeranstalterRepository } from '../veranstalter-repository.ts';
import { zugangSchema, zugangswunschSchema } from '../veranstaltervorgang.ts';

/** How organisers get in: by a link that is mailed, holds half an hour and opens one log-in. */
export const zugang: RoutePlugin = async (app, { config, database }) => {
  const schreibend = takeFromOwnSite(config);
  const consumes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
  const problems = problemReplies(400, 403, 415, 422, 429);
  registerFormularParser(app, { dateifelder: [] });

  app.post(
    '/api/ferienprogramm/veranstalter/zugang',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen Link für Veranstalter anfordern; die Antwort ist für jede Adresse dieselbe',
        consumes,
        body: zugangswunschSchema,
        response: { 201: eingangSchema, ...problems },
      },
    },
    async (request, reply) => {
      await askForZugang(database.db, request.body.email, nameNetz(request.ip));
      return reply.code(201).send({ id: 0, referenz: '' });
    },
  );

  app.post(
    '/api/ferienprogramm/veranstalter/anmelden',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Sich mit dem Link der E-Mail anmelden; er gilt einmal',
        consumes,
        body: zugangSchema,
        response: { 201: eingangSchema.extend({ weiter: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { token, email } = await openZugang(database.db, request.body.token);
      const isVeranstalter = await createVeranstalterRepository(database.db).isKnown(email);
      reply.header('cache-control', 'no-store');
      return reply
        .code(201)
        .send({ id: 0, referenz: '', weiter: (isVeranstalter ? buildUebersichtPfad : buildHelferPfad)(token) });
    },
  );
};
