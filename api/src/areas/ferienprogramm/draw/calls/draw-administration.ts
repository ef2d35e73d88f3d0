import { drawAdministrationSchema, drawingSchema, publicationSchema } from '@gm/shared/areas/ferienprogramm/draw-page';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { commitWishes, runDraw, showDraw } from '../draw.ts';
import { publishDraw } from '../publish-draw.ts';

/** Staff commit the wishes, draw with the public number, and publish the result. */
export const drawAdministration: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  const onRequest = requireRole(services, 'redaktion');
  const response = { 200: drawAdministrationSchema, ...problemReplies(400, 401, 403, 409, 415, 422, 503) };
  const show = async () => showDraw(database.db, await service.readSettings(), new Date());
  const tags = ['Ferienprogramm'];

  app.get(
    '/api/intranet/ferienprogramm/verlosung',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Wie weit die Verlosung ist',
        response: { 200: drawAdministrationSchema, ...problemReplies(401, 403, 503) },
      },
    },
    show,
  );
  app.post(
    '/api/intranet/ferienprogramm/verlosung/festlegen',
    { onRequest, schema: { tags, summary: 'Die Wünsche festlegen und ihre Prüfsumme veröffentlichen', response } },
    async () => {
      await commitWishes(database.db, await service.readSettings(), new Date());
      return show();
    },
  );
  app.post(
    '/api/intranet/ferienprogramm/verlosung/ziehen',
    { onRequest, schema: { tags, summary: 'Mit der öffentlichen Zahl losen', body: drawingSchema, response } },
    async (request) => {
      await runDraw(database.db, request.body.zahl);
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
        body: publicationSchema,
        response,
      },
    },
    async (request) => {
      await publishDraw(database.db, await service.readSaison(), request.body.restplaetze_bis, new Date());
      return show();
    },
  );
};
