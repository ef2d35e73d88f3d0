import {
  verlosungsverwaltungSchema,
  veroeffentlichungSchema,
  ziehungSchema,
} from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { publishVerlosung } from '../verlosung/publish-verlosung.ts';
import { commitWuensche, drawVerlosung, showVerlosung } from '../verlosung/verlosung.ts';

/** Staff fix the wishes, draw with the public number, and publish the result. */
export const verlosungVerwaltung: RoutePlugin = async (app, dienste) => {
  const { config, database, stand } = dienste;
  const dienst = createFerienDienst(database, stand, config);
  const onRequest = requireRolle(dienste, 'redaktion');
  const response = { 200: verlosungsverwaltungSchema, ...problemReplies(400, 401, 403, 409, 415, 422, 503) };
  const show = async () => showVerlosung(database.db, (await dienst.readSaison()).optionen, new Date());
  const tags = ['Ferienprogramm'];

  app.get(
    '/api/intranet/ferienprogramm/verlosung',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Wie weit die Verlosung ist',
        response: { 200: verlosungsverwaltungSchema, ...problemReplies(401, 403, 503) },
      },
    },
    show,
  );
  app.post(
    '/api/intranet/ferienprogramm/verlosung/festlegen',
    { onRequest, schema: { tags, summary: 'Die Wünsche festlegen und ihre Prüfsumme veröffentlichen', response } },
    async () => {
      await commitWuensche(database.db, (await dienst.readSaison()).optionen, new Date());
      return show();
    },
  );
  app.post(
    '/api/intranet/ferienprogramm/verlosung/ziehen',
    { onRequest, schema: { tags, summary: 'Mit der öffentlichen Zahl losen', body: ziehungSchema, response } },
    async (request) => {
      await drawVerlosung(database.db, request.body.zahl);
      return show();
    },
  );
  app.post(
    '/api/intranet/ferienprogramm/verlosung/veroeffentlichen',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Das Ergebnis veröffentlichen: Plätze buchen, Familien schreiben, Restplätze öffnen',
        body: veroeffentlichungSchema,
        response,
      },
    },
    async (request) => {
      await publishVerlosung(database.db, await dienst.readSaison(), request.body.restplaetze_bis, new Date());
      return show();
    },
  );
};
