import { expect } from '@playwright/test';
import { type RawReply, sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

const STACK_TRACE = /\n\s+at .+:\d+:\d+|node_modules|\.tsx?:\d+|"stack"/;
const ENGLISH = /\b(the|is|are|not|found|must|invalid|unsupported|unexpected|too|large)\b/i;
const JSON_TYPE = { 'content-type': 'application/json' };

function expectGermanPage(reply: RawReply, status: number): void {
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('<html lang="de"');
  expect(reply.body).toContain(`Fehler - ${status}`);
  expect(reply.body).not.toMatch(STACK_TRACE);
}

function expectProblem(reply: RawReply, status: number): void {
  expect(reply.status).toBe(status);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  const problem = JSON.parse(reply.body) as { status: number; title: string; detail: string };
  expect(problem.status).toBe(status);
  expect(problem.detail).toMatch(/^\p{Lu}.+\.$/u);
  expect(`${problem.title} ${problem.detail}`).not.toMatch(ENGLISH);
  expect(reply.body).not.toMatch(STACK_TRACE);
}

test.describe('unknown and malformed addresses', () => {
  test('an unknown page is a 404 with a way back', async ({ site }) => {
    const reply = await sendRaw(site.url, '/gibt-es-nicht/');
    expectGermanPage(reply, 404);
    expect(reply.body).toContain('404 - Seite nicht gefunden');
    expect(reply.body).toContain('Zurück zur Startseite');
  });

  for (const path of [
    '/../../etc/passwd',
    '/aktuelles/../../../etc/passwd/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd/',
    '/remotes/../../package.json',
    '/remotes/mf-content/..%2f..%2f..%2fpackage.json',
    '/remotes/mf-content/%2e%2e/%2e%2e/registry.json',
    '/api/../package.json',
    '/api/%2e%2e/package.json',
  ]) {
    test(`${path} does not redirect to another host`, async ({ site }) => {
      const reply = await sendRaw(site.url, path);
      expect(reply.status).toBeGreaterThanOrEqual(300);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body).not.toMatch(/root:x:|"workspaces"|"generations"/);
      expect(reply.body).not.toMatch(STACK_TRACE);
    });
  }

  for (const path of ['/aktuelles%2Fmeldung/', '/aktuelles%2f', '/%5c%5caktuelles/']) {
    test(`encoded slashes in ${path} are a 404`, async ({ site }) => {
      const reply = await sendRaw(site.url, path);
      expect([400, 404]).toContain(reply.status);
      expectGermanPage(reply, reply.status);
    });
  }

  for (const path of ['/%', '/%E0%A4%A/', '/aktuelles/%00/', '/%C0%AE/']) {
    test(`the malformed address ${path} is a 400`, async ({ site }) => {
      const reply = await sendRaw(site.url, path);
      expect([400, 404]).toContain(reply.status);
      expectGermanPage(reply, reply.status);
    });
  }

  test('an address of 4 kB is no server error', async ({ site }) => {
    const reply = await sendRaw(site.url, `/${'lang/'.repeat(820)}`);
    expect([404, 414]).toContain(reply.status);
    expectGermanPage(reply, reply.status);
  });

  test('a query string of 4 kB is no server error', async ({ site }) => {
    const reply = await sendRaw(site.url, `/aktuelles/?seite=${'1'.repeat(4096)}`);
    expect([400, 404, 414]).toContain(reply.status);
    expectGermanPage(reply, reply.status);
  });

  test('a missing trailing slash redirects within the site', async ({ site }) => {
    const reply = await sendRaw(site.url, '/aktuelles?seite=2');
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/aktuelles\/\?seite=2$/);
    const evil = await sendRaw(site.url, '//evil.example');
    expect(evil.headers.location ?? '').not.toMatch(/^\/\/|evil\.example$/);
  });
});

test.describe('unknown values', () => {
  for (const value of ['abc', '999999', '-1', '0', '1.5', '1e3', "1'--", '%3Cscript%3E']) {
    test(`seite=${value} is a 400`, async ({ site }) => {
      const reply = await sendRaw(site.url, `/aktuelles/?seite=${value}`);
      expect([400, 404]).toContain(reply.status);
      expectGermanPage(reply, reply.status);
      expect(reply.body).not.toContain('<script>1');
    });
  }

  test('an empty page number is the first page', async ({ site }) => {
    const reply = await sendRaw(site.url, '/aktuelles/?unbekannt=1');
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('Topthemen');
  });

  test('an unknown menu and an unknown picture width are 404', async ({ site }) => {
    expectProblem(await sendRaw(site.url, '/api/cms/menu?name=Unbekannt'), 404);
    expectProblem(await sendRaw(site.url, '/api/bild/unbekannt/333'), 404);
    expectProblem(await sendRaw(site.url, '/api/gibt-es-nicht'), 404);
  });
});

test.describe('invalid requests', () => {
  for (const method of ['DELETE', 'PUT', 'PATCH']) {
    test(`${method} on a page is a 405 with the allowed methods`, async ({ site }) => {
      const reply = await sendRaw(site.url, '/aktuelles/', { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toContain('GET');
      expect(reply.body).not.toMatch(STACK_TRACE);
    });
  }

  test('DELETE on an api call is a 405 with the allowed methods', async ({ site }) => {
    const reply = await sendRaw(site.url, '/api/fehlermeldung', { method: 'DELETE' });
    expectProblem(reply, 405);
    expect(reply.headers.allow).toContain('POST');
  });

  test('malformed JSON is a 400', async ({ site }) => {
    expectProblem(
      await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers: JSON_TYPE, body: '{"name": ' }),
      400,
    );
  });

  test('a wrong content type is a 415', async ({ site }) => {
    const headers = { 'content-type': 'text/xml' };
    expectProblem(await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body: '<a/>' }), 415);
  });

  test('a body that is too large is a 413', async ({ site }) => {
    const body = JSON.stringify({ nachricht: 'x'.repeat(2_000_000) });
    const headers = { ...JSON_TYPE, 'content-length': String(body.length) };
    const reply = await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body });
    expectProblem(reply, 413);
  });

  test('a form that is too large is a 413 without JavaScript', async ({ site }) => {
    const body = `formular=fehler-melden&nachricht=${'x'.repeat(2_000_000)}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: site.url,
    };
    expectGermanPage(await sendRaw(site.url, '/fehler-melden/', { method: 'POST', headers, body }), 413);
  });

  test('invalid fields are named individually', async ({ site }) => {
    const headers = { ...JSON_TYPE, origin: site.url };
    const reply = await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body: '{"name":7}' });
    expectProblem(reply, 422);
    const { errors } = JSON.parse(reply.body) as { errors: { feld: string; meldung: string }[] };
    expect(errors.map(({ feld: field }) => field)).toEqual(
      expect.arrayContaining(['name', 'email', 'nachricht', 'datenschutz']),
    );
    for (const { meldung: message } of errors) expect(message).toMatch(/^Bitte /);
  });

  test('a foreign origin is refused', async ({ site }) => {
    const headers = { ...JSON_TYPE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expectProblem(await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body: '{}' }), 403);
  });
});

test('the site still works afterwards', async ({ site }) => {
  expect((await sendRaw(site.url, '/healthz')).status).toBe(200);
  expect((await sendRaw(site.url, '/readyz')).status).toBe(200);
  expect((await sendRaw(site.url, '/')).status).toBe(200);
});
