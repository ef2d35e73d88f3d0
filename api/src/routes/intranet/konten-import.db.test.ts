import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meldeTestkontoAn } from '../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createKontenRepository } from '../../daten/konten-repository.ts';
import { createKontositzungRepository } from '../../daten/kontositzung-repository.ts';

const URL = '/api/cms/intranet/konten/import';
type Wer = 'admin' | 'zweite' | 'redaktion' | 'rat';

let api: TestApp;
const koepfe = {} as Record<Wer, Record<string, string>>;
beforeAll(async () => {
  api = await createTestApp();
  const konten = { admin: ['admin'], zweite: ['admin'], redaktion: ['redaktion'], rat: [] } as const;
  for (const [vorname, rollen] of Object.entries(konten)) {
    const art = vorname === 'rat' ? 'rat' : 'intern';
    const { headers } = await meldeTestkontoAn(api.database, { art, vorname, nachname: 'Test', rollen: [...rollen] });
    koepfe[vorname as Wer] = headers;
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('kontenimporte').execute();
  await api.database.db.deleteFrom('outbox').execute();
  await api.database.db.deleteFrom('konten').where('email', 'like', '%@neu.example').execute();
});

async function lies(wer: Wer, ...zeilen: string[]) {
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
const sende = (wer: Wer, payload: object) =>
  api.app.inject({ method: 'POST', url: URL, payload, headers: koepfe[wer] });
const zeige = async (wer: Wer) => (await api.app.inject({ url: URL, headers: koepfe[wer] })).json();
const listeNeue = async () =>
  (await createKontenRepository(api.database.db).liste()).filter(({ email }) => email.endsWith('@neu.example'));
const zaehleMails = async () => (await api.database.db.selectFrom('outbox').select('an').execute()).length;

const KOPF = 'vorname;nachname;email;art;rollen';

it('shows a list first, then creates every account with its invitation, once', async () => {
  const gelesen = await lies(
    'admin',
    KOPF,
    'Ada;<b>Au</b>;ada@neu.example;;redaktion',
    'Rat;Test;RAT.test@rathaus.example;rat;',
  );
  expect(gelesen.statusCode).toBe(204);
  const { uuid, zeilen } = await zeige('admin');
  expect(zeilen).toMatchObject([
    { zeile: 2, nachname: '<b>Au</b>', art: 'intern', rollen: 'redaktion', stand: 'neu' },
    { zeile: 3, art: 'rat', stand: 'vorhanden' },
  ]);
  expect(await listeNeue()).toEqual([]);
  expect(await zeige('zweite')).toBeNull();
  expect((await sende('zweite', { vorgang: 'ausfuehren', uuid })).statusCode).toBe(404);

  const beide = await Promise.all([1, 2].map(() => sende('admin', { vorgang: 'ausfuehren', uuid })));
  expect(beide.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  expect(await listeNeue()).toMatchObject([{ vorname: 'Ada', rollen: ['redaktion'], passwort_hash: null }]);
  const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).execute();
  expect(mails).toMatchObject([{ an: 'ada@neu.example', betreff: 'Ihr Konto im Intranet' }]);
  expect(mails[0]?.text).toMatch(/\/intranet\/passwort-neu\/\?token=[\w-]+/);
  expect(await zeige('admin')).toBeNull();
});

it('creates nobody while a line is faulty', async () => {
  await lies('admin', KOPF, 'Ada;Au;ada@neu.example;;', 'Bea;;bea@neu.example;;');
  const { uuid, zeilen } = await zeige('admin');
  expect(zeilen).toMatchObject([{ stand: 'neu' }, { stand: 'fehler', fehler: ['Bitte geben Sie den Nachnamen an.'] }]);
  const antwort = await sende('admin', { vorgang: 'ausfuehren', uuid });
  expect([antwort.statusCode, antwort.json().detail]).toEqual([
    409,
    'Zeile 3 ist fehlerhaft; angelegt wurde noch niemand.',
  ]);
  expect([await listeNeue(), await zaehleMails()]).toEqual([[], 0]);
  expect(await zeige('admin')).not.toBeNull();
});

it('forgets a list that another replaces, that nobody wants or that is a day old', async () => {
  await lies('admin', KOPF, 'Ada;Au;ada@neu.example;;');
  const erste = (await zeige('admin')).uuid;
  await lies('admin', KOPF, 'Bea;Au;bea@neu.example;;');
  expect((await sende('admin', { vorgang: 'ausfuehren', uuid: erste })).statusCode).toBe(404);
  const { uuid } = await zeige('admin');
  expect((await sende('admin', { vorgang: 'verwerfen', uuid })).statusCode).toBe(204);
  expect(await zeige('admin')).toBeNull();
  await lies('admin', KOPF, 'Ada;Au;ada@neu.example;;');
  await api.database.db
    .updateTable('kontenimporte')
    .set({ erstellt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await createKontositzungRepository(api.database.db).raeumeAuf(api.config);
  expect(await zeige('admin')).toBeNull();
});

it('is for administrators alone, and takes lists alone', async () => {
  for (const [wer, status] of [
    ['redaktion', 403],
    ['rat', 401],
  ] as const) {
    expect((await lies(wer, KOPF)).statusCode).toBe(status);
    expect((await api.app.inject({ url: URL, headers: koepfe[wer] })).statusCode).toBe(status);
  }
  const ohne = await lies('admin');
  expect(ohne.json().errors).toEqual([{ feld: 'datei', meldung: 'Bitte wählen Sie eine CSV-Datei aus.' }]);
  expect((await sende('admin', { vorgang: 'pruefen', datei: { pfad: '/etc/passwd' } })).statusCode).toBe(422);
  expect((await lies('admin', 'Straße;Ort')).json().errors).toMatchObject([{ feld: 'datei' }]);
  expect((await sende('admin', { vorgang: 'ausfuehren', uuid: 'x' })).statusCode).toBe(422);
});
