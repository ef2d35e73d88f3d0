import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { nummerSchema } from '../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { getFileHeaders } from '../get-file-headers.ts';
import { createRatsDateiRepository } from '../rats-datei-repository.ts';
import { writeRatsdatei } from '../write-ratsdatei.ts';

const params = z.object({
  id: nummerSchema,
  /** For people who read addresses and save files; the number decides. */
  name: z.string().max(200),
});

/** A public file of the council; one that was public once is gone, one that never was does not exist. */
export const ratsdatei: RoutePlugin = async (app, { database: { db }, cache }) => {
  const repository = createRatsDateiRepository(db);
  const stammdaten = createStammdatenRepository(db);

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
      const datei = await repository.find(request.params.id);
      if (datei?.entfernt) throw new AppError('entfernt', 'Diese Datei wurde entfernt.', { titel: 'Datei entfernt' });
      if (!datei?.oeffentlich) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
      if (datei.adresse && !datei.inhalt) return reply.redirect(datei.adresse);
      reply
        .headers(getFileHeaders(datei, request.query.download))
        .header('last-modified', datei.geaendert.toUTCString())
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      const build = async () => {
        const bytes = await writeRatsdatei(datei, (await stammdaten.findGemeinde())?.name ?? '');
        if (!bytes) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
        return bytes;
      };
      const stand = datei.geaendert.getTime();
      return cache.send(request, reply, `ratsdatei ${datei.id} ${stand}`, build, { type: datei.mime });
    },
  );
};
