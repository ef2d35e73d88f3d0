import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { TABLE_ANSWER, TABLE_FORMATS } from '../../platform/spreadsheets/write-table.ts';
import { getLoggedIn, requireRole } from '../../services/accounts/sessions/require-role.ts';
import { buildExportLines, EXPORT_COLUMNS } from '../build-export-lines.ts';
import type { DeskContext } from '../context.ts';
import { buildFilter, createFilterSchema } from '../release-filter.ts';
import { createReleaseRepository } from '../release-repository.ts';
import { listEntries } from '../show-release.ts';

/** A larger export would delay other requests. */
const MAX_LINES = 5_000;

/** Exports the filtered inbox. */
export const releasesExport: RoutePlugin<DeskContext> = async (app, services) => {
  const { config, database, freigabearten: releaseKinds } = services;
  const filterSchema = createFilterSchema(releaseKinds);
  app.get(
    '/api/intranet/freigaben/export',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: `Der Eingang als CSV oder XLSX, höchstens ${MAX_LINES} Einsendungen`,
        querystring: filterSchema.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
        response: { 200: { description: 'Die Datei', content: TABLE_ANSWER }, ...problemReplies(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const account = getLoggedIn(request).konto.id;
      const repository = createReleaseRepository(database.db);
      const filter = buildFilter(request.query, account, releaseKinds, await repository.count(account));
      const lines = await repository.list(filter, { seite: 1, proSeite: MAX_LINES + 1 });
      const { tag } = readBerlinTime(new Date());
      const { typ: type, write } = TABLE_FORMATS[format];
      const file = await write({
        spalten: EXPORT_COLUMNS,
        zeilen: buildExportLines(listEntries(lines, releaseKinds, config, tag), MAX_LINES),
      });
      reply.header('content-disposition', `attachment; filename="einsendungen-${tag}.${format}"`);
      return reply
        .type(type)
        .serializer((content: unknown) => content as string)
        .send(file);
    },
  );
};
