import { readFile } from 'node:fs/promises';
import { kontenimportSchema } from '@gm/shared/schemas/konten';
import { z } from 'zod';
import { createKontenimportRepository } from '../../daten/kontenimport-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { istAnhang, registriereFormularParser } from '../../formulare/lies-formulardaten.ts';
import { fuehreKontenimportAus, zeigeKontenimport } from '../../konten/importiere-konten.ts';
import { liesKontenliste } from '../../konten/lies-kontenliste.ts';
import { nenneAngemeldeten, verlangeRolle } from '../../konten/verlange-rolle.ts';
import { problemReplies } from '../problem-replies.ts';

const vorgangSchema = z.discriminatedUnion('vorgang', [
  z.object({
    vorgang: z.literal('pruefen'),
    datei: z.custom<{ pfad: string }>(istAnhang, 'Bitte wählen Sie eine CSV-Datei aus.').describe('CSV-Datei'),
  }),
  z.object({ vorgang: z.enum(['ausfuehren', 'verwerfen']), uuid: z.uuid() }),
]);

/** Administrators create many accounts at once: a list is read and shown, then carried out as a whole. */
export const kontenImport: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const onRequest = verlangeRolle(dienste, 'admin');
  registriereFormularParser(app, { dateifelder: ['datei'] });

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
      const gelesen = await createKontenimportRepository(database.db).finde(nenneAngemeldeten(request).konto.id);
      return gelesen && zeigeKontenimport(database.db, gelesen.uuid, gelesen.zeilen);
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
      const { id } = nenneAngemeldeten(request).konto;
      const eingabe = request.body;
      if (eingabe.vorgang === 'pruefen') {
        const zeilen = liesKontenliste(await readFile(eingabe.datei.pfad));
        await database.db.transaction().execute((trx) => createKontenimportRepository(trx).merke(id, zeilen));
      } else if (eingabe.vorgang === 'ausfuehren') {
        await fuehreKontenimportAus(database.db, id, eingabe.uuid, config);
      } else {
        await createKontenimportRepository(database.db).nimm(id, eingabe.uuid);
      }
      return reply.code(204).send(null);
    },
  );
};
