import { AppError } from '@gm/shared/errors/app-error';
import { formatCount } from '@gm/shared/format/count';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listNetworks } from './list-networks.ts';

/**
 * Rate limit for wider IPv6 networks, in addition to the limit per address, which covers only a /64: a /48 holds 65,536
 * of those. Use as `onRequest` hook. Throws `zu_viele_anfragen`.
 * @param max requests per minute of a single address
 */
export function createWideLimit(app: FastifyInstance, max: number): (request: FastifyRequest) => Promise<void> {
  // The first network is already covered by the limit per address.
  const checks = listNetworks('::1')
    .slice(1)
    .map(({ times }, index) =>
      app.createRateLimit({
        max: times * max,
        timeWindow: '1 minute',
        // IPv4 has no wider networks here.
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
        `Es kamen zu viele Anfragen. Bitte warten Sie ${formatCount(result.ttlInSeconds, 'Sekunde', 'Sekunden')}.`,
      );
    }
  };
}
