import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createCouncilFileRepository } from '../files/council-file-repository.ts';
import { getFileHeaders } from '../files/get-file-headers.ts';
import { writeCouncilFile } from '../files/write-council-file.ts';
import { findView } from '../find-view.ts';

const params = z.object({
  schluessel: z.string().max(100),
  name: z.string().max(300).describe('Name der Datei; für Menschen'),
});

/** A non-public file for members of its bodies, by its secret URL and the session, with a watermark of their name. */
export const councilPaper: RoutePlugin = async (app, services) => {
  const { db } = services.database;
  const files = createCouncilFileRepository(db);
  const masterData = createMasterDataRepository(db);

  app.get(
    '/api/ratsinfo/unterlagen/:schluessel/:name',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine nichtöffentliche Datei, für Mitglieder ihrer Gremien',
        produces: ['application/pdf'],
        params,
        querystring: z.object({ download: z.literal('1').optional().describe('Zum Speichern statt zum Ansehen') }),
        response: {
          200: { description: 'Die Datei', content: { 'application/pdf': { schema: z.unknown() } } },
          ...problemReplies(404),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { schluessel: key } = request.params;
      const { mitglied: member, sicht: view } = await findView(request, reply, services);
      const isKey = z.uuid().safeParse(key).success;
      const file = member && isKey ? await files.findDocument(key, view) : null;
      const gemeinde = (await masterData.findGemeinde())?.name ?? '';
      const name = member ? `${member.konto.vorname} ${member.konto.nachname}` : '';
      const bytes = file && (await writeCouncilFile(file, gemeinde, `Persönlich für ${name}`));
      if (!file || !bytes) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
      return reply.headers(getFileHeaders(file, request.query.download)).type(file.mime).send(bytes);
    },
  );
};
