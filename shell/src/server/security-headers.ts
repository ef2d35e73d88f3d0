import type { FastifyInstance } from 'fastify';
import { AFTER_PAINT_HASH } from './after-paint.ts';

/**
 * Scripts run from this origin only. Pages have no inline script but a constant one, allowed by its hash, which is what
 * lets them be cached and compressed once
 * (docs/entscheidungen/003-csp-and-page-cache.md).
 *
 * @param connect origins scripts may talk to besides this one
 * @param shop origin of the ticket shop, on pages with its widget alone: it asks the shop for what is left, opens it in a
 *   frame, and compiles its templates in the browser
 * @param styles hashes of the stylesheets inside the page
 */
export function contentSecurityPolicy(
  secure: boolean,
  connect: readonly string[] = [],
  shop?: string,
  styles: readonly string[] = [],
): string {
  const withShop = (directive: string) => (shop ? `${directive} ${shop}` : directive);
  return [
    "default-src 'self'",
    `script-src 'self' ${AFTER_PAINT_HASH}${shop ? " 'unsafe-eval'" : ''}`,
    ["style-src 'self'", ...styles].join(' '),
    withShop("img-src 'self' data:"),
    "font-src 'self'",
    withShop(["connect-src 'self'", ...new Set(connect)].join(' ')),
    ...(shop ? [`frame-src ${shop}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    withShop("form-action 'self'"),
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** On every reply, whoever made it. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
