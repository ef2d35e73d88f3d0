import { AppError } from '@gm/shared/errors/app-error';
import { contributionSchema, versionSchema } from '@gm/shared/schemas/editor/editorial';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { numberSchema } from '../../platform/rules/number-schema.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { type Reader, showContribution, showVersion } from '../entries/show-contribution.ts';
import { readRights } from '../rights/read-rights.ts';

const reference = z.string().regex(/^[A-Z]{2}-\d{4}-\d{4,9}$/);
const tags = ['Redaktion'];

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('nicht_gefunden', 'Diesen Beitrag gibt es nicht.');
  return found;
}

const readReader = (request: FastifyRequest): Reader => ({ ...getActor(request), rechte: readRights(request) });

/** One entry to edit, or an earlier version of it. */
export const contribution: RoutePlugin<EditorContext> = async (app, services) => {
  const { db } = services.database;
  const { publikationen: publications } = services;
  const onRequest = requireRole(services, 'redaktion', 'admin', 'autor', 'verein');
  const error = problemReplies(400, 401, 403, 404);

  app.get(
    '/api/intranet/redaktion/:referenz',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ein Beitrag mit seinem Verlauf',
        params: z.object({ referenz: reference }),
        response: { 200: contributionSchema, ...error },
      },
    },
    async (request) =>
      orNotFound(await showContribution(db, publications, readReader(request), request.params.referenz)),
  );

  app.get(
    '/api/intranet/redaktion/:referenz/fassung/:nummer',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Eine frühere Fassung eines Beitrags',
        params: z.object({
          referenz: reference,
          nummer: numberSchema,
        }),
        response: { 200: versionSchema, ...error },
      },
    },
    async (request) =>
      orNotFound(
        await showVersion(db, publications, readReader(request), request.params.referenz, request.params.nummer),
      ),
  );

  app.get(
    '/api/intranet/redaktion/:referenz/fassung/:nummer/gegen/:andere',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Eine frühere Fassung eines Beitrags im Vergleich mit einer anderen',
        params: z.object({ referenz: reference, nummer: numberSchema, andere: numberSchema }),
        response: { 200: versionSchema, ...error },
      },
    },
    async (request) => {
      const { referenz: ref, nummer: num, andere: other } = request.params;
      return orNotFound(await showVersion(db, publications, readReader(request), ref, num, other));
    },
  );
};
