import { z } from 'zod';
import type { RoutePlugin } from '../../context.ts';

/** The OpenAPI description. */
export const openapi: RoutePlugin = async (app) => {
  app.get(
    '/api/openapi.json',
    {
      schema: {
        tags: ['Betrieb'],
        summary: 'Beschreibung dieser Schnittstelle (OpenAPI 3.1)',
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async () => app.swagger() as { openapi: string },
  );
};
