import http from 'node:http';
import https from 'node:https';
import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID } from '@gm/shared/errors/request-id';
import { PREVIEW_HEAD } from '@gm/shared/rules/preview';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendsFromGallery } from '../boundaries/gallery-path.ts';
import type { ApiState } from '../http/api/api-state.ts';
import { nameRequest } from '../http/api/request-context.ts';
import type { SharedReplies } from '../http/cache/shared-replies.ts';
import { sendProblem } from '../http/problem.ts';
import { addSession, readSession } from '../http/session/session.ts';
import { decodePath } from '../http/site-path.ts';
import { isSameOrigin } from '../serve/forms/form-post.ts';

const SILENCE_LIMIT_MS = 60_000;
const PROBE_LIMIT_MS = 5_000;

/** Addresses of the api, the same on the site. */
const PREFIXES = ['/api', '/oparl'];

/**
 * For the shell only, and the api refuses them to visitors, too: the stream of content versions never ends, and only
 * the shell knows the running templates.
 */
const INSIDE_ONLY = /^\/api\/cms\/(?:ereignisse|vorlagen)\/*$/i;

export interface Gateway {
  /** Whether the api is ready, checked over the connections that visitors use. Never rejects. */
  isReady(): Promise<boolean>;
}

/** The api under the site's own address; `shared` absorbs bursts. */
export function registerGateway(
  app: FastifyInstance,
  apiUrl: string,
  apiState: ApiState,
  shared?: SharedReplies,
): Gateway {
  const { Agent, get } = apiUrl.startsWith('https:') ? https : http;
  // `limitClients` limits the connections of a client.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });

  app.register(async (scope) => {
    // Bodies, including files, are streamed: the parsers of the pages are for forms without scripts.
    scope.removeAllContentTypeParsers();
    // The api would resolve `/api/cms/./ereignisse` differently from this router.
    scope.addHook('onRequest', async (request, reply) => {
      const path = decodePath(request.raw.url ?? '');
      if (typeof path === 'number') return sendProblem(reply, path);
      if (INSIDE_ONLY.test(path)) return sendProblem(reply, 404);
      if (sendsFromGallery(request)) return sendProblem(reply, 403);
      return (await shared?.answer(request, reply)) ?? undefined;
    });
    scope.addHook('onResponse', async (request, reply) => shared?.learn(request, reply));
    for (const prefix of PREFIXES) {
      await scope.register(httpProxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        // Its log lines would contain query strings, and a stack trace per request while the api is down.
        logLevel: 'error',
        http: {
          agents: { 'http:': agent as http.Agent, 'https:': agent as https.Agent },
          // Limit for silence in both directions; `limitSlowBodies` limits the duration of a body.
          requestOptions: { timeout: SILENCE_LIMIT_MS },
        },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => {
            // CSRF protection: another site must not use the session.
            const session = isSameOrigin(request) ? readSession(request.headers.cookie) : null;
            // Only the shell sets the clock of a preview.
            const { 'content-length': length, [PREVIEW_HEAD]: _preview, ...given } = headers;
            return {
              ...addSession(given, session),
              // The body of a GET is not forwarded: its length would swallow the next request on the connection.
              ...(request.body && length !== undefined ? { 'content-length': length } : {}),
              'x-forwarded-for': request.ip,
              'x-forwarded-host': request.headers.host ?? '',
              [REQUEST_ID]: request.id,
              // Passes the trace context to the api.
              ...nameRequest(),
            };
          },
          onError: (reply, { error }) => {
            // A visitor who disconnected, or was cut off, is no fault of the api.
            const isOurs = !reply.request.raw.destroyed;
            if (!apiState.noteFault(error) && isOurs) app.log.warn({ err: error }, 'the api did not answer');
            sendProblem(reply as FastifyReply, 503);
          },
        },
      });
    }
  });
  app.addHook('onClose', async () => agent.destroy());

  return {
    isReady: () =>
      new Promise((resolve) => {
        const probe = get(`${apiUrl}/readyz`, { agent, timeout: PROBE_LIMIT_MS }, (answer) => {
          answer.resume();
          resolve(answer.statusCode === 200);
        });
        probe.once('timeout', () => probe.destroy());
        probe.once('error', () => resolve(false));
        probe.once('close', () => resolve(false));
      }),
  };
}
