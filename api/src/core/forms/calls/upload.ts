import { AppError } from '@gm/shared/errors/app-error';
import { IMAGE_MAX_BYTES, IMAGE_TOO_LARGE, PART_BYTES, readSize, UPLOAD_NAME } from '@gm/shared/rules/image-upload';
import { uploadStartSchema, uploadStateSchema } from '@gm/shared/schemas/upload';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../platform/protection/protection.ts';
import { takeFromOwnSite } from '../../platform/protection/take-from-own-site.ts';
import { createUploadRepository } from '../../platform/protection/upload-repository.ts';
import type { FormsContext } from '../context.ts';

const PATH = '/api/uploads/:upload';
/** Chunks per minute and client: the largest picture has forty. */
const LIMIT = 600;

const tags = ['Formulare'];
const params = z.object({
  upload: z.string().regex(UPLOAD_NAME).describe('Wie ihn der Beginn genannt hat'),
});

/**
 * Accepts a picture in chunks before its form is sent, so that a lost connection costs one chunk only. The form then
 * refers to the upload instead of containing the file (decision 052).
 */
export const upload: RoutePlugin<FormsContext> = async (app, { config, database }) => {
  const uploads = createUploadRepository(database.db);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);

  app.post(
    '/api/uploads',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags,
        summary: 'Ein Bild beginnen, oder nach einer Unterbrechung hören, wo es weitergeht',
        headers: keyHeadSchema.required(),
        body: z.object({ groesse: z.number().int().min(1).describe('Bytes der ganzen Datei') }),
        response: { 200: uploadStartSchema, ...problemReplies(400, 403, 413, 429) },
      },
    },
    async ({ headers, body: { groesse: size }, ip }) => {
      if (size > IMAGE_MAX_BYTES) throw new AppError('zu_gross', IMAGE_TOO_LARGE);
      const upload = await uploads.begin(headers['idempotency-key'], size, ip);
      return { upload, ab: await uploads.findStand(upload) };
    },
  );

  app.put(
    PATH,
    {
      bodyLimit: PART_BYTES,
      ...takeFromOwnSite({ ...config, FORM_LIMIT: LIMIT }),
      schema: {
        tags,
        summary: 'Das nächste Stück eines Bildes; an anderer Stelle ändert es nichts und sagt, wo es weitergeht',
        consumes: ['application/octet-stream'],
        params,
        querystring: z.object({ ab: z.coerce.number().int().min(0).describe('Bytes vor diesem Stück') }),
        body: z.custom<Buffer>(Buffer.isBuffer, 'Das Stück ist leer.').describe('Höchstens 262144 Bytes'),
        response: { 200: uploadStateSchema, ...problemReplies(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async ({ params: { upload }, query: { ab: from }, body }) => {
      const size = readSize(upload);
      if (size > IMAGE_MAX_BYTES || from + body.length > size) throw new AppError('zu_gross', IMAGE_TOO_LARGE);
      await uploads.append(upload, from, body);
      return { ab: await uploads.findStand(upload) };
    },
  );
};
