import { readFile } from 'node:fs/promises';
import { accountImportSchema } from '@gm/shared/schemas/accounts';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { isAttachment, registerFormParser } from '../../../platform/protection/read-form-data.ts';
import type { ServicesContext } from '../../context.ts';
import { createAccountImportRepository } from '../import/account-import-repository.ts';
import { runAccountImport, showAccountImport } from '../import/import-accounts.ts';
import { readAccountList } from '../import/read-account-list.ts';
import { proofSchema, proveOwner } from '../prove-owner.ts';
import { getLoggedIn, requireRole } from '../sessions/require-role.ts';

const operationSchema = z.discriminatedUnion('vorgang', [
  z.object({
    vorgang: z.literal('pruefen'),
    datei: z.custom<{ pfad: string }>(isAttachment, 'Bitte wählen Sie eine CSV-Datei aus.').describe('CSV-Datei'),
  }),
  z.object({ vorgang: z.literal('ausfuehren'), uuid: z.uuid(), passwort: proofSchema }),
  z.object({ vorgang: z.literal('verwerfen'), uuid: z.uuid() }),
]);

/** Bulk import of accounts by administrators: the list is parsed and previewed, then imported as a whole. */
export const accountImport: RoutePlugin<ServicesContext> = async (app, services) => {
  const { config, database } = services;
  const onRequest = requireRole(services, 'admin');
  registerFormParser(app, { dateifelder: ['datei'] });

  app.get(
    '/api/cms/intranet/konten/import',
    {
      onRequest,
      schema: {
        tags: ['Konten'],
        summary: 'Die Liste neuer Konten, die gelesen und noch nicht ausgeführt ist',
        response: { 200: accountImportSchema.nullable(), ...problemReplies(401, 403) },
      },
    },
    async (request) => {
      const parsed = await createAccountImportRepository(database.db).find(getLoggedIn(request).konto.id);
      return parsed && showAccountImport(database.db, parsed.uuid, parsed.zeilen);
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
        body: operationSchema,
        response: {
          204: z.null().describe('Erledigt'),
          ...problemReplies(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { id } = getLoggedIn(request).konto;
      const input = request.body;
      if (input.vorgang === 'pruefen') {
        const lines = readAccountList(await readFile(input.datei.pfad));
        await database.db.transaction().execute((trx) => createAccountImportRepository(trx).remember(id, lines));
      } else if (input.vorgang === 'ausfuehren') {
        const parsed = await createAccountImportRepository(database.db).find(id);
        if (parsed?.zeilen.some(({ konto: account }) => account && account.rollen.length > 0))
          await proveOwner(request, { db: database.db, config }, input.passwort);
        await runAccountImport(database.db, id, input.uuid, config);
      } else {
        await createAccountImportRepository(database.db).take(id, input.uuid);
      }
      return reply.code(204).send(null);
    },
  );
};
