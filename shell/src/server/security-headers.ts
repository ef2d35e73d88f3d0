import type { FastifyInstance } from 'fastify';

/**
 * Scripts run from this origin only; inline scripts only with the nonce of their reply. Complete pages have no inline
 * script at all, which is what lets them be cached and compressed once (docs/entscheidungen/003-csp-and-page-cache.md).
 *
 * @param connect origins scripts may talk to besides this one
 */
export function contentSecurityPolicy(nonce: string, secure: boolean, connect: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(connect)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
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
