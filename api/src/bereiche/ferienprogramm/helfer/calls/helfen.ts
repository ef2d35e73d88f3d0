import { helfenSchema } from '@gm/shared/bereiche/ferienprogramm/helfer';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { buildTokenHash } from '../../../../kern/betrieb/geheimnis.ts';
import { registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { endZugang } from '../../veranstalter/open-zugang.ts';
import { createZugangRepository } from '../../veranstalter/zugang-repository.ts';
import { runHelfen } from '../helfen.ts';
import { helfenvorgaenge } from '../helfervorgang.ts';
import { showHelfen } from '../show-helfer.ts';

const PFAD = '/api/ferienprogramm/veranstalter/helfen';

/** What helpers see and say once they are in: where they were asked to help, and nothing of children. */
export const helfen: RoutePlugin = async (app, { config, database, stand }) => {
  const { db } = database;
  const dienst = createFerienDienst(database, stand, config);
  registerFormularParser(app, { dateifelder: [] });

  app.get(
    PFAD,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wo und an welchen Tagen jemand hilft',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: helfenSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await createZugangRepository(db).find(buildTokenHash(request.query.token));
      return email === null ? { angemeldet: false, email: '', data: [] } : showHelfen(db, email, new Date());
    },
  );

  app.post(
    PFAD,
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Sagen, an welchen Tagen man hilft, den eigenen Eintrag löschen, sich abmelden',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [...helfenvorgaenge]),
        response: {
          201: eingangSchema.extend({ weiter: z.string().optional() }),
          ...problemReplies(400, 401, 403, 404, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const eingabe = request.body;
      reply.header('cache-control', 'no-store').code(201);
      if (eingabe.vorgang === 'abmelden') return endZugang(db, eingabe.token);
      const saison = await dienst.readSaison();
      const referenz = await db.transaction().execute((trx) => runHelfen(trx, eingabe, saison, new Date()));
      dienst.wakeMailVersand();
      return { id: eingabe.id, referenz };
    },
  );
};
