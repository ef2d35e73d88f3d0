import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { logInTestkonto } from '../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const EDITORS = 200;
const ENTRIES = 40;
/** So many are stored when the process of half of the editors is ended. */
const KILLED_AFTER = 60;
const API = fileURLToPath(new URL('../../..', import.meta.url));
const URL_REDAKTION = '/api/intranet/redaktion';

type Ask = (pfad: string, init?: { body: object; schluessel: string }) => Promise<{ status: number; body: unknown }>;

// The embedded database belongs to one process.
const isPglite = inject('vorlage').art === 'pglite';
let api: TestApp;
let headers: Record<string, string>;
let child: ChildProcess | undefined;
let port = 0;
beforeAll(async () => {
  if (isPglite) return;
  api = await createTestApp();
  const konto = { art: 'intern' as const, vorname: 'Redzep', nachname: 'Test', rollen: ['redaktion' as const] };
  ({ headers } = await logInTestkonto(api.database, konto));
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

/** The process that lives on. */
const askHere: Ask = async (pfad, init) => {
  const antwort = await api.app.inject({
    method: init ? 'POST' : 'GET',
    url: URL_REDAKTION + pfad,
    headers: { ...headers, ...(init && { 'idempotency-key': init.schluessel }) },
    ...(init && { payload: init.body }),
  });
  return { status: antwort.statusCode, body: antwort.json() };
};
/** The one that is ended. Throws when nobody answers. */
const askThere: Ask = async (pfad, init) => {
  const antwort = await fetch(`http://127.0.0.1:${port}${URL_REDAKTION}${pfad}`, {
    method: init ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(init && { 'idempotency-key': init.schluessel, 'content-type': 'application/json' }),
    },
    ...(init && { body: JSON.stringify(init.body) }),
  });
  return { status: antwort.status, body: await antwort.json() };
};

it.skipIf(isPglite)(
  '200 editors save at once, a process dies among them, and nobody loses a word',
  { timeout: 120_000 },
  async () => {
    const daten = JSON.stringify({ titel: 'Entwurf' });
    const neu = { art: 'artikel', daten, text: 'Anfang', was: 'speichern', version: 0 };
    const referenzen: string[] = [];
    for (let i = 0; i < ENTRIES; i += 1) {
      const { body } = await askHere('/inhalt', { body: { ...neu, referenz: '' }, schluessel: randomUUID() });
      referenzen.push((body as { referenz: string }).referenz);
    }
    let stored = 0;
    let conflicts = 0;
    let broken = 0;

    /** As the page does it: the same once more under its key when no answer came, from what there is when somebody was faster. */
    async function edit(nummer: number): Promise<void> {
      const referenz = referenzen[nummer % ENTRIES] ?? '';
      let ask = nummer % 2 === 0 ? askThere : askHere;
      const insist: Ask = async (pfad, init) => {
        try {
          return await ask(pfad, init);
        } catch {
          broken += 1;
          ask = askHere;
          return ask(pfad, init);
        }
      };
      for (;;) {
        const { version, werte } = (await insist(`/${referenz}`)).body as {
          version: number;
          werte: { text: string };
        };
        const text = `${werte.text} Wort${nummer}.`;
        const { status, body } = await insist('/inhalt', {
          body: { ...neu, referenz, version, text },
          schluessel: randomUUID(),
        });
        if (status === 201) break;
        expect(body).toMatchObject({ errors: [{ feld: 'ersetzen' }] });
        conflicts += 1;
      }
      stored += 1;
      if (stored === KILLED_AFTER) child?.kill('SIGKILL');
    }

    await Promise.all(Array.from({ length: EDITORS }, (_, nummer) => edit(nummer)));
    expect({ broken: broken > 0, conflicts: conflicts > 0 }, 'it was a crowd, and a process died in it').toEqual({
      broken: true,
      conflicts: true,
    });
    const texte = await Promise.all(
      referenzen.map(async (referenz) => (await askHere(`/${referenz}`)).body as { werte: { text: string } }),
    );
    const worte = texte.flatMap(({ werte }) => werte.text.match(/Wort\d+/g) ?? []);
    expect(worte.toSorted()).toEqual(Array.from({ length: EDITORS }, (_, nummer) => `Wort${nummer}`).toSorted());
    const { anzahl } = await api.database.db
      .selectFrom('redaktion_fassungen')
      .select(({ fn }) => fn.countAll<string>().as('anzahl'))
      .executeTakeFirstOrThrow();
    expect(Number(anzahl), 'one version for each save, none twice').toBe(EDITORS + ENTRIES);
  },
);
