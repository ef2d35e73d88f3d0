import { Readable } from 'node:stream';
import { verzeichnisSchema } from '@gm/shared/schemas/verzeichnis';
import type { FastifyInstance } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import { z } from 'zod';
import type { ApiClient } from './api-client.ts';

const kontaktSchema = z.object({ email: z.string(), sicherheitskontakt: z.string().optional() });

/** RFC 9116 recommends less than a year; days. */
const SECURITY_TXT_VALID = 180;

/** Whom finders of security holes write to (RFC 9116). Counted from each answer, so that it never runs out. */
function writeSecurityTxt({ email, sicherheitskontakt = email }: z.infer<typeof kontaktSchema>, url: string): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_VALID);
  const lines = [
    `Contact: ${sicherheitskontakt.startsWith('https:') ? sicherheitskontakt : `mailto:${sicherheitskontakt}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de',
    `Canonical: ${url}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** What search engines and other programs read; the same facts as the pages themselves. */
export function registerMachinePages(app: FastifyInstance, api: ApiClient, publicUrl: string): void {
  app.get('/robots.txt', (_request, reply) => {
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /_shell/\nDisallow: /suche/\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  const securityTxt = '/.well-known/security.txt';
  app.get(securityTxt, async (_request, reply) => {
    const { body } = await api.get('/api/cms/gemeinde');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeSecurityTxt(kontaktSchema.parse(body), `${publicUrl}${securityTxt}`));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { body } = await api.get('/api/cms/verzeichnis');
    const { data } = verzeichnisSchema.parse(body);
    const links = data.map(({ pfad, geaendert }) => ({ url: pfad, ...(geaendert ? { lastmod: geaendert } : {}) }));
    const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream({ hostname: publicUrl })));
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
}
