import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiClient } from '../http/api/api-client.ts';

const PATH = '/.well-known/security.txt';

const contactSchema = z.object({ email: z.string(), sicherheitskontakt: z.string().optional() });

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** The expiry counts from each response, so it never passes. */
function writeSecurityTxt(
  { email, sicherheitskontakt: securityContact = email }: z.infer<typeof contactSchema>,
  url: string,
): string {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const lines = [
    `Contact: ${securityContact.startsWith('https:') ? securityContact : `mailto:${securityContact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de',
    `Canonical: ${url}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Contact for reporting vulnerabilities (RFC 9116). */
export function registerSecurityTxt(app: FastifyInstance, api: ApiClient, publicUrl: string): void {
  app.get(PATH, async (_request, reply) => {
    const { body } = await api.get('/api/cms/gemeinde');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(writeSecurityTxt(contactSchema.parse(body), `${publicUrl}${PATH}`));
  });
}
