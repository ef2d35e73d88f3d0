import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { freigabeSchema } from '@gm/shared/schemas/freigaben';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { openDateien, readDatei } from '../../dateien/open-dateien.ts';
import { getAkteur, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createFreigabeRepository } from '../freigabe-repository.ts';
import { showFreigabe } from '../show-freigabe.ts';

const params = z.object({ referenz: z.string().regex(/^[A-Z]{2}-\d{4}-\d{4,9}$/) });
const notFound = () => new AppError('nicht_gefunden', 'Diese Einsendung gibt es nicht.');

/** One of them with everything that was sent, and its picture. */
export const freigabe: RoutePlugin = async (app, dienste) => {
  const { config, database, freigabearten } = dienste;
  const { uploads } = openDateien(config);
  const onRequest = requireRolle(dienste, 'redaktion');

  app.get(
    '/api/intranet/freigaben/:referenz',
    {
      onRequest,
      schema: {
        tags: ['Freigaben'],
        summary: 'Eine Einsendung mit allen Angaben, Berichtigungen und ihrem Verlauf',
        params,
        response: { 200: freigabeSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const heute = readBerlinerZeit(new Date()).tag;
      const { referenz } = request.params;
      const gefunden = await showFreigabe(database.db, freigabearten, referenz, config, getAkteur(request), heute);
      if (!gefunden) throw notFound();
      return gefunden;
    },
  );

  app.get(
    '/api/intranet/freigaben/:referenz/bild',
    {
      onRequest,
      schema: {
        tags: ['Freigaben'],
        summary: 'Das Bild, das mitgeschickt wurde',
        params,
        response: {
          200: { description: 'Das Bild', content: { 'image/jpeg': { schema: z.unknown() } } },
          ...problemReplies(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const zeile = await createFreigabeRepository(database.db).find(request.params.referenz);
      if (!zeile?.bild || !freigabearten.find(zeile.formular)) throw notFound();
      return reply.type('image/jpeg').send(await readDatei(uploads, zeile.bild));
    },
  );
};
