import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInTestkonto } from '../../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { createKontositzungRepository } from '../kontositzung-repository.ts';

const URL = '/api/cms/intranet/konten/import';
type Wer = 'admin' | 'zweite' | 'redaktion' | 'rat';

let api: TestApp;
const koepfe = {} as Record<Wer, Record<string, string>>;
beforeAll(async () => {
  api = await createTestApp();
  const konten = { admin: ['admin'], zweite: ['admin'], redaktion: ['redaktion'], rat: [] } as const;
  for (const [vorname, rollen] of Object.entries(konten)) {
    const art = vorname === 'rat' ? 'rat' : 'intern';
    const { headers } = await logInTestkonto(api.database, { art, vorname, nachname: 'Test', rollen: [...rollen] });
    koepfe[vorname as Wer] = headers;
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('kontenimporte').execute();
  await api.database.db.deleteFrom('outbox').execute();
  await api.database.db.deleteFrom('konten').where('email', 'like', '%@neu.example').execute();
});

async function read(wer: Wer, ...zeilen: string[]) {
  const form = new FormData();
  form.set('vorgang', 'pruefen');
  if (zeilen.length > 0) form.set('datei', new File([zeilen.join('\n')], 'konten.csv', { type: 'text/csv' }));
  const { body, headers } = new Request('http://x/', { method: 'POST', body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const contentType = headers.get('content-type') ?? '';
  return api.app.inject({
    method: 'POST',
    url: URL,
    payload,
    headers: { ...koepfe[wer], 'content-type': contentType },
  });
}
const send = (wer: Wer, payload: object) => api.app.inject({ method: 'POST', url: URL, payload, headers: koepfe[wer] });
const show = async (wer: Wer) => (await api.app.inject({ url: URL, headers: koepfe[wer] })).json();
const listNew = async () =>
  (await createKontenRepository(api.database.db).list()).filter(({ email }) => email.endsWith('@neu.example'));
const countMails = async () => (await api.database.db.selectFrom('outbox').select('an').execute()).length;

const KOPF = 'vorname;nachname;email;art;rollen';

it('shows a list first, then creates every account with its invitation, once', async () => {
  const gelesen = await read(
    'admin',
    KOPF,
    'Ada;<b>Au</b>;ada@neu.example;;redaktion',
    'Rat;Test;RAT.test@rathaus.example;rat;',
  );
  expect(gelesen.statusCode).toBe(204);
  const { uuid, zeilen } = await show('admin');
  expect(zeilen).toMatchObject([
    { zeile: 2, nachname: '<b>Au</b>', art: 'intern', rollen: 'redaktion', stand: 'neu' },
    { zeile: 3, art: 'rat', stand: 'vorhanden' },
  ]);
  expect(await listNew()).toEqual([]);
  expect(await show('zweite')).toBeNull();
  expect((await send('zweite', { vorgang: 'ausfuehren', uuid })).statusCode).toBe(404);

  const beide = await Promise.all([1, 2].map(() => send('admin', { vorgang: 'ausfuehren', uuid })));
  expect(beide.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  expect(await listNew()).toMatchObject([{ vorname: 'Ada', rollen: ['redaktion'], passwort_hash: null }]);
  const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).execute();
  expect(mails).toMatchObject([{ an: 'ada@neu.example', betreff: 'Ihr Konto im Intranet' }]);
  expect(mails[0]?.text).toMatch(/\/intranet\/passwort-neu\/\?token=[\w-]+/);
  expect(await show('admin')).toBeNull();
});

it('creates nobody while a line is faulty', async () => {
  await read('admin', KOPF, 'Ada;Au;ada@neu.example;;', 'Bea;;bea@neu.example;;');
  const { uuid, zeilen } = await show('admin');
  expect(zeilen).toMatchObject([{ stand: 'neu' }, { stand: 'fehler', fehler: ['Bitte geben Sie den Nachnamen an.'] }]);
  const antwort = await send('admin', { vorgang: 'ausfuehren', uuid });
  expect([antwort.statusCode, antwort.json().detail]).toEqual([
    409,
    'Zeile 3 ist fehlerhaft; angelegt wurde noch niemand.',
  ]);
  expect([await listNew(), await countMails()]).toEqual([[], 0]);
  expect(await show('admin')).not.toBeNull();
});

it('forgets a list that another replaces, that nobody wants or that is a day old', async () => {
  await read('admin', KOPF, 'Ada;Au;ada@neu.example;;');
  const erste = (await show('admin')).uuid;
  await read('admin', KOPF, 'Bea;Au;bea@neu.example;;');
  expect((await send('admin', { vorgang: 'ausfuehren', uuid: erste })).statusCode).toBe(404);
  const { uuid } = await show('admin');
  expect((await send('admin', { vorgang: 'verwerfen', uuid })).statusCode).toBe(204);
  expect(await show('admin')).toBeNull();
  await read('admin', KOPF, 'Ada;Au;ada@neu.example;;');
  await api.database.db
    .updateTable('kontenimporte')
    .set({ erstellt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await createKontositzungRepository(api.database.db).cleanUp(api.config);
  expect(await show('admin')).toBeNull();
});

it('is for administrators alone, and takes lists alone', async () => {
  for (const [wer, status] of [
    ['redaktion', 403],
    ['rat', 401],
  ] as const) {
    expect((await read(wer, KOPF)).statusCode).toBe(status);
    expect((await api.app.inject({ url: URL, headers: koepfe[wer] })).statusCode).toBe(status);
  }
  const ohne = await read('admin');
  expect(ohne.json().errors).toEqual([{ feld: 'datei', meldung: 'Bitte wählen Sie eine CSV-Datei aus.' }]);
  expect((await send('admin', { vorgang: 'pruefen', datei: { pfad: '/etc/passwd' } })).statusCode).toBe(422);
  expect((await read('admin', 'Straße;Ort')).json().errors).toMatchObject([{ feld: 'datei' }]);
  expect((await send('admin', { vorgang: 'ausfuehren', uuid: 'x' })).statusCode).toBe(422);
});
