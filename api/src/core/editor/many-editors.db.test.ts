import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { logInTestAccount } from '../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const EDITORS = 200;
const ENTRIES = 40;
/** Saved entries after which the process serving half of the editors is killed. */
const KILLED_AFTER = 60;
const API = fileURLToPath(new URL('../../..', import.meta.url));
const URL_EDITORIAL = '/api/intranet/redaktion';

type Ask = (path: string, init?: { body: object; schluessel: string }) => Promise<{ status: number; body: unknown }>;

// The embedded database supports a single process.
const isPglite = inject('vorlage').art === 'pglite';
let api: TestApp;
let headers: Record<string, string>;
let child: ChildProcess | undefined;
let port = 0;
beforeAll(async () => {
  if (isPglite) return;
  api = await createTestApp();
  const account = { art: 'intern' as const, vorname: 'Redzep', nachname: 'Test', rollen: ['redaktion' as const] };
  ({ headers } = await logInTestAccount(api.database, account));
  port = await findFreePort();
  const { DATABASE_URL = '', DATA_DIR } = api.database.options;
  const env = { ...process.env, DATABASE_URL, DATA_DIR, API_PORT: String(port), LOG_LEVEL: 'silent' };
  child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: API, env, stdio: 'inherit' });
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 60_000, interval: 200 });
}, 90_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await api?.close();
});

/** The surviving process. */
const askHere: Ask = async (path, init) => {
  const answer = await api.app.inject({
    method: init ? 'POST' : 'GET',
    url: URL_EDITORIAL + path,
    headers: { ...headers, ...(init && { 'idempotency-key': init.schluessel }) },
    ...(init && { payload: init.body }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
/** The killed process. Throws after its end. */
const askThere: Ask = async (path, init) => {
  const answer = await fetch(`http://127.0.0.1:${port}${URL_EDITORIAL}${path}`, {
    method: init ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(init && { 'idempotency-key': init.schluessel, 'content-type': 'application/json' }),
    },
    ...(init && { body: JSON.stringify(init.body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

it.skipIf(isPglite)(
  '200 editors save concurrently, one process is killed, and no text is lost',
  { timeout: 120_000 },
  async () => {
    const data = JSON.stringify({ titel: 'Entwurf' });
    const fresh = { art: 'artikel', daten: data, text: 'Anfang', was: 'speichern', version: 0 };
    const references: string[] = [];
    for (let i = 0; i < ENTRIES; i += 1) {
      const { body } = await askHere('/inhalt', { body: { ...fresh, referenz: '' }, schluessel: randomUUID() });
      references.push((body as { referenz: string }).referenz);
    }
    let stored = 0;
    let conflicts = 0;
    let broken = 0;

    /**
     * As the page does: repeats the request with the same key if there was no response, and starts from the present
     * version after a conflict.
     */
    async function edit(num: number): Promise<void> {
      const reference = references[num % ENTRIES] ?? '';
      let ask = num % 2 === 0 ? askThere : askHere;
      const insist: Ask = async (path, init) => {
        try {
          return await ask(path, init);
        } catch {
          broken += 1;
          ask = askHere;
          return ask(path, init);
        }
      };
      for (;;) {
        const { version, werte: values } = (await insist(`/${reference}`)).body as {
          version: number;
          werte: { text: string };
        };
        const text = `${values.text} Wort${num}.`;
        const { status, body } = await insist('/inhalt', {
          body: { ...fresh, referenz: reference, version, text },
          schluessel: randomUUID(),
        });
        if (status === 201) break;
        expect(body).toMatchObject({ errors: [{ feld: 'ersetzen' }] });
        conflicts += 1;
      }
      stored += 1;
      if (stored === KILLED_AFTER) child?.kill('SIGKILL');
    }

    await Promise.all(Array.from({ length: EDITORS }, (_, num) => edit(num)));
    expect({ broken: broken > 0, conflicts: conflicts > 0 }, 'it was a crowd, and a process died in it').toEqual({
      broken: true,
      conflicts: true,
    });
    const texts = await Promise.all(
      references.map(async (reference) => (await askHere(`/${reference}`)).body as { werte: { text: string } }),
    );
    const words = texts.flatMap(({ werte: values }) => values.text.match(/Wort\d+/g) ?? []);
    expect(words.toSorted()).toEqual(Array.from({ length: EDITORS }, (_, num) => `Wort${num}`).toSorted());
    const { anzahl: count } = await api.database.db
      .selectFrom('redaktion_fassungen')
      .select(({ fn }) => fn.countAll<string>().as('anzahl'))
      .executeTakeFirstOrThrow();
    expect(Number(count), 'one version for each save, none twice').toBe(EDITORS + ENTRIES);
  },
);
