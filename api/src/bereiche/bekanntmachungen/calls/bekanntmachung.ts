import { bekanntmachungSeiteSchema } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { openDateien } from '../../../kern/dateien/open-dateien.ts';
import { getDokumentname } from '../../../kern/inhalt/dokumente.ts';
import { createSeitenRepository } from '../../../kern/inhalt/seiten-repository.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { idParams } from '../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { writeBekanntmachungPdf } from '../bekanntmachung-pdf.ts';
import { BEKANNTMACHUNGEN } from '../bekanntmachung-pfad.ts';
import { createBekanntmachungRepository } from '../bekanntmachung-repository.ts';

/** A notice, as a page and as a PDF file; before its first day it does not exist. */
export const bekanntmachung: RoutePlugin = async (app, { lesen, cache, config }) => {
  const { uploads } = openDateien(config);
  const repository = createBekanntmachungRepository(lesen);
  const stammdaten = createStammdatenRepository(lesen);
  const heute = () => readBerlinerZeit(getJetzt()).tag;

  /** What was withdrawn is gone with all its files; what was never public does not exist. */
  async function refuse(id: number): Promise<AppError> {
    const isRemoved = await createSeitenRepository(lesen).isEintragRemoved(BEKANNTMACHUNGEN, id);
    return isRemoved
      ? new AppError('entfernt', 'Diese Bekanntmachung wurde zurückgezogen.', { titel: 'Bekanntmachung zurückgezogen' })
      : new AppError('nicht_gefunden', 'Diese Bekanntmachung gibt es nicht.');
  }

  async function find(id: number, tag: string) {
    const gefunden = await repository.find(id, tag);
    if (!gefunden) throw await refuse(id);
    return gefunden;
  }

  async function sendDatei(
    request: FastifyRequest,
    reply: FastifyReply,
    { titel, hash }: { titel: string; hash: string },
  ) {
    const etag = `"${hash}"`;
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const gelesen = await uploads.read(getDokumentname(hash));
    if (!gelesen) throw new AppError('nicht_gefunden', 'Diese Datei gibt es nicht.');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${buildSlug(titel) || 'dokument'}.pdf"`)
      .send(gelesen.bytes);
  }

  app.get(
    '/api/cms/bekanntmachungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine öffentliche Bekanntmachung',
        params: idParams,
        response: { 200: bekanntmachungSeiteSchema, ...problemReplies(404, 410) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const tag = heute();
      return cache.send(request, reply, `bekanntmachung ${tag} ${id}`, async () => ({
        ...(await find(id, tag)),
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
      const tag = heute();
      reply.header('content-disposition', `inline; filename="bekanntmachung-${id}.pdf"`);
      const build = async () => {
        const [notiz, gemeinde] = await Promise.all([find(id, tag), stammdaten.findGemeinde()]);
        return writeBekanntmachungPdf({
          ...notiz,
          gemeinde: gemeinde ?? { name: '', strasse: '', plz: '', ort: '' },
        });
      };
      return cache.send(request, reply, `bekanntmachung.pdf ${tag} ${id}`, build, { type: 'application/pdf' });
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
            description: 'Die Datei, wie sie gebracht wurde',
            content: { 'application/pdf': { schema: z.unknown() } },
          },
          ...problemReplies(404, 410),
        },
      },
    },
    async (request, reply) => {
      const { id, datei } = request.params;
      const gefunden = await repository.findDatei(id, datei, heute());
      if (!gefunden) throw await refuse(id);
      return sendDatei(request, reply, gefunden);
    },
  );
};
