import { pageOrderSchema } from '@gm/shared/schemas/editor/page-order';
import { pagePlaceSchema, pageTreeSchema } from '@gm/shared/schemas/editor/pages';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import { carryOut } from '../../forms/carry-out.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../platform/protection/protection.ts';
import { registerFormParser } from '../../platform/protection/read-form-data.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { createPagePlacing } from '../pages/place-page.ts';
import { showPagePlace } from '../pages/show-page-place.ts';
import { showPageTree } from '../pages/show-page-tree.ts';
import { readRights } from '../rights/read-rights.ts';

const tags = ['Redaktion'];

/** The tree of pages: where each of them stands, and how that changes. */
export const pages: RoutePlugin<EditorContext> = async (app, services) => {
  const { config, database, publikationen: publications } = services;
  const onRequest = requireRole(services, 'redaktion', 'admin', 'autor');
  registerFormParser(app, { dateifelder: [] });

  app.get(
    '/api/intranet/redaktion/seiten',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Der Baum der Seiten, die das Konto bearbeiten darf',
        querystring: z.object({
          q: z.string().max(200).default('').describe('Worte aus Titel und Adresse'),
          ort: z.string().max(2000).default('').describe('Pfad der Seite, deren Zweig gemeint ist; leer: alle'),
        }),
        response: { 200: pageTreeSchema, ...problemReplies(400, 401, 403) },
      },
    },
    (request) => showPageTree(database.db, readRights(request), request.query),
  );

  app.get(
    '/api/intranet/redaktion/seite',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Titel, Adresse und Platz im Menü einer Seite',
        querystring: z.object({
          id: z.string().max(400).default('').describe('Seite mit ihrer Fassung, `seite/wald:0`; leer: eine neue'),
          ort: z.string().max(2000).default('').describe('Pfad der Seite, unter der eine neue stehen soll'),
        }),
        response: { 200: pagePlaceSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    (request) => showPagePlace(database.db, readRights(request), request.query),
  );

  app.post(
    '/api/intranet/redaktion/seite',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Eine Seite anlegen, umbenennen, verschieben oder ins Menü aufnehmen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: keyHeadSchema,
        body: pageOrderSchema,
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const command = createPagePlacing(publications, { ...getActor(request), rechte: readRights(request) }, config);
      const key = request.headers['idempotency-key'] as string | undefined;
      return reply.code(201).send(await carryOut(database.db, command, request.body, key));
    },
  );
};
