import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DataSource } from '../platform/database/database.ts';
import { problemReplies } from '../platform/http/problem-replies.ts';
import { registerFormParser } from '../platform/protection/read-form-data.ts';
import type { FormsContext } from './context.ts';

interface Unsubscription {
  pfad: string;
  summary: string;
  /** Private page with the same token, for people who open the link. */
  buildSeite(token: string): string;
  end(trx: DataSource, token: string): Promise<unknown>;
}

/** Secret of a private link; a malformed one matches nothing. */
export const tokenQuery = z.object({
  token: z
    .string()
    .regex(/^[\w-]{32}$/)
    .catch(''),
});

/**
 * One-click unsubscribe (RFC 8058): mail programs post without cookies, from any origin. Link scanners only send GET,
 * which does not unsubscribe. Register it in a plugin of its own, because it adds parsers.
 */
export function registerUnsubscription(
  app: FastifyInstance,
  { config, database }: FormsContext,
  { pfad: path, summary, buildSeite: buildPage, end }: Unsubscription,
): void {
  registerFormParser(app, { dateifelder: [] });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const rateLimit = { max: config.FORM_LIMIT, timeWindow: '1 minute' };
  const schema = { tags: ['Formulare'], querystring: tokenQuery };

  typed.get(
    path,
    { schema: { ...schema, summary: `${summary}: die Seite dazu`, response: { 302: z.null() } } },
    async (request, reply) => reply.redirect(buildPage(request.query.token)),
  );
  typed.post(
    path,
    {
      config: { rateLimit },
      schema: {
        ...schema,
        summary,
        consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
        response: { 204: z.null(), ...problemReplies(413, 415, 429) },
      },
    },
    async (request, reply) => {
      // Unknown links get the same reply, because they may have been used before.
      await database.db.transaction().execute((trx) => end(trx, request.query.token));
      return reply.code(204).send(null);
    },
  );
}
