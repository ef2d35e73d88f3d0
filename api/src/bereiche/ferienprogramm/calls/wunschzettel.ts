import {
  wunschaenderungSchema,
  wunschbestaetigungSchema,
  wunschzettelSchema,
} from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { takeFromOwnSite } from '../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import {
  changeWunschzettel,
  confirmWunschzettel,
  showWunschzettel,
  type Wunschfehler,
} from '../verlosung/wunschzettel.ts';

const unbekannt = () => new AppError('nicht_gefunden', 'Diesen Wunschzettel gibt es nicht.');

/** A family's wishes behind the link of its mail: see them, confirm them, change them. */
export const wunschzettel: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);
  const schreibend = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const gefunden = await showWunschzettel(database.db, token, await dienst.readSaison(), new Date());
    if (!gefunden) throw unbekannt();
    return gefunden;
  };
  const refuse = (fehler: Wunschfehler | null) => {
    if (fehler?.art === 'unbekannt') throw unbekannt();
    if (fehler) throw new AppError('konflikt', fehler.meldung, { titel: 'Nicht gespeichert' });
  };

  app.get(
    '/api/ferienprogramm/wunschzettel',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Wünsche einer Familie; der Aufruf bestätigt sie nicht',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: wunschzettelSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    '/api/ferienprogramm/wunschzettel/bestaetigen',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen Wunschzettel mit dem Link der E-Mail bestätigen',
        body: wunschbestaetigungSchema,
        response: { 200: wunschzettelSchema, ...problems },
      },
    },
    async (request, reply) => {
      refuse(await confirmWunschzettel(database.db, request.body.token));
      reply.header('cache-control', 'no-store');
      return show(request.body.token);
    },
  );

  app.post(
    '/api/ferienprogramm/wunschzettel/speichern',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wünsche, Rangfolge und Gruppe bis zum letzten Tag ändern',
        body: wunschaenderungSchema,
        response: { 200: wunschzettelSchema, ...problems },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      refuse(await changeWunschzettel(database.db, request.body, saison, () => new Date()));
      reply.header('cache-control', 'no-store');
      return show(request.body.token);
    },
  );
};
