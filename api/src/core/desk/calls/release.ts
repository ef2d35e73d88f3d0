import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { releaseSchema } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { openFiles, readFile } from '../../platform/files/open-files.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { DeskContext } from '../context.ts';
import { createReleaseRepository } from '../release-repository.ts';
import { showRelease } from '../show-release.ts';

const params = z.object({ referenz: z.string().regex(/^[A-Z]{2}-\d{4}-\d{4,9}$/) });
const notFound = () => new AppError('nicht_gefunden', 'Diese Einsendung gibt es nicht.');

/** One submission with all answers and its picture. */
export const release: RoutePlugin<DeskContext> = async (app, services) => {
  const { config, database, freigabearten: releaseKinds } = services;
  const { uploads } = openFiles(config);
  const onRequest = requireRole(services, 'redaktion');

  app.get(
    '/api/intranet/freigaben/:referenz',
    {
      onRequest,
      schema: {
        tags: ['Freigaben'],
        summary: 'Eine Einsendung mit allen Angaben, Berichtigungen und ihrem Verlauf',
        params,
        response: { 200: releaseSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const today = readBerlinTime(new Date()).tag;
      const { referenz: reference } = request.params;
      const found = await showRelease(database.db, releaseKinds, reference, config, getActor(request), today);
      if (!found) throw notFound();
      return found;
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
      const line = await createReleaseRepository(database.db).find(request.params.referenz);
      if (!line?.bild || !releaseKinds.find(line.formular)) throw notFound();
      return reply.type('image/jpeg').send(await readFile(uploads, line.bild));
    },
  );
};
