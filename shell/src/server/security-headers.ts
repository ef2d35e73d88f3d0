import type { PolicyUse } from '@gm/shared/vertrag';
import type { FastifyInstance } from 'fastify';
import { CSP_PATH } from '../beobachtung/report-routes.ts';
import { AFTER_PAINT } from './after-paint.ts';
import type { PagePolicy } from './page-policy.ts';

/**
 * Scripts run from this origin only. Pages have no inline script but a constant one, allowed by its hash, which is what lets
 * them be cached and compressed once
 * (docs/entscheidungen/003-csp-and-page-cache.md).
 *
 * @param connect origins scripts may talk to besides this one
 * @param page what the page has besides: its stylesheets' hashes, and what its blocks were granted
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
    // Browsers that know `report-to` know this, too.
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

/** On every reply, whoever made it. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers = secure ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
