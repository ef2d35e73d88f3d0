import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { numberSchema } from '../../../core/platform/rules/number-schema.ts';
import { createCouncilFileRepository } from '../files/council-file-repository.ts';
import { getFileHeaders } from '../files/get-file-headers.ts';
import { writeCouncilFile } from '../files/write-council-file.ts';

const params = z.object({
  id: numberSchema,
  /** Readable file name for URLs; only the id is used. */
  name: z.string().max(200),
});

/** A public file of the council; returns 410 if it was public before, 404 if it never was. */
export const councilFile: RoutePlugin = async (app, { database: { db }, cache }) => {
  const repository = createCouncilFileRepository(db);
  const masterData = createMasterDataRepository(db);

  app.get(
    '/api/ratsinfo/dateien/:id/:name',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine öffentliche Datei',
        params,
        querystring: z.object({ download: z.literal('1').optional().describe('Zum Speichern statt zum Ansehen') }),
        response: {
          200: { description: 'Die Datei', content: { 'application/pdf': { schema: z.unknown() } } },
          ...problemReplies(404, 410),
        },
      },
    },
    async (request, reply) => {
      const file = await repository.find(request.params.id);
      if (file?.entfernt) throw new AppError('entfernt', 'Diese Datei wurde entfernt.', { titel: 'Datei entfernt' });
      if (!file?.oeffentlich) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
      if (file.adresse && !file.inhalt) return reply.redirect(file.adresse);
      reply
        .headers(getFileHeaders(file, request.query.download))
        .header('last-modified', file.geaendert.toUTCString())
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      const build = async () => {
        const bytes = await writeCouncilFile(file, (await masterData.findGemeinde())?.name ?? '');
        if (!bytes) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
        return bytes;
      };
      const state = file.geaendert.getTime();
      return cache.send(request, reply, `ratsdatei ${file.id} ${state}`, build, { type: file.mime });
    },
  );
};
