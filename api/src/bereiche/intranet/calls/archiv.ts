import { archivDokumentSchema, archivThemenSchema } from '@gm/shared/bereiche/intranet/intranet';
import { AppError } from '@gm/shared/fehler/app-error';
import { formatDatum } from '@gm/shared/format/datum';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { readDatum } from '@gm/shared/regeln/read-datum';
import { listSchema } from '@gm/shared/schemas/liste';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { openDateien } from '../../../kern/dateien/open-dateien.ts';
import { getDokumentname } from '../../../kern/inhalt/dokumente.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { writePdf } from '../../../kern/pdf/write-pdf.ts';
import { buildInhaltHref } from '../../../kern/redaktion/build-redaktion-route.ts';
import { readRechte } from '../../../kern/redaktion/rechte/read-rechte.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

const DOKUMENTART = 'archivdokument';

/** These come from addresses people edit: what is no day or number narrows nothing down. */
const tag = z
  .string()
  .max(20)
  .optional()
  .transform((text) => readDatum(text ?? '') ?? undefined);
const nummer = z
  .string()
  .max(20)
  .optional()
  .transform((text) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined));
const zeitraum = {
  gueltig_von: tag.describe('Nur, was ab diesem Tag noch gilt'),
  gueltig_bis: tag.describe('Nur, was bis zu diesem Tag schon gilt'),
};

const sendPdf = (reply: FastifyReply, titel: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${buildSlug(titel)}.pdf"`)
    .send(pdf);

/** Archive of the staff: documents by topic, documents of an archive, and the files themselves. */
export const archiv: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  const { uploads } = openDateien(dienste.config);
  const repository = createIntranetRepository(db);
  const onRequest = requireRolle(dienste, 'mitarbeiter');

  app.get(
    '/api/cms/intranet/archiv_themen',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Themen des Archivs mit ihren Dokumenten, alphabetisch',
        querystring: z.object({ themen_id: nummer, ...zeitraum }),
        response: { 200: archivThemenSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => ({
      data: await repository.listThemenMitDokumenten(request.query),
      themen: await repository.listThemen(),
      neu: readRechte(request).allowsSome(DOKUMENTART) ? buildInhaltHref(DOKUMENTART) : null,
    }),
  );

  app.get(
    '/api/cms/intranet/archiv',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Dokumente des Archivs, die jüngsten zuerst',
        querystring: z.object({ archiv_id: nummer, ...zeitraum }),
        response: { 200: listSchema(archivDokumentSchema), ...problemReplies(400, 401, 403) },
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
      const dokument = await repository.findDokument(request.params.id);
      if (!dokument) throw new AppError('nicht_gefunden', 'Dieses Dokument gibt es nicht.');
      const gemeinde = (await createStammdatenRepository(db).findGemeinde())?.name ?? '';
      const { titel, thema, archiv: ablage, stand, text } = dokument;
      const pdf = await writePdf({
        titel,
        betreff: `${thema}: ${ablage}`,
        kopfzeile: `Gemeinde ${gemeinde} · ${thema} · ${ablage}`,
        unterzeile: `Stand ${formatDatum(stand)} · nur für den Dienstgebrauch`,
        text,
        datum: stand,
        gemeinde,
      });
      return sendPdf(reply, titel, pdf);
    },
  );

  app.get(
    '/api/cms/intranet/dateien/:datei',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Ein Dokument des Archivs, das als PDF-Datei gebracht wurde',
        produces: ['application/pdf'],
        params: z.object({ datei: z.string().max(200) }),
        response: {
          200: {
            description: 'Die Datei, wie sie gebracht wurde',
            content: { 'application/pdf': { schema: z.unknown() } },
          },
          ...problemReplies(401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const dokument = await repository.findDatei(request.params.datei);
      const datei = dokument && (await uploads.read(getDokumentname(dokument.hash)));
      if (!datei) throw new AppError('nicht_gefunden', 'Dieses Dokument gibt es nicht.');
      return sendPdf(reply, dokument.titel, datei.bytes);
    },
  );
};
