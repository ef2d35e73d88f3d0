import type { Problem } from '@gm/shared/schemas/problem';
import type { FastifyReply } from 'fastify';

const PROBLEMS = {
  400: { title: 'Anfrage nicht lesbar', detail: 'Die Adresse ist nicht lesbar.' },
  401: { title: 'Nicht angemeldet', detail: 'Bitte melden Sie sich an.' },
  403: {
    title: 'Hier wird nichts abgeschickt',
    detail: 'Beispiele und Vorschauen zeigen nur, wie etwas aussieht. Sie ändern nichts.',
  },
  404: { title: 'Nicht gefunden', detail: 'Unter dieser Adresse gibt es nichts.' },
  429: {
    title: 'Zu viele Anfragen',
    detail: 'Von Ihrer Adresse kommen gerade zu viele Anfragen auf einmal. Bitte warten Sie einen Augenblick.',
  },
  503: {
    title: 'Dienst nicht erreichbar',
    detail: 'Der Dienst ist im Augenblick nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
  },
} as const;

/** Answers an api request with a problem document (RFC 9457) from the shell, in the style of the api. */
export function sendProblem(reply: FastifyReply, status: keyof typeof PROBLEMS): FastifyReply {
  const problem: Problem = { type: 'about:blank', status, ...PROBLEMS[status] };
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
