import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { checkOrigin } from '../../../platform/protection/protection.ts';
import { registerFormParser } from '../../../platform/protection/read-form-data.ts';
import { createWideLimit } from './create-wide-limit.ts';

/**
 * Setup shared by routes that log in unauthenticated users: accepts forms without scripts, same origin only, with rate
 * limits per address and network. Register it in a plugin of its own, because it adds content-type parsers.
 */
export function takeFromStrangers(
  app: FastifyInstance,
  { LOGIN_LIMIT, SITE_URL }: Pick<Config, 'LOGIN_LIMIT' | 'SITE_URL'>,
) {
  registerFormParser(app, { dateifelder: [] });
  const limitWideNetworks = createWideLimit(app, LOGIN_LIMIT);
  return {
    config: { rateLimit: { max: LOGIN_LIMIT, timeWindow: '1 minute' } },
    onRequest: async (request: FastifyRequest): Promise<void> => {
      checkOrigin(request, SITE_URL);
      await limitWideNetworks(request);
    },
  };
}

/** OpenAPI description of these routes. */
export const OPEN = { tags: ['Konten'], consumes: ['application/json', 'application/x-www-form-urlencoded'] };
