import type { FastifyInstance } from 'fastify';
import { toAppError, toProblem } from '../../../core/platform/http/problem.ts';

const ERROR_TYPE = 'https://schema.oparl.org/1.1/Error';

/**
 * Common behaviour of OParl URLs: cross-origin access, and errors as an OParl error object that is also a problem
 * document.
 */
export function serveOparl(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
  });
  // Bypasses zod, which would copy every object of a page; the tests check the schema.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  // Encoded once: a string would be encoded to count its bytes and again to be sent.
  app.addHook('onSend', async (_request, _reply, answer) =>
    typeof answer === 'string' ? Buffer.from(answer) : answer,
  );
  app.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error);
    const problem = toProblem(appError, request.url.split('?', 1)[0]);
    if (problem.status >= 500) request.log.error({ err: appError }, 'request failed');
    return reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ ...problem, type: ERROR_TYPE, message: problem.detail, debug: problem.title }));
  });
}
