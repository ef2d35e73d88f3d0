import type { FastifyRequest } from 'fastify';
import type { Config } from '../betrieb/config.ts';
import { checkOrigin } from './schutz.ts';

/** Options of a call that takes what people send from pages of the site: as often as forms, and from no other site. */
export const takeFromOwnSite = ({ FORMULAR_LIMIT, SITE_URL }: Pick<Config, 'FORMULAR_LIMIT' | 'SITE_URL'>) => ({
  config: { rateLimit: { max: FORMULAR_LIMIT, timeWindow: '1 minute' } },
  onRequest: async (request: FastifyRequest): Promise<void> => checkOrigin(request, SITE_URL),
});
