import { readFile } from 'node:fs/promises';
import { AppError } from '@gm/shared/errors/app-error';
import { PDF_TOO_LARGE, PDF_WRONG_TYPE } from '@gm/shared/rules/pdf-upload';
import { documentReceiptSchema } from '@gm/shared/schemas/editor/editorial';
import type { RoutePlugin } from '../../platform/context.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { isAttachment, registerFormParser } from '../../platform/protection/read-form-data.ts';
import { requireRole } from '../../services/accounts/sessions/require-role.ts';
import { createFairQueue } from '../../services/images/create-fair-queue.ts';
import type { EditorContext } from '../context.ts';
import { documentInputSchema } from '../media/media-input.ts';
import { storeDocument } from '../media/store-document.ts';

/** Parsing a PDF occupies a CPU core, and pages must stay responsive. */
const queue = createFairQueue({ parallel: 1, perClient: 20 });

/** PDF files of the content. */
export const documents: RoutePlugin<EditorContext> = async (app, services) => {
  const { config, database } = services;
  const { uploads } = openFiles(config);
  registerFormParser(app, { dateifelder: ['dokument'], db: database.db, zuGross: PDF_TOO_LARGE });

  app.post(
    '/api/intranet/redaktion/dokumente',
    {
      onRequest: requireRole(services, 'redaktion', 'admin', 'autor'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Eine PDF-Datei für den Inhalt: geprüft und durchsuchbar',
        consumes: ['multipart/form-data'],
        body: documentInputSchema,
        response: { 201: documentReceiptSchema, ...problemReplies(400, 401, 403, 413, 422) },
      },
    },
    async (request, reply) => {
      const { dokument: documentFile, name } = request.body;
      if (!isAttachment(documentFile)) {
        const fields = [{ feld: 'dokument', meldung: PDF_WRONG_TYPE }];
        throw new AppError('felder_ungueltig', PDF_WRONG_TYPE, { felder: fields });
      }
      const { pfad: path } = documentFile;
      const receipt = await queue(request.ip, path, async () =>
        storeDocument(database.db, uploads, { bytes: await readFile(path), name }),
      );
      return reply.code(201).send(receipt);
    },
  );
};
