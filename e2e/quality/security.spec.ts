import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

const KINDS = ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/', '/schule/', '/gibt-es-nicht/'];

function readPolicy(header: string | string[] | undefined): Map<string, string[]> {
  const directives = String(header ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values]));
}

for (const path of KINDS) {
  test(`${path} has all security headers`, async ({ site }) => {
    const { headers } = await sendRaw(site.url, path);
    const policy = readPolicy(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(expect.arrayContaining([expect.stringMatching(/^'(self|none)'$/)]));
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual([expect.stringMatching(/^'(self|none)'$/)]);
    expect(policy.get('frame-ancestors')).toEqual([expect.stringMatching(/^'(self|none)'$/)]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    const everything = [...policy.values()].flat();
    expect(everything).not.toContain("'unsafe-inline'");
    expect(everything).not.toContain("'unsafe-eval'");
    for (const value of everything) expect(value).not.toMatch(/^(\*|https?:|http:\/\/\*)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });
}

test('a site that opens a logged-in page gets no window handle to it', async ({ site }) => {
  const session = { cookie: `intranetauth=${'a'.repeat(32)}` };
  for (const path of KINDS) {
    const { headers } = await sendRaw(site.url, path, { headers: session });
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

test('every inline script has a nonce or hash, and no nonce repeats', async ({ site }) => {
  const nonces = async () => {
    const { headers, body } = await sendRaw(site.url, '/aktuelles/');
    const allowed = readPolicy(headers['content-security-policy']).get('script-src') ?? [];
    for (const [tag, attributes = '', script = ''] of body.matchAll(
      /<script(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>(.*?)<\/script>/gs,
    )) {
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
      const hash = createHash('sha256').update(script).digest('base64');
      const covered = nonce
        ? allowed.includes(`'nonce-${nonce}'`)
        : /\ssrc="\//.test(attributes) || allowed.includes(`'sha256-${hash}'`);
      expect(covered, tag).toBe(true);
    }
    return allowed.filter((value) => value.startsWith("'nonce-"));
  };
  const first = await nonces();
  const second = await nonces();
  if (first.length) expect(first).not.toEqual(second);
  expect(second.length).toBe(first.length);
});

test('no element has inline styles or event handlers', async ({ site }) => {
  for (const path of KINDS) {
    const { body } = await sendRaw(site.url, path);
    expect(body).not.toMatch(/<[^>]+\sstyle="/);
    expect(body).not.toMatch(/<[^>]+\son[a-z]+="/);
  }
});

test('module files are immutable, server files inaccessible', async ({ site }) => {
  const { js, css } = site.releases.urls('mf-content', 'artikel');
  for (const url of [...js, ...css]) {
    const reply = await sendRaw(site.url, url);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
  const version = site.releases.current('mf-content');
  for (const path of [
    `/remotes/mf-content/${version}/server/remoteEntry.cjs`,
    `/remotes/mf-content/${version}/`,
    '/remotes/registry.json',
    '/remotes/mf-content/',
  ]) {
    expect((await sendRaw(site.url, path)).status, path).toBe(404);
  }
});

test("pages are not cacheable by shared caches, and the api's address stays hidden", async ({ site }) => {
  const { headers, body } = await sendRaw(site.url, '/aktuelles/');
  expect(String(headers['cache-control'])).toMatch(/no-cache|no-store|max-age=0|private/);
  expect(body).not.toContain(`127.0.0.1:${site.api.port}`);
});

test('the error page of an unknown path escapes input', async ({ site }) => {
  const { body } = await sendRaw(site.url, '/%3Cscript%3Ealert(1)%3C%2Fscript%3E/?a=%22%3E%3Cimg%20src%3Dx%3E');
  expect(body).not.toContain('<script>alert(1)');
  expect(body).not.toContain('"><img src=x>');
});

test('the stream of content versions is not accessible from outside, however its path is encoded', async ({ site }) => {
  for (const path of ['/ereignisse', '/./ereignisse', '/%2e/ereignisse', '//ereignisse', '/x/%2e%2e/ereignisse']) {
    const { status, headers } = await sendRaw(site.url, `/api/cms${path}`);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toContain('application/problem+json');
  }
});

test("too many attempts with foreign access links are rate-limited; other people's links stay valid", async ({
  site,
}) => {
  const ask = (address: string, number = 0) =>
    sendRaw(site.url, `/kitavormerksystem/stand/?token=falsch${number}`, { headers: { 'x-forwarded-for': address } });
  const replies = await Promise.all(Array.from({ length: 70 }, (_, number) => ask('203.0.113.70', number)));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBeDefined();
  expect(refused[0]?.body).toContain('429 - Zu viele Anfragen');
  expect((await ask('198.51.100.70')).status).toBe(200);
});
