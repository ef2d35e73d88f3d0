import http from 'node:http';
import https from 'node:https';
import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID } from '@gm/shared/fehler/request-id';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendsFromGalerie } from '../werkzeuge/galerie-path.ts';
import type { ApiState } from './api-state.ts';
import { isSameOrigin } from './form-post.ts';
import { sendProblem } from './problem.ts';
import { nameRequest } from './request-context.ts';
import { addSession, readSession } from './session.ts';
import type { SharedReplies } from './shared-replies.ts';
import { decodePath } from './site-path.ts';

const SILENCE_LIMIT_MS = 60_000;
const PROBE_LIMIT_MS = 5_000;

/** Addresses of the api, the same on the site. */
const PREFIXES = ['/api', '/oparl'];

/**
 * For the shell alone, and the api refuses them to visitors, too: the stream of content versions stays open for ever, and which
 * templates are running nobody else knows.
 */
const INSIDE_ONLY = /^\/api\/cms\/(?:ereignisse|vorlagen)\/*$/i;

export interface Gateway {
  /** Whether the api says that it is ready, asked over the connections visitors use. Never rejects. */
  isReady(): Promise<boolean>;
}

/** The api under the site's own address; `shared` spares it what a crowd asks for. */
export function registerGateway(
  app: FastifyInstance,
  apiUrl: string,
  apiState: ApiState,
  shared?: SharedReplies,
): Gateway {
  const { Agent, get } = apiUrl.startsWith('https:') ? https : http;
  // How many of them one client may hold is the matter of `limitClients`.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });

  app.register(async (scope) => {
    // Bodies pass as they come, files too: the parsers of the pages are for forms without scripts.
    scope.removeAllContentTypeParsers();
    // The next one to read the address would take `/api/cms/./ereignisse` for another than the router did.
    scope.addHook('onRequest', async (request, reply) => {
      const path = decodePath(request.raw.url ?? '');
      if (typeof path === 'number') return sendProblem(reply, path);
      if (INSIDE_ONLY.test(path)) return sendProblem(reply, 404);
      if (sendsFromGalerie(request)) return sendProblem(reply, 403);
      return (await shared?.answer(request, reply)) ?? undefined;
    });
    scope.addHook('onResponse', async (request, reply) => shared?.learn(request, reply));
    for (const prefix of PREFIXES) {
      await scope.register(httpProxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        // Its lines would carry query strings, and a stack for every request while the api is away.
        logLevel: 'error',
        http: {
          agents: { 'http:': agent as http.Agent, 'https:': agent as https.Agent },
          // Of silence in both directions: how long a body may take is the matter of `limitSlowBodies`.
          requestOptions: { timeout: SILENCE_LIMIT_MS },
        },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => {
            // Another site must not act in the name of who is logged in.
            const session = isSameOrigin(request) ? readSession(request.headers.cookie) : null;
            const { 'content-length': length, ...given } = headers;
            return {
              ...addSession(given, session),
              // The body of a GET is not passed on: its length would take that of the next request on the connection.
              ...(request.body && length !== undefined ? { 'content-length': length } : {}),
              'x-forwarded-for': request.ip,
              'x-forwarded-host': request.headers.host ?? '',
              [REQUEST_ID]: request.id,
              // Where the request is followed, what the api does is part of it.
              ...nameRequest(),
            };
          },
          onError: (reply, { error }) => {
            // A visitor who went away, or was cut off, is no fault of the api.
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
