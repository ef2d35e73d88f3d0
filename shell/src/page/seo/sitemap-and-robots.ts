import { Readable } from 'node:stream';
import { directorySchema } from '@gm/shared/schemas/directory';
import type { FastifyInstance } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { ApiClient } from '../../http/api/api-client.ts';

/** Files for search engines, with the same data as the pages. */
export function registerSitemapAndRobots(app: FastifyInstance, api: ApiClient, publicUrl: string): void {
  app.get('/robots.txt', (_request, reply) => {
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /_shell/\nDisallow: /suche/\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { body } = await api.get('/api/cms/verzeichnis');
    const { data } = directorySchema.parse(body);
    const links = data.map(({ pfad: path, geaendert: changed }) => ({
      url: path,
      ...(changed ? { lastmod: changed } : {}),
    }));
    const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream({ hostname: publicUrl })));
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
}
