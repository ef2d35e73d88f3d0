import type { FastifyInstance } from 'fastify';
import { toAppError, toProblem } from '../../../kern/server/problem.ts';

const FEHLER_TYP = 'https://schema.oparl.org/1.1/Error';

/**
 * What all addresses of OParl share: any site may read them, and a failure is the object that OParl has for it, which
 * at the same time is a problem document.
 */
export function serveOparl(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
  });
  // Not by zod, which copies every object of a page; what is sent is made here, and the tests know its form.
  app.setSerializerCompiler(() => (antwort) => JSON.stringify(antwort));
  // Encoded once: text would be encoded to count its bytes, and again to be written.
  app.addHook('onSend', async (_request, _reply, antwort) =>
    typeof antwort === 'string' ? Buffer.from(antwort) : antwort,
  );
  app.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error);
    const problem = toProblem(appError, request.url.split('?', 1)[0]);
    if (problem.status >= 500) request.log.error({ err: appError }, 'request failed');
    return reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ ...problem, type: FEHLER_TYP, message: problem.detail, debug: problem.title }));
  });
}
