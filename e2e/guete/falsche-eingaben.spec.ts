import { expect } from '@playwright/test';
import { type RawReply, sendRaw } from '../support/raw-request.ts';
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

test.describe('unbekannte und verbogene Adressen', () => {
  test('eine unbekannte Seite ist ein 404 mit Rückweg', async ({ site }) => {
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
    test(`${path} verlässt die Website nicht`, async ({ site }) => {
      const reply = await sendRaw(site.url, path);
      expect(reply.status).toBeGreaterThanOrEqual(300);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body).not.toMatch(/root:x:|"workspaces"|"generations"/);
      expect(reply.body).not.toMatch(STACK_TRACE);
    });
  }

  for (const path of ['/aktuelles%2Fmeldung/', '/aktuelles%2f', '/%5c%5caktuelles/']) {
    test(`verschlüsselte Schrägstriche in ${path} sind ein 404`, async ({ site }) => {
      const reply = await sendRaw(site.url, path);
      expect([400, 404]).toContain(reply.status);
      expectGermanPage(reply, reply.status);
    });
  }

  for (const path of ['/%', '/%E0%A4%A/', '/aktuelles/%00/', '/%C0%AE/']) {
    test(`die unlesbare Adresse ${path} ist ein Fehler des Aufrufs`, async ({ site }) => {
      const reply = await sendRaw(site.url, path);
      expect([400, 404]).toContain(reply.status);
      expectGermanPage(reply, reply.status);
    });
  }

  test('eine Adresse von 4 kB ist kein Serverfehler', async ({ site }) => {
    const reply = await sendRaw(site.url, `/${'lang/'.repeat(820)}`);
    expect([404, 414]).toContain(reply.status);
    expectGermanPage(reply, reply.status);
  });

  test('eine Abfrage von 4 kB ist kein Serverfehler', async ({ site }) => {
    const reply = await sendRaw(site.url, `/aktuelles/?seite=${'1'.repeat(4096)}`);
    expect([400, 404, 414]).toContain(reply.status);
    expectGermanPage(reply, reply.status);
  });

  test('ohne Schrägstrich am Ende wird weitergeleitet, ohne die Website zu verlassen', async ({ site }) => {
    const reply = await sendRaw(site.url, '/aktuelles?seite=2');
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/aktuelles\/\?seite=2$/);
    const evil = await sendRaw(site.url, '//evil.example');
    expect(evil.headers.location ?? '').not.toMatch(/^\/\/|evil\.example$/);
  });
});

test.describe('unbekannte Werte', () => {
  for (const value of ['abc', '999999', '-1', '0', '1.5', '1e3', "1'--", '%3Cscript%3E']) {
    test(`seite=${value} ist ein Fehler des Aufrufs`, async ({ site }) => {
      const reply = await sendRaw(site.url, `/aktuelles/?seite=${value}`);
      expect([400, 404]).toContain(reply.status);
      expectGermanPage(reply, reply.status);
      expect(reply.body).not.toContain('<script>1');
    });
  }

  test('eine leere Seitenzahl ist die erste Seite', async ({ site }) => {
    const reply = await sendRaw(site.url, '/aktuelles/?unbekannt=1');
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('Topthemen');
  });

  test('ein unbekanntes Menü und eine unbekannte Bildbreite sind 404', async ({ site }) => {
    expectProblem(await sendRaw(site.url, '/api/cms/menu?name=Unbekannt'), 404);
    expectProblem(await sendRaw(site.url, '/api/bild/unbekannt/333'), 404);
    expectProblem(await sendRaw(site.url, '/api/gibt-es-nicht'), 404);
  });
});

test.describe('falsche Anfragen', () => {
  for (const method of ['DELETE', 'PUT', 'PATCH']) {
    test(`${method} auf eine Seite ist ein 405 mit den erlaubten Methoden`, async ({ site }) => {
      const reply = await sendRaw(site.url, '/aktuelles/', { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toContain('GET');
      expect(reply.body).not.toMatch(STACK_TRACE);
    });
  }

  test('DELETE auf einen Aufruf der api ist ein 405 mit den erlaubten Methoden', async ({ site }) => {
    const reply = await sendRaw(site.url, '/api/fehlermeldung', { method: 'DELETE' });
    expectProblem(reply, 405);
    expect(reply.headers.allow).toContain('POST');
  });

  test('kaputtes JSON ist ein 400', async ({ site }) => {
    expectProblem(
      await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers: JSON_TYPE, body: '{"name": ' }),
      400,
    );
  });

  test('ein falscher Inhaltstyp ist ein 415', async ({ site }) => {
    const headers = { 'content-type': 'text/xml' };
    expectProblem(await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body: '<a/>' }), 415);
  });

  test('ein zu großer Inhalt ist ein 413', async ({ site }) => {
    const body = JSON.stringify({ nachricht: 'x'.repeat(2_000_000) });
    const headers = { ...JSON_TYPE, 'content-length': String(body.length) };
    const reply = await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body });
    expectProblem(reply, 413);
  });

  test('ein zu großes Formular ohne JavaScript ist ein 413', async ({ site }) => {
    const body = `formular=fehler-melden&nachricht=${'x'.repeat(2_000_000)}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: site.url,
    };
    expectGermanPage(await sendRaw(site.url, '/fehler-melden/', { method: 'POST', headers, body }), 413);
  });

  test('falsche Felder werden einzeln genannt', async ({ site }) => {
    const headers = { ...JSON_TYPE, origin: site.url };
    const reply = await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body: '{"name":7}' });
    expectProblem(reply, 422);
    const { errors } = JSON.parse(reply.body) as { errors: { feld: string; meldung: string }[] };
    expect(errors.map(({ feld }) => feld)).toEqual(
      expect.arrayContaining(['name', 'email', 'nachricht', 'datenschutz']),
    );
    for (const { meldung } of errors) expect(meldung).toMatch(/^Bitte /);
  });

  test('eine fremde Herkunft wird abgewiesen', async ({ site }) => {
    const headers = { ...JSON_TYPE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expectProblem(await sendRaw(site.url, '/api/fehlermeldung', { method: 'POST', headers, body: '{}' }), 403);
  });
});

test('danach steht die Website noch', async ({ site }) => {
  expect((await sendRaw(site.url, '/healthz')).status).toBe(200);
  expect((await sendRaw(site.url, '/readyz')).status).toBe(200);
  expect((await sendRaw(site.url, '/')).status).toBe(200);
});
