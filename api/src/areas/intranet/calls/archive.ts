import { archiveDocumentSchema, archiveTopicsSchema } from '@gm/shared/areas/intranet/intranet';
import { AppError } from '@gm/shared/errors/app-error';
import { formatDate } from '@gm/shared/format/date';
import { buildSlug } from '@gm/shared/rules/build-slug';
import { readDate } from '@gm/shared/rules/read-date';
import { listSchema } from '@gm/shared/schemas/list';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { readRights } from '../../../core/editor/rights/read-rights.ts';
import { buildContentHref } from '../../../core/editor/store/build-editorial-route.ts';
import { getDocumentName } from '../../../core/entries/documents.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { openFiles } from '../../../core/platform/files/open-files.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { writePdf } from '../../../core/platform/pdf/write-pdf.ts';
import { requireRole } from '../../../core/services/accounts/sessions/require-role.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

const DOCUMENT_KIND = 'archivdokument';

/** People edit these URLs: invalid days and numbers are ignored. */
const day = z
  .string()
  .max(20)
  .optional()
  .transform((text) => readDate(text ?? '') ?? undefined);
const num = z
  .string()
  .max(20)
  .optional()
  .transform((text) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined));
const period = {
  gueltig_von: day.describe('Nur, was ab diesem Tag noch gilt'),
  gueltig_bis: day.describe('Nur, was bis zu diesem Tag schon gilt'),
};

const sendPdf = (reply: FastifyReply, title: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${buildSlug(title)}.pdf"`)
    .send(pdf);

/** Staff archive: documents by topic, documents of an archive, and the files. */
export const archive: RoutePlugin = async (app, services) => {
  const { db } = services.database;
  const { uploads } = openFiles(services.config);
  const repository = createIntranetRepository(db);
  const onRequest = requireRole(services, 'mitarbeiter');

  app.get(
    '/api/cms/intranet/archiv_themen',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Themen des Archivs mit ihren Dokumenten, alphabetisch',
        querystring: z.object({ themen_id: num, ...period }),
        response: { 200: archiveTopicsSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => ({
      data: await repository.listThemenMitDokumenten(request.query),
      themen: await repository.listThemen(),
      neu: readRights(request).allowsSome(DOCUMENT_KIND) ? buildContentHref(DOCUMENT_KIND) : null,
    }),
  );

  app.get(
    '/api/cms/intranet/archiv',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Dokumente des Archivs, die jüngsten zuerst',
        querystring: z.object({ archiv_id: num, ...period }),
        response: { 200: listSchema(archiveDocumentSchema), ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => ({
      data: await repository.listDokumente(request.query),
      pagination: { page: 1, pages: 1 },
    }),
  );

  app.get(
    '/api/cms/intranet/dokumente/:id',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Ein Dokument des Archivs als PDF-Datei',
        produces: ['application/pdf'],
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        response: {
          200: { description: 'PDF 1.7', content: { 'application/pdf': { schema: z.unknown() } } },
          ...problemReplies(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const documentFile = await repository.findDokument(request.params.id);
      if (!documentFile) throw new AppError('nicht_gefunden', 'Dieses Dokument gibt es nicht.');
      const gemeinde = (await createMasterDataRepository(db).findGemeinde())?.name ?? '';
      const { titel: title, thema: topic, archiv: storage, stand: state, text } = documentFile;
      const pdf = await writePdf({
        titel: title,
        betreff: `${topic}: ${storage}`,
        kopfzeile: `Gemeinde ${gemeinde} · ${topic} · ${storage}`,
        unterzeile: `Stand ${formatDate(state)} · nur für den Dienstgebrauch`,
        text,
        datum: state,
        gemeinde,
      });
      return sendPdf(reply, title, pdf);
    },
  );

  app.get(
    '/api/cms/intranet/dateien/:datei',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Ein Dokument des Archivs, das als PDF-Datei hochgeladen wurde',
        produces: ['application/pdf'],
        params: z.object({ datei: z.string().max(200) }),
        response: {
          200: {
            description: 'Die Datei, wie sie hochgeladen wurde',
            content: { 'application/pdf': { schema: z.unknown() } },
          },
          ...problemReplies(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const documentFile = await repository.findFile(request.params.datei);
      const file = documentFile && (await uploads.read(getDocumentName(documentFile.hash)));
      if (!file) throw new AppError('nicht_gefunden', 'Dieses Dokument gibt es nicht.');
      return sendPdf(reply, documentFile.titel, file.bytes);
    },
  );
};
