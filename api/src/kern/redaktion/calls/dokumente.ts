import { readFile } from 'node:fs/promises';
import { AppError } from '@gm/shared/fehler/app-error';
import { PDF_FALSCHER_TYP, PDF_ZU_GROSS } from '@gm/shared/regeln/pdf-upload';
import { dokumentEingangSchema } from '@gm/shared/schemas/redaktion';
import type { RoutePlugin } from '../../bereich.ts';
import { createFairQueue } from '../../bilder/create-fair-queue.ts';
import { openDateien } from '../../dateien/open-dateien.ts';
import { isAttachment, registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { dokumentEingabeSchema } from '../medien/medien-eingabe.ts';
import { storeDokument } from '../medien/store-dokument.ts';

/** Reading one fills a core, and pages have to be answered meanwhile. */
const queue = createFairQueue({ parallel: 1, perClient: 20 });

/** PDF files of the content. */
export const dokumente: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const { uploads } = openDateien(config);
  registerFormularParser(app, { dateifelder: ['dokument'], db: database.db, zuGross: PDF_ZU_GROSS });

  app.post(
    '/api/intranet/redaktion/dokumente',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin', 'autor'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Eine PDF-Datei für den Inhalt: geprüft und durchsuchbar',
        consumes: ['multipart/form-data'],
        body: dokumentEingabeSchema,
        response: { 201: dokumentEingangSchema, ...problemReplies(400, 401, 403, 413, 422) },
      },
    },
    async (request, reply) => {
      const { dokument, name } = request.body;
      if (!isAttachment(dokument)) {
        const felder = [{ feld: 'dokument', meldung: PDF_FALSCHER_TYP }];
        throw new AppError('felder_ungueltig', PDF_FALSCHER_TYP, { felder });
      }
      const { pfad } = dokument;
      const eingang = await queue(request.ip, pfad, async () =>
        storeDokument(database.db, uploads, { bytes: await readFile(pfad), name }),
      );
      return reply.code(201).send(eingang);
    },
  );
};
