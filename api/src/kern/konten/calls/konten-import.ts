import { readFile } from 'node:fs/promises';
import { kontenimportSchema } from '@gm/shared/schemas/konten';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { isAttachment, registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { runKontenimport, showKontenimport } from '../import-konten.ts';
import { createKontenimportRepository } from '../kontenimport-repository.ts';
import { readKontenliste } from '../read-kontenliste.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';

const vorgangSchema = z.discriminatedUnion('vorgang', [
  z.object({
    vorgang: z.literal('pruefen'),
    datei: z.custom<{ pfad: string }>(isAttachment, 'Bitte wählen Sie eine CSV-Datei aus.').describe('CSV-Datei'),
  }),
  z.object({ vorgang: z.enum(['ausfuehren', 'verwerfen']), uuid: z.uuid() }),
]);

/** Administrators create many accounts at once: a list is read and shown, then carried out as a whole. */
export const kontenImport: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const onRequest = requireRolle(dienste, 'admin');
  registerFormularParser(app, { dateifelder: ['datei'] });

  app.get(
    '/api/cms/intranet/konten/import',
    {
      onRequest,
      schema: {
        tags: ['Konten'],
        summary: 'Die Liste neuer Konten, die gelesen und noch nicht ausgeführt ist',
        response: { 200: kontenimportSchema.nullable(), ...problemReplies(401, 403) },
      },
    },
    async (request) => {
      const gelesen = await createKontenimportRepository(database.db).find(getLoggedIn(request).konto.id);
      return gelesen && showKontenimport(database.db, gelesen.uuid, gelesen.zeilen);
    },
  );

  app.post(
    '/api/cms/intranet/konten/import',
    {
      onRequest,
      schema: {
        tags: ['Konten'],
        summary: 'Eine Liste neuer Konten lesen, ausführen oder verwerfen',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: vorgangSchema,
        response: { 204: z.null().describe('Erledigt'), ...problemReplies(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { id } = getLoggedIn(request).konto;
      const eingabe = request.body;
      if (eingabe.vorgang === 'pruefen') {
        const zeilen = readKontenliste(await readFile(eingabe.datei.pfad));
        await database.db.transaction().execute((trx) => createKontenimportRepository(trx).remember(id, zeilen));
      } else if (eingabe.vorgang === 'ausfuehren') {
        await runKontenimport(database.db, id, eingabe.uuid, config);
      } else {
        await createKontenimportRepository(database.db).take(id, eingabe.uuid);
      }
      return reply.code(204).send(null);
    },
  );
};
