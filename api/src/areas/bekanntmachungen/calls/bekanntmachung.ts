import { bekanntmachungPageSchema } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { buildSlug } from '@gm/shared/rules/build-slug';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getDocumentName } from '../../../core/entries/documents.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { createPageRepository } from '../../../core/entries/page-repository.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { openFiles } from '../../../core/platform/files/open-files.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { idParams } from '../../../core/platform/rules/number-schema.ts';
import { BEKANNTMACHUNGEN } from '../bekanntmachung-path.ts';
import { writeBekanntmachungPdf } from '../bekanntmachung-pdf.ts';
import { createBekanntmachungRepository } from '../bekanntmachung-repository.ts';

/** A notice as page and as PDF file; returns 404 before its first day. */
export const bekanntmachung: RoutePlugin = async (app, { lesen: reading, cache, config }) => {
  const { uploads } = openFiles(config);
  const repository = createBekanntmachungRepository(reading);
  const masterData = createMasterDataRepository(reading);
  const today = () => readBerlinTime(getNow()).tag;

  /** 410 for withdrawn notices and their files, 404 for those never published. */
  async function refuse(id: number): Promise<AppError> {
    const isRemoved = await createPageRepository(reading).isEintragRemoved(BEKANNTMACHUNGEN, id);
    return isRemoved
      ? new AppError('entfernt', 'Diese Bekanntmachung wurde zurückgezogen.', { titel: 'Bekanntmachung zurückgezogen' })
      : new AppError('nicht_gefunden', 'Diese Bekanntmachung gibt es nicht.');
  }

  async function find(id: number, day: string) {
    const found = await repository.find(id, day);
    if (!found) throw await refuse(id);
    return found;
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { titel: title, hash }: { titel: string; hash: string },
  ) {
    const etag = `"${hash}"`;
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const parsed = await uploads.read(getDocumentName(hash));
    if (!parsed) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${buildSlug(title) || 'dokument'}.pdf"`)
      .send(parsed.bytes);
  }

  app.get(
    '/api/cms/bekanntmachungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine öffentliche Bekanntmachung',
        params: idParams,
        response: { 200: bekanntmachungPageSchema, ...problemReplies(404, 410) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const day = today();
      return cache.send(request, reply, `bekanntmachung ${day} ${id}`, async () => ({
        ...(await find(id, day)),
        pdfURL: `/api/cms/bekanntmachungen/${id}/bekanntmachung.pdf`,
      }));
    },
  );

  app.get(
    '/api/cms/bekanntmachungen/:id/bekanntmachung.pdf',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine öffentliche Bekanntmachung als PDF-Datei',
        produces: ['application/pdf'],
        params: idParams,
        response: {
          200: { description: 'PDF 1.7', content: { 'application/pdf': { schema: z.unknown() } } },
          ...problemReplies(404, 410),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const day = today();
      reply.header('content-disposition', `inline; filename="bekanntmachung-${id}.pdf"`);
      const build = async () => {
        const [note, gemeinde] = await Promise.all([find(id, day), masterData.findGemeinde()]);
        return writeBekanntmachungPdf({
          ...note,
          gemeinde: gemeinde ?? { name: '', strasse: '', plz: '', ort: '' },
        });
      };
      return cache.send(request, reply, `bekanntmachung.pdf ${day} ${id}`, build, { type: 'application/pdf' });
    },
  );

  app.get(
    '/api/cms/bekanntmachungen/:id/dateien/:datei',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine PDF-Datei, die zu einer öffentlichen Bekanntmachung gehört',
        produces: ['application/pdf'],
        params: idParams.extend({ datei: z.string().max(200) }),
        response: {
          200: {
            description: 'Die Datei, wie sie hochgeladen wurde',
            content: { 'application/pdf': { schema: z.unknown() } },
          },
          ...problemReplies(404, 410),
        },
      },
    },
    async (request, reply) => {
      const { id, datei: file } = request.params;
      const found = await repository.findFile(id, file, today());
      if (!found) throw await refuse(id);
      return sendFile(request, reply, found);
    },
  );
};
