import { AppError } from '@gm/shared/fehler/app-error';
import { beitragSchema, fassungSchema } from '@gm/shared/schemas/redaktion';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { getAkteur, requireRolle } from '../../konten/require-rolle.ts';
import { nummerSchema } from '../../regeln/nummer-schema.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { readRechte } from '../rechte/read-rechte.ts';
import { type Leser, showBeitrag, showFassung } from '../show-beitrag.ts';

const referenz = z.string().regex(/^[A-Z]{2}-\d{4}-\d{4,9}$/);
const tags = ['Redaktion'];

function oderNichtGefunden<Gefunden>(gefunden: Gefunden | null): Gefunden {
  if (gefunden === null) throw new AppError('nicht_gefunden', 'Diesen Beitrag gibt es nicht.');
  return gefunden;
}

const readLeser = (request: FastifyRequest): Leser => ({ ...getAkteur(request), rechte: readRechte(request) });

/** One entry to write on, and an earlier version of it. */
export const beitrag: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  const { publikationen } = dienste;
  const onRequest = requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein');
  const fehler = problemReplies(400, 401, 403, 404);

  app.get(
    '/api/intranet/redaktion/:referenz',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ein Beitrag mit seinem Verlauf',
        params: z.object({ referenz }),
        response: { 200: beitragSchema, ...fehler },
      },
    },
    async (request) =>
      oderNichtGefunden(await showBeitrag(db, publikationen, readLeser(request), request.params.referenz)),
  );

  app.get(
    '/api/intranet/redaktion/:referenz/fassung/:nummer',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Eine frühere Fassung eines Beitrags',
        params: z.object({
          referenz,
          nummer: nummerSchema,
        }),
        response: { 200: fassungSchema, ...fehler },
      },
    },
    async (request) =>
      oderNichtGefunden(
        await showFassung(db, publikationen, readLeser(request), request.params.referenz, request.params.nummer),
      ),
  );
};
