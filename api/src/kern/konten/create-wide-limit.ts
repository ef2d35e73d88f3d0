import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listNetworks } from './list-networks.ts';

/**
 * A check for `onRequest` beside the limit per address, which knows IPv6 by its /64 alone: whoever has a /48 would have
 * 65,536 of them. Throws `zu_viele_anfragen`.
 * @param max requests a minute of a single address
 */
export function createWideLimit(app: FastifyInstance, max: number): (request: FastifyRequest) => Promise<void> {
  // The first is the one the limit per address counts.
  const checks = listNetworks('::1')
    .slice(1)
    .map(({ times }, index) =>
      app.createRateLimit({
        max: times * max,
        timeWindow: '1 minute',
        // Of IPv4 there is none.
        allowList: (_request, key) => key === '',
        keyGenerator({ ip, routeOptions }) {
          const network = listNetworks(ip)[index + 1]?.name;
          return network ? `${routeOptions.url} ${network}` : '';
        },
      }),
    );
  return async (request) => {
    for (const check of checks) {
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) continue;
      throw new AppError(
        'zu_viele_anfragen',
        `Es kamen zu viele Anfragen. Bitte warten Sie ${result.ttlInSeconds} Sekunden.`,
      );
    }
  };
}
