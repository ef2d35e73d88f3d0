import { type ContributionInput, restoreSchema, severalSchema } from '@gm/shared/schemas/editor/editorial-contribution';
import { receiptSchema } from '@gm/shared/schemas/form';
import type { FastifyRequest } from 'fastify';
import { carryOut } from '../../forms/carry-out.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../platform/protection/protection.ts';
import { registerFormParser } from '../../platform/protection/read-form-data.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { createEditing, createRestore } from '../drafts/edit.ts';
import { createBulkEdit } from '../drafts/edit-several.ts';
import { readRights } from '../rights/read-rights.ts';

/** Saves, releases, withdraws or restores an entry. */
export const edit: RoutePlugin<EditorContext> = async (app, services) => {
  const { config, database, publikationen: publications } = services;
  const onRequest = requireRole(services, 'redaktion', 'admin', 'autor', 'verein');
  const answers = { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 422) };
  registerFormParser(app, { dateifelder: [] });

  /** Idempotency key, for repetition after a lost response. */
  const readKey = ({ headers }: FastifyRequest) => headers['idempotency-key'] as string | undefined;

  const readAssignee = (request: FastifyRequest) => ({ ...getActor(request), rechte: readRights(request) });

  for (const publication of publications.alle) {
    app.post(
      `/api/intranet/redaktion/${publication.name}`,
      {
        onRequest,
        schema: {
          tags: ['Redaktion'],
          summary: `${publication.bezeichnung}: speichern, freigeben oder zurückziehen`,
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          headers: keyHeadSchema,
          body: publication.schema,
          response: answers,
        },
      },
      async (request, reply) => {
        const input = request.body as ContributionInput;
        const command = createEditing(publication, readAssignee(request), config);
        return reply.code(201).send(await carryOut(database.db, command, input, readKey(request)));
      },
    );
  }

  app.post(
    '/api/intranet/redaktion/mehrere',
    {
      onRequest,
      schema: {
        tags: ['Redaktion'],
        summary: 'Mehrere Beiträge freigeben oder zurückziehen, alle oder keinen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: keyHeadSchema,
        body: severalSchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const command = createBulkEdit(publications, readAssignee(request), config);
      return reply.code(201).send(await carryOut(database.db, command, request.body, readKey(request)));
    },
  );

  app.post(
    '/api/intranet/redaktion/wiederherstellen',
    {
      onRequest,
      schema: {
        tags: ['Redaktion'],
        summary: 'Eine frühere Fassung wiederherstellen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: keyHeadSchema,
        body: restoreSchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const command = createRestore(publications, readAssignee(request));
      return reply.code(201).send(await carryOut(database.db, command, request.body, readKey(request)));
    },
  );
};
