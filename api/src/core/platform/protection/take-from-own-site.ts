import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { checkOrigin } from './protection.ts';

/** Route options of a call for visitors: rate limit of forms, same-site requests only. */
export const takeFromOwnSite = ({ FORM_LIMIT, SITE_URL }: Pick<Config, 'FORM_LIMIT' | 'SITE_URL'>) => ({
  config: { rateLimit: { max: FORM_LIMIT, timeWindow: '1 minute' } },
  onRequest: async (request: FastifyRequest): Promise<void> => checkOrigin(request, SITE_URL),
});
