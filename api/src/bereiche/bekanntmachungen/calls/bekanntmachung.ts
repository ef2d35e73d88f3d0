import { bekanntmachungSeiteSchema } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { idParams } from '../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { writeBekanntmachungPdf } from '../bekanntmachung-pdf.ts';
import { createBekanntmachungRepository } from '../bekanntmachung-repository.ts';

/** A notice, as a page and as a PDF file; before its first day it does not exist. */
export const bekanntmachung: RoutePlugin = async (app, { lesen, cache }) => {
  const repository = createBekanntmachungRepository(lesen);
  const stammdaten = createStammdatenRepository(lesen);
  const heute = () => readBerlinerZeit(getJetzt()).tag;

  async function find(id: number, tag: string) {
    const gefunden = await repository.find(id, tag);
    if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Bekanntmachung gibt es nicht.');
    return gefunden;
  }

  app.get(
    '/api/cms/bekanntmachungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine öffentliche Bekanntmachung',
        params: idParams,
        response: { 200: bekanntmachungSeiteSchema, ...problemReplies(404) },
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
          ...problemReplies(404),
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
};
