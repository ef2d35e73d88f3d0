import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { nameNetz } from '@gm/shared/regeln/name-netz';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCrowdedPage } from './crowded-page.ts';
import { hasBody } from './has-body.ts';
import { Lane } from './lane.ts';
import { sendProblem } from './problem.ts';

export interface ClientLimits {
  /** Requests of one client answered at a time. */
  requests: number;
  /** The same of those that bring a body; they do not count as the others. */
  bodies: number;
  /** Open connections of one address that is no proxy. */
  connections: number;
}

/** Of all clients together: bodies on their way, each on a connection to the api. */
const BODIES_IN_TOTAL = 1024;
/** Times its share that a client may have waiting. */
const WAITING = 4;

/** As long as the page it is sent with says. */
const RETRY_AFTER_S = '60';

/** What a balancer asks must not wait for visitors. */
const ALWAYS = new Set(['/healthz', '/readyz']);

/** Browsers name HTML when somebody follows a link or sends a form, scripts do not. */
const asksForPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

/** Closes what one address opens beyond its share. Proxies speak for many, their visitors are told apart by request. */
function limitConnections(app: FastifyInstance, trustProxy: string, limit: number): void {
  const isProxy = proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isProxy(address, 0)) return;
    const client = nameNetz(address);
    const count = (open.get(client) ?? 0) + 1;
    if (count > limit) return void socket.destroy();
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/**
 * No client gets more than a share of the site: a few thousand requests that never end, or bodies that never arrive, would
 * otherwise take every connection to the api. Families and offices share an address, so what is beyond the share waits,
 * and only a long queue is refused.
 */
export function limitClients(app: FastifyInstance, trustProxy: string, limits: ClientLimits): void {
  limitConnections(app, trustProxy, limits.connections);
  const requests = new Lane({ perClient: limits.requests, waiting: WAITING * limits.requests });
  const bodies = new Lane({ perClient: limits.bodies, total: BODIES_IN_TOTAL, waiting: WAITING * limits.bodies });
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.routeOptions.url ?? '')) return done();
    const lane = hasBody(request.raw) ? bodies : requests;
    const turn = lane.enter(nameNetz(request.ip));
    if (!turn) {
      // Nobody reads what such a client goes on sending.
      reply.header('connection', 'close').header('retry-after', RETRY_AFTER_S).header('vary', 'accept');
      void (asksForPage(request) ? sendCrowdedPage(reply) : sendProblem(reply, 429));
      return;
    }
    reply.raw.once('close', turn.leave);
    void turn.ready.then(() => done());
  });
}
