import { accountSchema } from '@gm/shared/schemas/accounts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { ALL_ACCESSES } from '../../services/accounts/access.ts';
import { getLoggedIn, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { countMismatched } from '../entries/show-contents.ts';
import { readRights } from '../rights/read-rights.ts';

const WRITING = ['redaktion', 'admin', 'autor'] as const;

/** The current user, for pages that identify the visitor by cookie only. */
export const account: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, database } = services;
  for (const { art: kind, konto: path } of ALL_ACCESSES) {
    app.get(
      path,
      {
        onRequest: kind === 'rat' ? requireRole(services, 'rat') : requireRole(services, 'mitarbeiter', 'verein'),
        schema: {
          tags: ['Konten'],
          summary: 'Wer angemeldet ist',
          response: { 200: accountSchema, ...problemReplies(401) },
        },
      },
      async (request) => {
        const { konto: account, rollen: roles } = getLoggedIn(request);
        const writes = kind === 'intern' && WRITING.some((role) => roles.includes(role));
        const mismatched = writes ? await countMismatched(database.db, areas, readRights(request)) : undefined;
        return { ...account, rollen: [...roles], unpassende: mismatched };
      },
    );
  }
};
