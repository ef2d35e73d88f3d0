import { readFile } from 'node:fs/promises';
import { booksAccountSchema, booksSchema } from '@gm/shared/areas/ferienprogramm/payment/books';
import { AppError } from '@gm/shared/errors/app-error';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { isAttachment, registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { TABLE_ANSWER, TABLE_FORMATS } from '../../../../core/platform/spreadsheets/write-table.ts';
import { getActor, requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { buildBooksExport } from '../books-export.ts';
import { booksOperations } from '../books-operation.ts';
import { runBooksOperation } from '../books-operations.ts';
import { showBooks, showBooksAccount } from '../show-books.ts';
import { readStatement } from '../statements/read-statement.ts';

const PATH = '/api/intranet/ferienprogramm/kasse';
const importSchema = z.object({
  vorgang: z.literal('einlesen'),
  datei: z
    .custom<{ pfad: string }>(isAttachment, 'Bitte wählen Sie den Kontoauszug aus.')
    .describe('CAMT.053 oder CSV'),
});

/** Bills, payments and statements of the holiday programme, for staff. */
export const books: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  const onRequest = requireRole(services, 'redaktion');
  registerFormParser(app, { dateifelder: ['datei'] });

  app.get(
    PATH,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Alle Rechnungen und die Umsätze, die noch niemand zugeordnet hat',
        response: { 200: booksSchema, ...problemReplies(401, 403, 503) },
      },
    },
    async () => showBooks(database.db, await service.readSaison(), new Date()),
  );

  app.get(
    `${PATH}/:referenz`,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Rechnung mit allem, was zu ihr gebucht ist',
        params: z.object({ referenz: z.string().regex(/^FP-\d{4}-\d{4,9}$/) }),
        response: { 200: booksAccountSchema, ...problemReplies(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const found = await showBooksAccount(
        database.db,
        request.params.referenz,
        await service.readSaison(),
        new Date(),
      );
      if (!found) throw new AppError('nicht_gefunden', 'Diese Rechnung gibt es nicht.');
      return found;
    },
  );

  app.get(
    `${PATH}/export`,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Sollstellungen, Absetzungen und Zahlungen eines Zeitraums für die Gemeindekasse',
        querystring: z.object({ von: z.iso.date(), bis: z.iso.date(), format: z.enum(['csv', 'xlsx']).default('csv') }),
        response: { 200: { description: 'Die Datei', content: TABLE_ANSWER }, ...problemReplies(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { von: from, bis: until, format } = request.query;
      const { typ: type, write } = TABLE_FORMATS[format];
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="ferienprogramm-kasse-${from}-${until}.${format}"`);
      reply.serializer((file: unknown) => file as string);
      return reply.type(type).send(await write(await buildBooksExport(database.db, from, until)));
    },
  );

  app.post(
    PATH,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Kontoauszug einlesen, Umsatz zuordnen, Zahlung, Erstattung oder Ermäßigung notieren, erinnern',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [importSchema, ...booksOperations]),
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      const from = getActor(request).name;
      const input = request.body;
      const sentence =
        input.vorgang === 'einlesen'
          ? await readStatement(database.db, await readFile(input.datei.pfad), season.optionen, from)
          : await runBooksOperation(database.db, input, { saison: season, jetzt: new Date(), von: from });
      service.wakeMailVersand();
      return reply.code(201).send({ id: 0, referenz: sentence });
    },
  );
};
