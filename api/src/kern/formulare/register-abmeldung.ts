import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Dienste } from '../bereich.ts';
import type { Datenquelle } from '../daten/database.ts';
import { problemReplies } from '../server/problem-replies.ts';
import { registerFormularParser } from './read-formulardaten.ts';

interface Abmeldung {
  pfad: string;
  summary: string;
  /** Private page of the same link, for people who open it. */
  buildSeite(token: string): string;
  end(trx: Datenquelle, token: string): Promise<unknown>;
}

/** Secret of a private link; what is none fits nothing. */
export const tokenAbfrage = z.object({
  token: z
    .string()
    .regex(/^[\w-]{32}$/)
    .catch(''),
});

/**
 * The one-click end of mails (RFC 8058): mail programs post to it without cookies, from anywhere. Programs that look at
 * links only get them, so that nothing ends by that. Belongs into a plugin of its own, for it adds parsers to it.
 */
export function registerAbmeldung(
  app: FastifyInstance,
  { config, database }: Dienste,
  { pfad, summary, buildSeite, end }: Abmeldung,
): void {
  registerFormularParser(app, { dateifelder: [] });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const rateLimit = { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' };
  const schema = { tags: ['Formulare'], querystring: tokenAbfrage };

  typed.get(
    pfad,
    { schema: { ...schema, summary: `${summary}: die Seite dazu`, response: { 302: z.null() } } },
    async (request, reply) => reply.redirect(buildSeite(request.query.token)),
  );
  typed.post(
    pfad,
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
      // The same answer for a link that fits nothing: it may have been used before.
      await database.db.transaction().execute((trx) => end(trx, request.query.token));
      return reply.code(204).send(null);
    },
  );
}
