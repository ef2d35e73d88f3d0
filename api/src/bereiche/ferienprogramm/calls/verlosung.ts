import { verlosungSchema } from '@gm/shared/bereiche/ferienprogramm/verlosung/check-verlosung';
import { verlosungsstandSchema } from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import { AppError } from '@gm/shared/fehler/app-error';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { readErgebnis, readVerlosungsstand } from '../verlosung/verlosung.ts';

/** The draw as everybody may see it, and everything needed to reckon it again. */
export const verlosung: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.get(
    '/api/ferienprogramm/verlosung',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wie weit die Verlosung ist: Prüfsumme, öffentliche Zahl, Saat',
        response: { 200: verlosungsstandSchema, ...problemReplies(503) },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return readVerlosungsstand(database.db, (await dienst.readSaison()).optionen);
    },
  );

  app.get(
    '/api/ferienprogramm/verlosung/ergebnis',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wunschliste und Ergebnis ohne Namen, zum Nachrechnen',
        response: { 200: verlosungSchema, ...problemReplies(404, 503) },
      },
    },
    async (_, reply) => {
      const ergebnis = await readErgebnis(database.db);
      if (!ergebnis) throw new AppError('nicht_gefunden', 'Es gibt noch kein Ergebnis.');
      reply.header('cache-control', 'no-store');
      return ergebnis;
    },
  );
};
