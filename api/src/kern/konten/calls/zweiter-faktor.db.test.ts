import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { hashPasswort } from '../passwort.ts';
import { computeCode } from '../totp.ts';

const PASSWORT = 'ein langes Passwort';
const BEGINNEN = { vorgang: 'beginnen', passwort: PASSWORT };
const ADRESSEN = { intern: '/api/cms', rat: '/api/cms/raete' };
type Art = keyof typeof ADRESSEN;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ ANMELDE_LIMIT: 10_000, ANMELDE_FEHLVERSUCHE: 5 });
  const passwort_hash = await hashPasswort(PASSWORT);
  const konten = createKontenRepository(api.database.db);
  for (const art of ['intern', 'rat'] as const) {
    const rollen: 'admin'[] = art === 'intern' ? ['admin'] : [];
    await konten.create({
      art,
      email: `${art}@rathaus.example`,
      vorname: 'Ina',
      nachname: 'Muster',
      rollen,
      passwort_hash,
    });
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`update konten set totp_geheimnis = null, totp_zuletzt = null`.execute(api.database.db);
  await sql`truncate notfallcodes, zweitfaktor_einrichtungen, drosseln, outbox`.execute(api.database.db);
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });
const report = (art: Art, code = '') =>
  post(`${ADRESSEN[art]}/login`, { email: `${art}@rathaus.example`, passwort: PASSWORT, code });
async function logIn(art: Art) {
  const { token } = (await report(art)).json();
  const headers = { [art === 'rat' ? 'ratsinfosystem-authorization' : 'authorization']: String(token) };
  const url = `${ADRESSEN[art]}/zweiter-faktor`;
  return {
    headers,
    act: (payload: object) => post(url, payload, headers),
    show: async () => (await api.app.inject({ url, headers })).json(),
  };
}
/** What the owner was told by mail. */
async function readMails(art: Art) {
  const mails = api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id');
  const eigene = (await mails.execute()).filter(({ an }) => an === `${art}@rathaus.example`);
  return { betreffe: eigene.map(({ betreff }) => betreff), text: eigene.map(({ text }) => text).join('\n') };
}
const code = (geheimnis: string, spaeter = 0) => computeCode(geheimnis, Math.floor(Date.now() / 30_000) + spaeter);

it.each(['intern', 'rat'] as const)('is set up with a code of the app and turned off again: %s', async (art) => {
  const { act, show } = await logIn(art);
  expect(await show()).toEqual({ aktiv: false, notfallcodes: 0, einrichtung: null });
  expect((await act({ vorgang: 'bestaetigen', code: '123456' })).json().errors).toEqual([
    { feld: 'code', meldung: 'Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.' },
  ]);
  // Whoever found the screen unlocked gets no further.
  for (const [passwort, meldung] of [
    ['falsch', 'Das Passwort ist falsch.'],
    ['', 'Bitte geben Sie Ihr Passwort an.'],
  ]) {
    const ohne = await act({ vorgang: 'beginnen', passwort });
    expect([ohne.statusCode, ohne.json().errors]).toEqual([422, [{ feld: 'passwort', meldung }]]);
  }
  expect(await show()).toMatchObject({ einrichtung: null });
  expect((await act(BEGINNEN)).statusCode).toBe(204);
  const { einrichtung } = await show();
  expect(einrichtung.notfallcodes).toHaveLength(8);
  expect(einrichtung.qr.pfad).toMatch(/^M4 4h1v1h-1z/);
  // Nothing counts yet.
  expect((await report(art)).statusCode).toBe(200);
  expect((await act({ vorgang: 'bestaetigen', code: '000000' })).json().errors[0].meldung).toContain('stimmt nicht');
  const erster = code(einrichtung.geheimnis);
  expect((await act({ vorgang: 'bestaetigen', code: erster })).statusCode).toBe(204);

  expect(await show()).toEqual({ aktiv: true, notfallcodes: 8, einrichtung: null });
  expect((await act(BEGINNEN)).statusCode).toBe(409);
  expect((await report(art)).json().errors[0].feld).toBe('code');
  // The code that set it up is used up.
  expect((await report(art, erster)).statusCode).toBe(401);

  const falsch = await act({ vorgang: 'abschalten', passwort: 'falsch', code: code(einrichtung.geheimnis, 1) });
  expect([falsch.statusCode, falsch.json().errors]).toEqual([
    422,
    [{ feld: 'passwort', meldung: 'Das Passwort ist falsch.' }],
  ]);
  const ohneCode = await act({ vorgang: 'abschalten', passwort: PASSWORT, code: '000000' });
  expect(ohneCode.json().errors).toMatchObject([{ feld: 'code' }]);
  const aus = await act({ vorgang: 'abschalten', passwort: PASSWORT, code: code(einrichtung.geheimnis, 1) });
  expect(aus.statusCode).toBe(204);
  expect(await show()).toEqual({ aktiv: false, notfallcodes: 0, einrichtung: null });
  expect((await report(art)).statusCode).toBe(200);

  const { betreffe, text } = await readMails(art);
  expect(betreffe).toEqual(['Zweiter Faktor eingeschaltet', 'Zweiter Faktor abgeschaltet']);
  expect(text).toContain(art === 'rat' ? '/ratsinfo/passwort-vergessen/' : '/intranet/passwort-vergessen/');
  for (const geheim of [einrichtung.geheimnis, ...einrichtung.notfallcodes]) expect(text).not.toContain(geheim);
});

