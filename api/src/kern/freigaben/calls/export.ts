import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { getLoggedIn, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { TABELLENANTWORT, TABELLENFORMATE } from '../../tabellen/write-tabelle.ts';
import { buildExportzeilen, EXPORTSPALTEN } from '../build-exportzeilen.ts';
import { createFreigabeRepository } from '../freigabe-repository.ts';
import { buildFilter, createFilterSchema } from '../freigabefilter.ts';
import { listEintraege } from '../show-freigabe.ts';

/** A file of more lines would keep everybody else waiting. */
const MAX_ZEILEN = 5_000;

/** The inbox as it is narrowed down, to take along. */
export const freigabenExport: RoutePlugin = async (app, dienste) => {
  const { config, database, freigabearten } = dienste;
  const filterSchema = createFilterSchema(freigabearten);
  app.get(
    '/api/intranet/freigaben/export',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: `Der Eingang als CSV oder XLSX, höchstens ${MAX_ZEILEN} Einsendungen`,
        querystring: filterSchema.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
        response: { 200: { description: 'Die Datei', content: TABELLENANTWORT }, ...problemReplies(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const konto = getLoggedIn(request).konto.id;
      const repository = createFreigabeRepository(database.db);
      const filter = buildFilter(request.query, konto, freigabearten, await repository.count(konto));
      const zeilen = await repository.list(filter, { seite: 1, proSeite: MAX_ZEILEN + 1 });
      const { tag } = readBerlinerZeit(new Date());
      const { typ, write } = TABELLENFORMATE[format];
      const datei = await write({
        spalten: EXPORTSPALTEN,
        zeilen: buildExportzeilen(listEintraege(zeilen, freigabearten, config, tag), MAX_ZEILEN),
      });
      reply.header('content-disposition', `attachment; filename="einsendungen-${tag}.${format}"`);
      return reply
        .type(typ)
        .serializer((inhalt: unknown) => inhalt as string)
        .send(datei);
    },
  );
};
