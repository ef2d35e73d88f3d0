import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInTestAccount } from '../../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { createAccountRepository } from '../account-repository.ts';
import { hashPassword } from '../passwords/password.ts';
import { createAccountSessionRepository } from '../sessions/account-session-repository.ts';

const URL = '/api/cms/intranet/konten/import';
type Who = 'admin' | 'zweite' | 'redaktion' | 'rat';

const PASSWORD = 'ein langes Passwort';
let api: TestApp;
const koepfe = {} as Record<Who, Record<string, string>>;
beforeAll(async () => {
  api = await createTestApp();
  const accounts = { admin: ['admin'], zweite: ['admin'], redaktion: ['redaktion'], rat: [] } as const;
  for (const [firstName, roles] of Object.entries(accounts)) {
    const kind = firstName === 'rat' ? 'rat' : 'intern';
    const { id, headers } = await logInTestAccount(api.database, {
      art: kind,
      vorname: firstName,
      nachname: 'Test',
      rollen: [...roles],
    });
    koepfe[firstName as Who] = headers;
    await createAccountRepository(api.database.db).setPasswort(id, await hashPassword(PASSWORD));
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('kontenimporte').execute();
  await api.database.db.deleteFrom('outbox').execute();
  await api.database.db.deleteFrom('konten').where('email', 'like', '%@neu.example').execute();
});

async function read(who: Who, ...lines: string[]) {
  const form = new FormData();
  form.set('vorgang', 'pruefen');
  if (lines.length > 0) form.set('datei', new File([lines.join('\n')], 'konten.csv', { type: 'text/csv' }));
  const { body, headers } = new Request('http://x/', { method: 'POST', body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const contentType = headers.get('content-type') ?? '';
  return api.app.inject({
    method: 'POST',
    url: URL,
    payload,
    headers: { ...koepfe[who], 'content-type': contentType },
  });
}
const send = (who: Who, payload: object) => api.app.inject({ method: 'POST', url: URL, payload, headers: koepfe[who] });
const show = async (who: Who) => (await api.app.inject({ url: URL, headers: koepfe[who] })).json();
const listNew = async () =>
  (await createAccountRepository(api.database.db).list()).filter(({ email }) => email.endsWith('@neu.example'));
const countMails = async () => (await api.database.db.selectFrom('outbox').select('an').execute()).length;

const HEAD = 'vorname;nachname;email;art;rollen';

it('shows a preview first, then creates every account with its invitation exactly once', async () => {
  const parsed = await read(
    'admin',
    HEAD,
    'Ada;<b>Au</b>;ada@neu.example;;redaktion',
    'Rat;Test;RAT.test@rathaus.example;rat;',
  );
  expect(parsed.statusCode).toBe(204);
  const { uuid, zeilen: lines } = await show('admin');
  expect(lines).toMatchObject([
    { zeile: 2, nachname: '<b>Au</b>', art: 'intern', rollen: 'redaktion', stand: 'neu' },
    { zeile: 3, art: 'rat', stand: 'vorhanden' },
  ]);
  expect(await listNew()).toEqual([]);
  expect(await show('zweite')).toBeNull();
  expect((await send('zweite', { vorgang: 'ausfuehren', uuid })).statusCode).toBe(404);

  const without = await send('admin', { vorgang: 'ausfuehren', uuid });
  expect([without.statusCode, without.json().errors[0].feld], 'the list gives a role').toEqual([422, 'passwort']);
  const ausfuehren = { vorgang: 'ausfuehren', uuid, passwort: PASSWORD };
  const both = await Promise.all([1, 2].map(() => send('admin', ausfuehren)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  expect(await listNew()).toMatchObject([{ vorname: 'Ada', rollen: ['redaktion'], passwort_hash: null }]);
  const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).execute();
  expect(mails).toMatchObject([{ an: 'ada@neu.example', betreff: 'Ihr Konto im Intranet' }]);
  expect(mails[0]?.text).toMatch(/\/intranet\/passwort-neu\/\?token=[\w-]+/);
  expect(await show('admin')).toBeNull();
});

it('creates no account while a line is faulty', async () => {
  await read('admin', HEAD, 'Ada;Au;ada@neu.example;;', 'Bea;;bea@neu.example;;');
  const { uuid, zeilen: lines } = await show('admin');
  expect(lines).toMatchObject([{ stand: 'neu' }, { stand: 'fehler', fehler: ['Bitte geben Sie den Nachnamen an.'] }]);
  const answer = await send('admin', { vorgang: 'ausfuehren', uuid });
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    'Zeile 3 ist fehlerhaft; angelegt wurde noch niemand.',
  ]);
  expect([await listNew(), await countMails()]).toEqual([[], 0]);
  expect(await show('admin')).not.toBeNull();
});

it('discards a list that is replaced, dismissed or a day old', async () => {
  await read('admin', HEAD, 'Ada;Au;ada@neu.example;;');
  const first = (await show('admin')).uuid;
  await read('admin', HEAD, 'Bea;Au;bea@neu.example;;');
  expect((await send('admin', { vorgang: 'ausfuehren', uuid: first })).statusCode).toBe(404);
  const { uuid } = await show('admin');
  expect((await send('admin', { vorgang: 'verwerfen', uuid })).statusCode).toBe(204);
  expect(await show('admin')).toBeNull();
  await read('admin', HEAD, 'Ada;Au;ada@neu.example;;');
  await api.database.db
    .updateTable('kontenimporte')
    .set({ erstellt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await createAccountSessionRepository(api.database.db).cleanUp(api.config);
  expect(await show('admin')).toBeNull();
});

it('is restricted to administrators and accepts only lists', async () => {
  for (const [who, status] of [
    ['redaktion', 403],
    ['rat', 401],
  ] as const) {
    expect((await read(who, HEAD)).statusCode).toBe(status);
    expect((await api.app.inject({ url: URL, headers: koepfe[who] })).statusCode).toBe(status);
  }
  const without = await read('admin');
  expect(without.json().errors).toEqual([{ feld: 'datei', meldung: 'Bitte wählen Sie eine CSV-Datei aus.' }]);
  expect((await send('admin', { vorgang: 'pruefen', datei: { pfad: '/etc/passwd' } })).statusCode).toBe(422);
  expect((await read('admin', 'Straße;Ort')).json().errors).toMatchObject([{ feld: 'datei' }]);
  expect((await send('admin', { vorgang: 'ausfuehren', uuid: 'x' })).statusCode).toBe(422);
});
