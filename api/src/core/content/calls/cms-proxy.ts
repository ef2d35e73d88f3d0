import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../platform/context.ts';
import type { ContentContext } from '../context.ts';

const TIMEOUTS = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
]);

function toAppError(cause: Error & { code?: string }): AppError {
  return TIMEOUTS.has(cause.code ?? '')
    ? new AppError('gegenstelle_zu_langsam', 'Das Inhaltssystem antwortet nicht rechtzeitig.', { cause })
    : new AppError('gegenstelle_fehlt', 'Das Inhaltssystem ist nicht erreichbar.', { cause });
}

/**
 * Forwards `/api/cms/*` to the content system at `CMS_URL`; replies below 500 pass unchanged. Calls that only this
 * software knows (`/api/cms/gemeinde`, `/api/cms/ereignisse`) are registered separately and take precedence.
 */
export const cmsProxy: RoutePlugin<ContentContext> = async (app, { config: { CMS_URL = '', CMS_TIMEOUT } }) => {
  // Loaded on demand: its HTTP client accounts for a fifth of the program.
  const { default: httpProxy } = await import('@fastify/http-proxy');
  const { origin, pathname } = new URL(CMS_URL);
  await app.register(httpProxy, {
    upstream: origin,
    prefix: '/api/cms',
    rewritePrefix: `${pathname.replace(/\/$/, '')}/api/cms`,
    disableRequestLogging: true,
    undici: { headersTimeout: CMS_TIMEOUT, bodyTimeout: CMS_TIMEOUT, connect: { timeout: CMS_TIMEOUT }, pipelining: 1 },
    // Errors sent here pass through the same handler as thrown errors.
    replyOptions: {
      onError: (reply, { error }) => void reply.send(toAppError(error)),
      onResponse: (_request, reply, response) => {
        if (reply.statusCode < 500) return reply.send(response.stream);
        response.stream.resume();
        return reply.send(new AppError('gegenstelle_fehlt', 'Das Inhaltssystem meldet einen Fehler.'));
      },
    },
  });
};
