import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { AFTER_PAINT } from './after-paint.ts';
import { addSecurityHeaders, contentSecurityPolicy } from './security-headers.ts';

describe('content security policy', () => {
  const directives = (secure: boolean) =>
    new Map(
      contentSecurityPolicy(secure)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
    );

  it('allows only scripts of this origin, and two inline scripts by their hashes', () => {
    expect(directives(true).get('script-src')).toEqual(["'self'", AFTER_PAINT.hash]);
    expect(directives(true).get('default-src')).toEqual(["'self'"]);
    expect(directives(true).get('style-src')).toEqual(["'self'"]);
  });

  it('allows only inline stylesheets with a listed hash', () => {
    const policy = contentSecurityPolicy(true, [], { style: ["'sha256-a='", "'sha256-b='"] });
    expect(policy).toContain("; style-src 'self' 'sha256-a=' 'sha256-b=';");
  });

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('forbids %s', (name) => {
    expect(directives(true).get(name)).toEqual(["'none'"]);
  });

  it('allows framing by this site only where a page permits it, and such a page submits no form', () => {
    const policy = contentSecurityPolicy(true, [], { eingerahmt: true, form: ['https://z.example'] });
    expect(policy).toContain("; form-action 'none'; frame-ancestors 'self';");
  });

  it('names no other origin and no bypass', () => {
    const policy = contentSecurityPolicy(true);
    expect(policy).not.toMatch(/unsafe|https?:|\*|blob:/);
  });

  it('lets scripts connect to this origin and to configured origins only', () => {
    expect(directives(true).get('connect-src')).toEqual(["'self'"]);
    const policy = contentSecurityPolicy(true, ['https://z.example', 'https://z.example']);
    expect(policy).toContain("; connect-src 'self' https://z.example;");
  });

  it('adds the permissions of the page and its blocks, each to its directive', () => {
    const shop = 'https://tickets.example';
    const policy = contentSecurityPolicy(true, ['https://z.example'], {
      script: ["'unsafe-eval'"],
      style: ["'sha256-eins'"],
      connect: [shop, 'https://z.example'],
      frame: [shop],
      form: [shop],
    });
    expect(policy).toContain(`script-src 'self' ${AFTER_PAINT.hash} 'unsafe-eval';`);
    expect(policy).toContain(`connect-src 'self' https://z.example ${shop}; frame-src ${shop};`);
    expect(policy).toContain(`form-action 'self' ${shop};`);
    expect(policy).toContain("style-src 'self' 'sha256-eins'; img-src 'self' data:; font-src 'self';");
    expect(contentSecurityPolicy(true)).not.toMatch(/frame-src|media-src/);
  });

  it('upgrades insecure requests only where the site itself uses https', () => {
    expect(directives(true).has('upgrade-insecure-requests')).toBe(true);
    expect(directives(false).has('upgrade-insecure-requests')).toBe(false);
  });
});

describe('headers', () => {
  async function fetchHeaders(path: string, secure: boolean) {
    const app = Fastify();
    addSecurityHeaders(app, secure);
    app.get('/', () => 'ok');
    app.get('/kaputt', () => {
      throw new Error('kaputt');
    });
    const { headers } = await app.inject(path);
    await app.close();
    return headers;
  }

  it.each(['/', '/fehlt', '/kaputt'])('are on every response: %s', async (path) => {
    expect(await fetchHeaders(path, false)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('include HSTS only with https', async () => {
    expect((await fetchHeaders('/', true))['strict-transport-security']).toContain('max-age=31536000');
    expect(await fetchHeaders('/', false)).not.toHaveProperty('strict-transport-security');
  });
});
