import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../betrieb/config.ts';
import { registerFormularParser } from '../formulare/read-formulardaten.ts';
import { checkOrigin } from '../formulare/schutz.ts';
import { createWideLimit } from './create-wide-limit.ts';

/**
 * What calls that let people in have in common, who is not known yet: forms without scripts, too, from this site alone,
 * and only so many from one address and one network. Belongs into a plugin of its own, for it adds parsers to it.
 */
export function takeFromStrangers(
  app: FastifyInstance,
  { ANMELDE_LIMIT, SITE_URL }: Pick<Config, 'ANMELDE_LIMIT' | 'SITE_URL'>,
) {
  registerFormularParser(app, { dateifelder: [] });
  const limitWideNetworks = createWideLimit(app, ANMELDE_LIMIT);
  return {
    config: { rateLimit: { max: ANMELDE_LIMIT, timeWindow: '1 minute' } },
    onRequest: async (request: FastifyRequest): Promise<void> => {
      checkOrigin(request, SITE_URL);
      await limitWideNetworks(request);
    },
  };
}

/** How such calls are described. */
export const OFFEN = { tags: ['Konten'], consumes: ['application/json', 'application/x-www-form-urlencoded'] };
