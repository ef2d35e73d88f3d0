import type { PolicyUse } from '@gm/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { PagePolicy } from '../../registry/page-policy.ts';
import { AFTER_PAINT } from './after-paint.ts';

/** Where browsers report violations of the content security policy. */
export const CSP_PATH = '/_shell/csp';

/**
 * Scripts run from this origin only. Pages have only a constant inline script, allowed by its hash, so they can be
 * cached and compressed once (docs/decisions/003-content-security-policy-with-hashes-in-cached-pages.md).
 * @param connect further origins that scripts may connect to
 * @param page additions of the page: hashes of its stylesheets, and permissions of its blocks
 */
export function contentSecurityPolicy(secure: boolean, connect: readonly string[] = [], page: PagePolicy = {}): string {
  const allow = (directive: string, use: PolicyUse, ...own: readonly string[]) => {
    const sources = [...new Set([...own, ...(page[use] ?? [])])];
    return sources.length > 0 ? [`${directive} ${sources.join(' ')}`] : [];
  };
  return [
    "default-src 'self'",
    ...allow('script-src', 'script', "'self'", AFTER_PAINT.hash),
    ...allow('style-src', 'style', "'self'"),
    ...allow('img-src', 'image', "'self'", 'data:'),
    ...allow('font-src', 'font', "'self'"),
    ...allow('connect-src', 'connect', "'self'", ...connect),
    ...allow('frame-src', 'frame'),
    ...allow('media-src', 'media'),
    "object-src 'none'",
    "base-uri 'none'",
    ...(page.eingerahmt
      ? ["form-action 'none'", "frame-ancestors 'self'"]
      : [...allow('form-action', 'form', "'self'"), "frame-ancestors 'none'"]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // Browsers that support `report-to` support this, too.
    `report-uri ${CSP_PATH}`,
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For every response, also of errors. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers = secure ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
