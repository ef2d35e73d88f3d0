import { AppError } from '@gm/shared/errors/app-error';
import { contentSchema, contributionSchema, pageEntrySchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { showContent, showContents } from '../entries/show-contents.ts';
import { showPageEntry } from '../entries/show-page-entry.ts';
import { CONTENT_ORDERINGS } from '../kinds/content-ordering.ts';
import { readRights } from '../rights/read-rights.ts';

const tags = ['Redaktion'];

/** Content kinds, their entries, and the form of each entry. */
export const contents: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, database, publikationen: publications } = services;
  const onRequest = requireRole(services, 'redaktion', 'admin', 'autor', 'verein');

  app.get(
    '/api/intranet/redaktion/inhalte',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Alle Arten von Inhalt, und die Einträge einer davon',
        querystring: z.object({
          typ: z.string().max(60).default(''),
          q: z.string().max(200).default(''),
          sort: z.union([z.enum(CONTENT_ORDERINGS), z.literal('')]).catch(''),
          ansicht: z.enum(['', 'unpassend']).catch('').describe('Nur, was nicht mehr zu den Vorlagen passt'),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: contentSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    (request) => showContents(database.db, areas, readRights(request), request.query),
  );

  app.get(
    '/api/intranet/redaktion/zur-seite',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Der Eintrag hinter einer Seite der Website, wenn das Konto ihn bearbeiten darf',
        querystring: z.object({ pfad: z.string().max(2000).default('/') }),
        response: { 200: pageEntrySchema, ...problemReplies(400, 401, 403) },
      },
    },
    (request) => showPageEntry(database.db, areas, readRights(request), request.query.pfad),
  );

  app.get(
    '/api/intranet/redaktion/inhalte/:art',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ein Eintrag des Inhalts mit seinem Formular; ohne Schlüssel ein neuer, auf Wunsch wie ein anderer',
        params: z.object({ art: z.string().max(60) }),
        querystring: z.object({
          id: z.string().max(300).default(''),
          wie: z.string().max(400).default('').describe('Art und Schlüssel, `seite/grillplaetze`'),
        }),
        response: { 200: contributionSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { art: kind } = request.params;
      const reader = { ...getActor(request), rechte: readRights(request) };
      const { id: key, wie: how } = request.query;
      const found = await showContent(database.db, areas, publications, reader, {
        art: kind,
        schluessel: key,
        wie: how,
      });
      if (!found) throw new AppError('nicht_gefunden', 'Diesen Inhalt gibt es nicht.');
      return found;
    },
  );
};
