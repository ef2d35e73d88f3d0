import { AppError } from '@gm/shared/fehler/app-error';
import { medienSchema, mediumEingangSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { openDateien } from '../../dateien/open-dateien.ts';
import { readBild } from '../../formulare/read-bild.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { fotoArt } from '../../inhalt/kern-arten.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { medienEingabeSchema } from '../medien/medien-eingabe.ts';
import { MEDIENORDNUNGEN } from '../medien/medien-repository.ts';
import { buildMedium, showMedien } from '../medien/show-medien.ts';
import { storeMedium } from '../medien/store-medium.ts';
import { requireRecht } from '../rechte/check-recht.ts';
import { readRechte } from '../rechte/read-rechte.ts';

const tags = ['Redaktion'];

/** The library of pictures. */
export const medien: RoutePlugin = async (app, dienste) => {
  const { bereiche, config, database } = dienste;
  const onRequest = requireRolle(dienste, 'redaktion', 'admin', 'autor');
  const { uploads } = openDateien(config);
  registerFormularParser(app, { dateifelder: ['bild'], db: database.db });

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
          sort: z.union([z.enum(MEDIENORDNUNGEN), z.literal('')]).catch(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: medienSchema, ...problemReplies(400, 401, 403) },
      },
    },
    (request) => showMedien(database.db, request.query),
  );

  app.post(
    '/api/intranet/redaktion/medien',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ein Bild in die Mediathek legen, oder an die Stelle eines anderen',
        consumes: ['multipart/form-data'],
        body: medienEingabeSchema,
        response: { 201: mediumEingangSchema, ...problemReplies(400, 401, 403, 404, 413, 422) },
      },
    },
    async (request, reply) => {
      const { name, ersetzt } = request.body;
      requireRecht(readRechte(request), { art: fotoArt.name, zweige: ersetzt ? [ersetzt] : [] });
      const bild = await readBild(request.body, request.ip);
      if (!bild) {
        const meldung = 'Bitte wählen Sie ein Bild aus.';
        throw new AppError('felder_ungueltig', meldung, { felder: [{ feld: 'bild', meldung }] });
      }
      const medium = await storeMedium(database.db, bereiche, uploads, { bild, name, ersetzt });
      return reply.code(201).send({ medium: buildMedium(medium) });
    },
  );
};
