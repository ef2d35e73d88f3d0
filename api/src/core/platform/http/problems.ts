import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@gm/shared/errors/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchAllowedMethods } from './allowed-methods.ts';
import { toAppError, toProblem } from './problem.ts';

/** Maximum length of path and query in bytes. */
const MAX_URL = 4096;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

/** Answers an error with its problem document (RFC 9457); only server errors are logged as errors. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  const problem = toProblem(appError, pathOf(request));
  if (problem.status >= 500) request.log.error({ err: appError }, 'request failed');
  else request.log.debug({ err: appError }, 'request refused');
  if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .send(JSON.stringify(problem));
}

/** Malformed HTTP never becomes a request, so the reply is written to the socket directly. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const appError = isTooLong
    ? new AppError('adresse_zu_lang', 'Die Adresse oder die Kopfzeilen sind zu lang.')
    : new AppError('eingabe_ungueltig', 'Die Anfrage ist nicht lesbar.');
  const problem = toProblem(appError);
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Answers every failure of the app, from unknown paths to crashes, with a German problem document. */
export function installProblems(app: FastifyInstance): void {
  const findMethods = watchAllowedMethods(app);
  app.addHook('onRequest', async (request) => {
    if (request.url.length > MAX_URL) throw new AppError('adresse_zu_lang', 'Die Adresse ist zu lang.');
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => {
    const methods = findMethods(pathOf(request));
    if (methods.length === 0) {
      return sendProblem(new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.'), request, reply);
    }
    reply.header('allow', methods.join(', '));
    const detail = `Diese Adresse nimmt nur ${methods.join(', ')} an.`;
    return sendProblem(new AppError('methode_nicht_erlaubt', detail), request, reply);
  });
}
