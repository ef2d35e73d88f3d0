import { AppError } from '@gm/shared/errors/app-error';
import { mediaSchema, mediumReceiptSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';
import { photoKind } from '../../entries/core-kinds.ts';
import { readImage } from '../../forms/read-image.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { registerFormParser } from '../../platform/protection/read-form-data.ts';
import { requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { checkReplacement } from '../media/check-replacement.ts';
import { mediaInputSchema } from '../media/media-input.ts';
import { MEDIA_ORDERINGS } from '../media/media-repository.ts';
import { buildMedium, showMedia } from '../media/show-media.ts';
import { storeMedium } from '../media/store-medium.ts';
import { requireRight } from '../rights/check-right.ts';
import { readRights } from '../rights/read-rights.ts';

const tags = ['Redaktion'];

/** The picture library. */
export const media: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, config, database } = services;
  const onRequest = requireRole(services, 'redaktion', 'admin', 'autor');
  const { uploads } = openFiles(config);
  registerFormParser(app, { dateifelder: ['bild'], db: database.db });

  app.get(
    '/api/intranet/redaktion/medien',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Bilder der Mediathek',
        querystring: z.object({
          q: z.string().max(200).default('').describe('Worte der Beschreibung, des Nachweises oder des Dateinamens'),
          datei: z.string().max(200).default('').describe('Nur das Bild dieses Namens'),
          typ: z.enum(['', 'fertig', 'unfertig']).default(''),
          sort: z.union([z.enum(MEDIA_ORDERINGS), z.literal('')]).catch(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: mediaSchema, ...problemReplies(400, 401, 403) },
      },
    },
    (request) => showMedia(database.db, request.query),
  );

  app.post(
    '/api/intranet/redaktion/medien',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ein Bild in die Mediathek legen, oder an die Stelle eines anderen',
        consumes: ['multipart/form-data'],
        body: mediaInputSchema,
        response: { 201: mediumReceiptSchema, ...problemReplies(400, 401, 403, 404, 413, 422) },
      },
    },
    async (request, reply) => {
      const { name, ersetzt: replaced } = request.body;
      const rights = readRights(request);
      requireRight(rights, { art: photoKind.name, zweige: replaced ? [replaced] : [] });
      if (replaced) await checkReplacement(database.db, areas, rights, replaced);
      const image = await readImage(request.body, request.ip);
      if (!image) {
        const message = 'Bitte wählen Sie ein Bild aus.';
        throw new AppError('felder_ungueltig', message, { felder: [{ feld: 'bild', meldung: message }] });
      }
      const medium = await storeMedium(database.db, areas, uploads, { bild: image, name, ersetzt: replaced });
      return reply.code(201).send({ medium: buildMedium(medium) });
    },
  );
};
