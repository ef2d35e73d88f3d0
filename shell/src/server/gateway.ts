import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isSameOrigin } from './form-post.ts';
import { addSession, readSession } from './session.ts';

const SILENCE_LIMIT_MS = 60_000;

/** Addresses of the api, the same on the site. */
const PREFIXES = ['/api', '/oparl'];

/** The api under the site's own address. The content-version stream is for the shell alone. */
export function registerGateway(app: FastifyInstance, apiUrl: string): void {
  app.get('/api/cms/ereignisse', (_request, reply) => reply.callNotFound());
  app.register(async (scope) => {
    // Bodies pass as they come, files too: the parsers of the pages are for forms without scripts.
    scope.removeAllContentTypeParsers();
    for (const prefix of PREFIXES) {
      await scope.register(httpProxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        // Its lines would carry query strings.
        logLevel: 'warn',
        // Of silence in both directions: how long a body may take is the matter of `limitSlowBodies`.
        http: { requestOptions: { timeout: SILENCE_LIMIT_MS } },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            // Another site must not act in the name of who is logged in.
            ...addSession(headers, isSameOrigin(request) ? readSession(request.headers.cookie) : null),
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.headers.host,
          }),
          onError: (reply) => {
            reply.code(503).type('application/problem+json').send({
              type: 'about:blank',
              title: 'Dienst nicht erreichbar',
              status: 503,
              detail:
                'Der Dienst ist im Augenblick nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
            });
          },
        },
      });
    }
  });
}
