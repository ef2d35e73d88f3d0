import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { createFairQueue } from '../images/create-fair-queue.ts';

/** Concurrent searches per client and in total, per process: each runs up to a dozen queries. */
const TOGETHER = 2;
const IN_TOTAL = 8;
/** A school class behind one address may search at once. */
const WAITING = 60;

const queue = createFairQueue({
  parallel: IN_TOTAL,
  perClient: WAITING,
  together: TOGETHER,
  refusal: 'Es laufen schon sehr viele Suchen von Ihrem Anschluss aus. Bitte versuchen Sie es gleich noch einmal.',
});

/** Rate limit per address and minute for routes that search. */
export const limitSearch = ({ SEARCH_LIMIT }: Pick<Config, 'SEARCH_LIMIT'>) => ({
  config: { rateLimit: { max: SEARCH_LIMIT, timeWindow: '1 minute', nurHier: true } },
});

let last = 0;

/** Queues a search fairly between clients. Results depend on the user, so searches are never shared. */
export function takeTurns<T>({ ip }: Pick<FastifyRequest, 'ip'>, search: () => Promise<T>): Promise<T> {
  last += 1;
  return queue(ip, String(last), search);
}
