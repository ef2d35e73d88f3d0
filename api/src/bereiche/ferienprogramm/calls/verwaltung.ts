import { ferienteilnehmerSchema, ferienverwaltungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { showTeilnehmer, showVerwaltung } from '../show-verwaltung.ts';

/** The holiday programme as staff see it: figures of all events, and who takes part in one. */
export const verwaltung: RoutePlugin = async (app, dienste) => {
  const { config, database, stand } = dienste;
  const dienst = createFerienDienst(database, stand, config);
  const onRequest = requireRolle(dienste, 'redaktion');

  app.get(
    '/api/intranet/ferienprogramm',
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen mit Belegung, Warteliste und Einnahmen',
        response: { 200: ferienverwaltungSchema, ...problemReplies(401, 403, 503) },
      },
    },
    async () => showVerwaltung(database.db, (await dienst.readSaison()).optionen, new Date()),
  );

  app.get(
    '/api/intranet/ferienprogramm/:id',
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Teilnehmerinnen, Teilnehmer und Warteliste einer Veranstaltung',
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        response: { 200: ferienteilnehmerSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const gefunden = await showTeilnehmer(database.db, request.params.id);
      if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
      return gefunden;
    },
  );
};
