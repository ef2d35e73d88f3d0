import {
  bestaetigtSchema,
  bestaetigungSchema,
  nochmalSchema,
  offeneBuchungsseiteSchema,
} from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { AppError } from '@gm/shared/fehler/app-error';
import { nameNetz } from '@gm/shared/regeln/name-netz';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { takeFromOwnSite } from '../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { confirm } from '../confirm.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { resend, showOffene } from '../offene-buchung.ts';

const unbekannt = () => new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');

/** A booking that waits for its confirmation: see it, confirm it by the link of the mail, have that mail sent again. */
export const offen: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);
  const schreibend = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const gefunden = await showOffene(database.db, token, await dienst.readSaison(), new Date());
    if (!gefunden) throw unbekannt();
    return gefunden;
  };

  app.get(
    '/api/ferienprogramm/offen',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Buchung, die noch zu bestätigen ist; der Aufruf bestätigt sie nicht',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: offeneBuchungsseiteSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    '/api/ferienprogramm/offen/bestaetigen',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Buchung mit dem Link der E-Mail bestätigen',
        body: bestaetigungSchema,
        response: { 200: bestaetigtSchema, ...problems },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      const ergebnis = await confirm(database.db, request.body.token, saison, new Date());
      if (ergebnis.art === 'unbekannt') throw unbekannt();
      if (ergebnis.art === 'verfallen') {
        const meldung =
          'Die Zeit für die Bestätigung ist abgelaufen, die Plätze sind wieder frei. Bitte buchen Sie neu.';
        throw new AppError('konflikt', meldung, { titel: 'Zu spät' });
      }
      reply.header('cache-control', 'no-store');
      return ergebnis;
    },
  );

  app.post(
    '/api/ferienprogramm/offen/mail',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die E-Mail zur Bestätigung noch einmal senden, auch an eine andere Adresse',
        body: nochmalSchema,
        response: { 200: offeneBuchungsseiteSchema, ...problems },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      const schranken = { ...config, netz: nameNetz(request.ip) };
      const { art } = await resend(database.db, request.body, saison, new Date(), schranken);
      if (art === 'unbekannt') throw unbekannt();
      if (art === 'vorbei') throw new AppError('konflikt', 'Diese Buchung wartet nicht mehr auf eine Bestätigung.');
      if (art === 'umgezogen') {
        const meldung =
          'Die E-Mail-Adresse wurde gerade in einem anderen Fenster geändert. Bitte laden Sie die Seite neu.';
        throw new AppError('konflikt', meldung);
      }
      if (art === 'begrenzt') {
        const meldung = `Noch eine E-Mail können wir heute nicht senden. Bitte wenden Sie sich an das Rathaus: ${saison.optionen.email}`;
        throw new AppError('zu_viele_anfragen', meldung);
      }
      reply.header('cache-control', 'no-store');
      return show(request.body.token);
    },
  );
};
