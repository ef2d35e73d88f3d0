import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { nameNetwork } from '@gm/shared/rules/name-network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { FairQueue } from './fair-queue.ts';
import { hasBody } from './has-body.ts';
import { sendTooManyRequestsPage } from './too-many-requests-page.ts';

export interface ClientLimits {
  /** Requests of one client answered at a time. */
  requests: number;
  /** The same for requests with a body, which are counted separately. */
  bodies: number;
  /** Open connections of one address that is no proxy. */
  connections: number;
}

/** Bodies in transfer of all clients together, each on a connection to the api. */
const BODIES_IN_TOTAL = 1024;
/** Requests of a client that may wait, as a multiple of its share. */
const WAITING = 4;

/** The same time as stated on the page. */
const RETRY_AFTER_S = '60';

/** Health checks of a load balancer must not wait for visitors. */
const ALWAYS = new Set(['/healthz', '/readyz']);

/** Browsers accept HTML for links and forms, scripts do not. */
const asksForPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

/**
 * Closes connections of one address beyond its share. Proxies serve many visitors, who are distinguished per request.
 */
function limitConnections(app: FastifyInstance, trustProxy: string, limit: number): void {
  const isProxy = proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isProxy(address, 0)) return;
    const client = nameNetwork(address);
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
 * Limits each client to a share of the site: a few thousand requests or bodies that never end would otherwise take
 * every connection to the api. Families and offices share an address, so requests beyond the share wait, and only a
 * long queue is refused.
 */
export function limitClients(app: FastifyInstance, trustProxy: string, limits: ClientLimits): void {
  limitConnections(app, trustProxy, limits.connections);
  const requests = new FairQueue({ perClient: limits.requests, waiting: WAITING * limits.requests });
  const bodies = new FairQueue({ perClient: limits.bodies, total: BODIES_IN_TOTAL, waiting: WAITING * limits.bodies });
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.routeOptions.url ?? '')) return done();
    const lane = hasBody(request.raw) ? bodies : requests;
    const turn = lane.enter(nameNetwork(request.ip));
    if (!turn) {
      // Nothing reads further requests of such a client.
      reply.header('connection', 'close').header('retry-after', RETRY_AFTER_S).header('vary', 'accept');
      void (asksForPage(request) ? sendTooManyRequestsPage(reply) : sendProblem(reply, 429));
      return;
    }
    reply.raw.once('close', turn.leave);
    void turn.ready.then(() => done());
  });
}
