import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import { z } from 'zod';
import type { ApiClient } from './api-client.ts';

const verzeichnisSchema = z.object({ data: z.array(z.object({ pfad: z.string(), geaendert: z.string().nullish() })) });

/** What search engines read; the same facts as the pages themselves. */
export function registerMachinePages(app: FastifyInstance, api: ApiClient, publicUrl: string): void {
  app.get('/robots.txt', (_request, reply) => {
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /_shell/\nDisallow: /suche/\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { body } = await api.get('/api/cms/verzeichnis');
    const { data } = verzeichnisSchema.parse(body);
    const links = data.map(({ pfad, geaendert }) => ({ url: pfad, ...(geaendert ? { lastmod: geaendert } : {}) }));
    const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream({ hostname: publicUrl })));
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
}
