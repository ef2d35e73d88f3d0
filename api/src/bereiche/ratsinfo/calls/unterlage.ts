import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { findSicht } from '../find-sicht.ts';
import { getFileHeaders } from '../get-file-headers.ts';
import { createRatsDateiRepository } from '../rats-datei-repository.ts';
import { writeRatsdatei } from '../write-ratsdatei.ts';

const params = z.object({
  schluessel: z.string().max(100),
  name: z.string().max(300).describe('Name der Datei; für Menschen'),
});

/** A file that is not public, for members of its bodies: by the secret in its address and the log-in, with their name on it. */
export const ratsunterlage: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  const dateien = createRatsDateiRepository(db);
  const stammdaten = createStammdatenRepository(db);

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
      const { schluessel } = request.params;
      const { mitglied, sicht } = await findSicht(request, reply, dienste);
      const isSchluessel = z.uuid().safeParse(schluessel).success;
      const datei = mitglied && isSchluessel ? await dateien.findUnterlage(schluessel, sicht) : null;
      const gemeinde = (await stammdaten.findGemeinde())?.name ?? '';
      const name = mitglied ? `${mitglied.konto.vorname} ${mitglied.konto.nachname}` : '';
      const bytes = datei && (await writeRatsdatei(datei, gemeinde, `Persönlich für ${name}`));
      if (!datei || !bytes) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
      return reply.headers(getFileHeaders(datei, request.query.download)).type(datei.mime).send(bytes);
    },
  );
};
