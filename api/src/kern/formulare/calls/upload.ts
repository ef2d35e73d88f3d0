import { AppError } from '@gm/shared/fehler/app-error';
import { BILD_MAX_BYTES, BILD_ZU_GROSS, readGroesse, TEIL_BYTES, UPLOAD_NAME } from '@gm/shared/regeln/bild-upload';
import { uploadStandSchema } from '@gm/shared/schemas/upload';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { takeFromOwnSite } from '../take-from-own-site.ts';
import { createUploadRepository } from '../upload-repository.ts';

const PFAD = '/api/uploads/:upload';
/** Pieces a minute and client: the largest picture has forty. */
const LIMIT = 600;

const tags = ['Formulare'];
const params = z.object({
  upload: z
    .string()
    .regex(UPLOAD_NAME)
    .describe('Vom Browser gewählt: 32 zufällige Hexziffern, 8 über die Datei, Bytes der ganzen Datei'),
});

/**
 * Takes a picture in pieces before its form is sent, so that a line that dies costs one piece. The form then names the
 * upload in place of the file (decision 053).
 */
export const upload: RoutePlugin = async (app, { config, database }) => {
  const uploads = createUploadRepository(database.db);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);

  app.get(
    PFAD,
    {
      schema: {
        tags,
        summary: 'Wie weit ein Bild angekommen ist',
        params,
        response: { 200: uploadStandSchema, ...problemReplies(404) },
      },
    },
    async ({ params: { upload } }) => ({ ab: await uploads.findStand(upload) }),
  );

  app.put(
    PFAD,
    {
      bodyLimit: TEIL_BYTES,
      ...takeFromOwnSite({ ...config, FORMULAR_LIMIT: LIMIT }),
      schema: {
        tags,
        summary: 'Das nächste Stück eines Bildes; an anderer Stelle ändert es nichts und sagt, wo es weitergeht',
        consumes: ['application/octet-stream'],
        params,
        querystring: z.object({ ab: z.coerce.number().int().min(0).describe('Bytes vor diesem Stück') }),
        body: z.custom<Buffer>(Buffer.isBuffer, 'Das Stück ist leer.').describe('Höchstens 262144 Bytes'),
        response: { 200: uploadStandSchema, ...problemReplies(400, 403, 404, 413, 415, 429, 503) },
      },
    },
    async ({ params: { upload }, query: { ab }, body }) => {
      const groesse = readGroesse(upload);
      if (groesse > BILD_MAX_BYTES || ab + body.length > groesse) throw new AppError('zu_gross', BILD_ZU_GROSS);
      await uploads.append(upload, ab, body);
      return { ab: await uploads.findStand(upload) };
    },
  );
};
