import {
  buchungseingangSchema,
  warteantwortSchema,
  warteplatzSchema,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { takeFromOwnSite } from '../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { acceptAngebot, confirmWarteplatz, refuseAngebot, showWarteplatz } from '../warteliste.ts';

const unbekannt = () => new AppError('nicht_gefunden', 'Diesen Platz auf der Warteliste gibt es nicht.');

/** An entry of the waiting list behind its private link: see it, accept an offer, leave the line. */
export const warteplatz: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);
  const schreibend = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const gefunden = await showWarteplatz(database.db, token, await dienst.readSaison());
    if (!gefunden) throw unbekannt();
    return gefunden;
  };

  app.get(
    '/api/ferienprogramm/warteplatz',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Der Platz auf der Warteliste hinter einem privaten Link',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: warteplatzSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    '/api/ferienprogramm/warteplatz/bestaetigen',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen Platz auf der Warteliste mit dem Link der E-Mail bestätigen',
        body: warteantwortSchema,
        response: { 200: warteplatzSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const { art } = await confirmWarteplatz(database.db, token, await dienst.readSaison());
      if (art === 'unbekannt') throw unbekannt();
      dienst.wakeMailVersand();
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );

  app.post(
    '/api/ferienprogramm/warteplatz/annehmen',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen angebotenen Platz annehmen und damit buchen',
        body: warteantwortSchema,
        response: { 201: buchungseingangSchema, ...problems },
      },
    },
    async (request, reply) => {
      const ergebnis = await acceptAngebot(database.db, request.body.token, await dienst.readSaison(), new Date());
      if (ergebnis.art === 'unbekannt') throw unbekannt();
      if (ergebnis.art === 'abgelehnt') throw new AppError('konflikt', ergebnis.meldung, { titel: 'Nicht möglich' });
      dienst.wakeMailVersand();
      return reply.code(201).header('cache-control', 'no-store').send(ergebnis.eingang);
    },
  );

  app.post(
    '/api/ferienprogramm/warteplatz/ablehnen',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Warteliste verlassen oder einen angebotenen Platz ablehnen',
        body: warteantwortSchema,
        response: { 200: warteplatzSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const ergebnis = await refuseAngebot(database.db, token, await dienst.readSaison(), new Date());
      if (ergebnis.art === 'unbekannt') throw unbekannt();
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );
};