it('lets in with each code for emergencies once, and keeps only their hashes', async () => {
  const { act, show } = await logIn('intern');
  await act(BEGINNEN);
  const { geheimnis, notfallcodes } = (await show()).einrichtung;
  await act({ vorgang: 'bestaetigen', code: code(geheimnis) });
  const [erster, zweiter] = notfallcodes as [string, string];
  const beide = await Promise.all([report('intern', erster), report('intern', erster)]);
  expect(beide.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await report('intern', zweiter.replaceAll('-', ' '))).statusCode).toBe(200);
  expect((await report('rat', zweiter)).statusCode).toBe(200);
  expect((await show()).notfallcodes).toBe(6);
  const { rows } = await sql`select * from zweitfaktor_einrichtungen`.execute(api.database.db);
  expect(rows).toEqual([]);
  const { rows: hashes } = await sql`select * from notfallcodes`.execute(api.database.db);
  for (const offen of notfallcodes) expect(JSON.stringify(hashes)).not.toContain(offen);
});

it('ends a set-up after half an hour, and counts wrong codes like wrong passwords', async () => {
  const { act, show } = await logIn('intern');
  await act(BEGINNEN);
  await sql`update zweitfaktor_einrichtungen set beginn = now() - interval '31 minutes'`.execute(api.database.db);
  expect((await show()).einrichtung).toBeNull();
  await act(BEGINNEN);
  const { geheimnis, notfallcodes } = (await show()).einrichtung;
  await act({ vorgang: 'bestaetigen', code: code(geheimnis) });
  const status: number[] = [];
  for (let mal = 0; mal < 6; mal += 1) {
    status.push((await act({ vorgang: 'abschalten', passwort: PASSWORT, code: '0000-0000-0000-0000' })).statusCode);
  }
  expect(status).toEqual([422, 422, 422, 422, 422, 429]);
  const zuViel = await act({ vorgang: 'abschalten', passwort: PASSWORT, code: '0' });
  expect(zuViel.json().errors).toMatchObject([{ feld: 'passwort', meldung: expect.stringContaining('in 15 Minuten') }]);
  // Somebody at an unlocked screen locks nobody out.
  expect((await report('intern', notfallcodes[0])).statusCode).toBe(200);
});

it.each(['intern', 'rat'] as const)('is asked for by a change of the password: %s', async (art) => {
  const { act, show, headers } = await logIn(art);
  await act(BEGINNEN);
  const { geheimnis } = (await show()).einrichtung;
  await act({ vorgang: 'bestaetigen', code: code(geheimnis) });
  const change = (mehr: object) =>
    post(
      `${ADRESSEN[art]}/passwort`,
      { passwort_alt: PASSWORT, passwort_neu: 'noch ein langes Passwort', ...mehr },
      headers,
    );
  const ohne = await change({});
  expect([ohne.statusCode, ohne.json().errors]).toEqual([
    422,
    [{ feld: 'code', meldung: 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.' }],
  ]);
  expect((await change({ code: '000000' })).json().errors).toMatchObject([{ feld: 'code' }]);
  // Whether the code is right is nobody's to learn who does not know the password.
  const falsch = await change({ passwort_alt: 'falsch', code: code(geheimnis, 1) });
  expect(falsch.json().errors).toMatchObject([{ feld: 'passwort_alt' }]);
  expect((await change({ code: code(geheimnis, 1) })).statusCode).toBe(204);
  const passwort_hash = await hashPasswort(PASSWORT);
  await sql`update konten set passwort_hash = ${passwort_hash}`.execute(api.database.db);
});

it('is reset by administrators, and is nobody else’s', async () => {
  const rat = await logIn('rat');
  await rat.act(BEGINNEN);
  await rat.act({ vorgang: 'bestaetigen', code: code((await rat.show()).einrichtung.geheimnis) });
  const { headers } = await logIn('intern');
  const konten = (await api.app.inject({ url: '/api/cms/intranet/konten?q=rat@', headers })).json();
  expect(konten.data).toMatchObject([{ zweiter_faktor: true }]);
  const aus = await post('/api/cms/intranet/konten', { vorgang: 'zweiter-faktor-aus', id: konten.data[0].id }, headers);
  expect(aus.statusCode).toBe(204);
  expect((await report('rat')).statusCode).toBe(200);
  expect((await readMails('rat')).betreffe.at(-1)).toBe('Zweiter Faktor abgeschaltet');
  for (const url of Object.values(ADRESSEN)) {
    expect((await api.app.inject({ url: `${url}/zweiter-faktor` })).statusCode).toBe(401);
    expect((await post(`${url}/zweiter-faktor`, { vorgang: 'beginnen' })).statusCode).toBe(401);
    const fremd = { ...headers, ...rat.headers, origin: 'https://evil.example' };
    expect((await post(`${url}/zweiter-faktor`, { vorgang: 'beginnen' }, fremd)).statusCode).toBe(403);
  }
});
