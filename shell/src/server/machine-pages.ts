import { Readable } from 'node:stream';
import { directorySchema } from '@gm/shared/schemas/directory';
import type { FastifyInstance } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import { z } from 'zod';
import type { ApiClient } from '../http/api-client.ts';

const contactSchema = z.object({ email: z.string(), sicherheitskontakt: z.string().optional() });

/** RFC 9116 recommends less than a year; days. */
const SECURITY_TXT_VALID = 180;

/** Contact for reporting vulnerabilities (RFC 9116). The expiry counts from each response, so it never passes. */
function writeSecurityTxt(
  { email, sicherheitskontakt: securityContact = email }: z.infer<typeof contactSchema>,
  url: string,
): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_VALID);
  const lines = [
    `Contact: ${securityContact.startsWith('https:') ? securityContact : `mailto:${securityContact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de',
    `Canonical: ${url}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Files for search engines and other programs, with the same data as the pages. */
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
      .send(writeSecurityTxt(contactSchema.parse(body), `${publicUrl}${securityTxt}`));
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
