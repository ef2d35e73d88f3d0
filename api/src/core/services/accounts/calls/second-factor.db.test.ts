import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { createAccountRepository } from '../account-repository.ts';
import { hashPassword } from '../passwords/password.ts';
import { computeCode } from '../second-factor/totp.ts';

const PASSWORD = 'ein langes Passwort';
const BEGINNEN = { vorgang: 'beginnen', passwort: PASSWORD };
const ADDRESSES = { intern: '/api/cms', rat: '/api/cms/raete' };
type Kind = keyof typeof ADDRESSES;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ LOGIN_LIMIT: 10_000, LOGIN_FAILURES: 5 });
  const passwort_hash = await hashPassword(PASSWORD);
  const accounts = createAccountRepository(api.database.db);
  for (const kind of ['intern', 'rat'] as const) {
    const roles: 'admin'[] = kind === 'intern' ? ['admin'] : [];
    await accounts.create({
      art: kind,
      email: `${kind}@rathaus.example`,
      vorname: 'Ina',
      nachname: 'Muster',
      rollen: roles,
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
const report = (kind: Kind, code = '') =>
  post(`${ADDRESSES[kind]}/login`, { email: `${kind}@rathaus.example`, passwort: PASSWORD, code });
async function logIn(kind: Kind) {
  const { token } = (await report(kind)).json();
  const headers = { [kind === 'rat' ? 'ratsinfosystem-authorization' : 'authorization']: String(token) };
  const url = `${ADDRESSES[kind]}/zweiter-faktor`;
  return {
    headers,
    act: (payload: object) => post(url, payload, headers),
    show: async () => (await api.app.inject({ url, headers })).json(),
  };
}
/** Notifications mailed to the owner. */
async function readMails(kind: Kind) {
  const mails = api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id');
  const own = (await mails.execute()).filter(({ an }) => an === `${kind}@rathaus.example`);
  return { betreffe: own.map(({ betreff: subject }) => subject), text: own.map(({ text }) => text).join('\n') };
}
const code = (secret: string, later = 0) => computeCode(secret, Math.floor(Date.now() / 30_000) + later);

it.each(['intern', 'rat'] as const)('is set up with an app code and switched off again: %s', async (kind) => {
  const { act, show } = await logIn(kind);
  expect(await show()).toEqual({ aktiv: false, notfallcodes: 0, einrichtung: null });
  expect((await act({ vorgang: 'bestaetigen', code: '123456' })).json().errors).toEqual([
    { feld: 'code', meldung: 'Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.' },
  ]);
  // An unlocked screen alone is not enough.
  for (const [password, message] of [
    ['falsch', 'Das Passwort ist falsch.'],
    ['', 'Bitte geben Sie Ihr Passwort an.'],
  ]) {
    const without = await act({ vorgang: 'beginnen', passwort: password });
    expect([without.statusCode, without.json().errors]).toEqual([422, [{ feld: 'passwort', meldung: message }]]);
  }
  expect(await show()).toMatchObject({ einrichtung: null });
  expect((await act(BEGINNEN)).statusCode).toBe(204);
  const { einrichtung: setup } = await show();
  expect(setup.notfallcodes).toHaveLength(8);
  expect(setup.qr.pfad).toMatch(/^M4 4h1v1h-1z/);
  // Not active yet.
  expect((await report(kind)).statusCode).toBe(200);
  expect((await act({ vorgang: 'bestaetigen', code: '000000' })).json().errors[0].meldung).toContain('stimmt nicht');
  const first = code(setup.geheimnis);
  expect((await act({ vorgang: 'bestaetigen', code: first })).statusCode).toBe(204);

  expect(await show()).toEqual({ aktiv: true, notfallcodes: 8, einrichtung: null });
  expect((await act(BEGINNEN)).statusCode).toBe(409);
  expect((await report(kind)).json().errors[0].feld).toBe('code');
  // The setup code cannot be reused.
  expect((await report(kind, first)).statusCode).toBe(401);

  const wrong = await act({ vorgang: 'abschalten', passwort: 'falsch', code: code(setup.geheimnis, 1) });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    [{ feld: 'passwort', meldung: 'Das Passwort ist falsch.' }],
  ]);
  const withoutCode = await act({ vorgang: 'abschalten', passwort: PASSWORD, code: '000000' });
  expect(withoutCode.json().errors).toMatchObject([{ feld: 'code' }]);
  const aus = await act({ vorgang: 'abschalten', passwort: PASSWORD, code: code(setup.geheimnis, 1) });
  expect(aus.statusCode).toBe(204);
  expect(await show()).toEqual({ aktiv: false, notfallcodes: 0, einrichtung: null });
  expect((await report(kind)).statusCode).toBe(200);

  const { betreffe: subjects, text } = await readMails(kind);
  expect(subjects).toEqual(['Zweiter Faktor eingeschaltet', 'Zweiter Faktor abgeschaltet']);
  expect(text).toContain(kind === 'rat' ? '/ratsinfo/passwort-vergessen/' : '/intranet/passwort-vergessen/');
  for (const secret of [setup.geheimnis, ...setup.notfallcodes]) expect(text).not.toContain(secret);
});

it('accepts each emergency code once and stores only hashes', async () => {
  const { act, show } = await logIn('intern');
  await act(BEGINNEN);
  const { geheimnis: secret, notfallcodes: emergencyCodes } = (await show()).einrichtung;
  await act({ vorgang: 'bestaetigen', code: code(secret) });
  const [first, second] = emergencyCodes as [string, string];
  const both = await Promise.all([report('intern', first), report('intern', first)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await report('intern', second.replaceAll('-', ' '))).statusCode).toBe(200);
  expect((await report('rat', second)).statusCode).toBe(200);
  expect((await show()).notfallcodes).toBe(6);
  const { rows } = await sql`select * from zweitfaktor_einrichtungen`.execute(api.database.db);
  expect(rows).toEqual([]);
  const { rows: hashes } = await sql`select * from notfallcodes`.execute(api.database.db);
  for (const open of emergencyCodes) expect(JSON.stringify(hashes)).not.toContain(open);
});

it('expires a setup after half an hour and counts wrong codes like wrong passwords', async () => {
  const { act, show } = await logIn('intern');
  await act(BEGINNEN);
  await sql`update zweitfaktor_einrichtungen set beginn = now() - interval '31 minutes'`.execute(api.database.db);
  expect((await show()).einrichtung).toBeNull();
  await act(BEGINNEN);
  const { geheimnis: secret, notfallcodes: emergencyCodes } = (await show()).einrichtung;
  await act({ vorgang: 'bestaetigen', code: code(secret) });
  const status: number[] = [];
  for (let times = 0; times < 6; times += 1) {
    status.push((await act({ vorgang: 'abschalten', passwort: PASSWORD, code: '0000-0000-0000-0000' })).statusCode);
  }
  expect(status).toEqual([422, 422, 422, 422, 422, 429]);
  const tooMuch = await act({ vorgang: 'abschalten', passwort: PASSWORD, code: '0' });
  expect(tooMuch.json().errors).toMatchObject([
    { feld: 'passwort', meldung: expect.stringContaining('in 15 Minuten') },
  ]);
  // Attempts at an unlocked screen do not lock the owner out.
  expect((await report('intern', emergencyCodes[0])).statusCode).toBe(200);
});

it.each(['intern', 'rat'] as const)('is required to change the password: %s', async (kind) => {
  const { act, show, headers } = await logIn(kind);
  await act(BEGINNEN);
  const { geheimnis: secret } = (await show()).einrichtung;
  await act({ vorgang: 'bestaetigen', code: code(secret) });
  const change = (more: object) =>
    post(
      `${ADDRESSES[kind]}/passwort`,
      { passwort_alt: PASSWORD, passwort_neu: 'noch ein langes Passwort', ...more },
      headers,
    );
  const without = await change({});
  expect([without.statusCode, without.json().errors]).toEqual([
    422,
    [{ feld: 'code', meldung: 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.' }],
  ]);
  expect((await change({ code: '000000' })).json().errors).toMatchObject([{ feld: 'code' }]);
  // Don't reveal whether the code is right without the correct password.
  const wrong = await change({ passwort_alt: 'falsch', code: code(secret, 1) });
  expect(wrong.json().errors).toMatchObject([{ feld: 'passwort_alt' }]);
  expect((await change({ code: code(secret, 1) })).statusCode).toBe(204);
  const passwort_hash = await hashPassword(PASSWORD);
  await sql`update konten set passwort_hash = ${passwort_hash}`.execute(api.database.db);
});

it('can be reset by administrators only', async () => {
  const council = await logIn('rat');
  await council.act(BEGINNEN);
  await council.act({ vorgang: 'bestaetigen', code: code((await council.show()).einrichtung.geheimnis) });
  const { headers } = await logIn('intern');
  const accounts = (await api.app.inject({ url: '/api/cms/intranet/konten?q=rat@', headers })).json();
  expect(accounts.data).toMatchObject([{ zweiter_faktor: true }]);
  const aus = await post(
    '/api/cms/intranet/konten',
    { vorgang: 'zweiter-faktor-aus', id: accounts.data[0].id },
    headers,
  );
  expect(aus.statusCode).toBe(204);
  expect((await report('rat')).statusCode).toBe(200);
  expect((await readMails('rat')).betreffe.at(-1)).toBe('Zweiter Faktor abgeschaltet');
  for (const url of Object.values(ADDRESSES)) {
    expect((await api.app.inject({ url: `${url}/zweiter-faktor` })).statusCode).toBe(401);
    expect((await post(`${url}/zweiter-faktor`, { vorgang: 'beginnen' })).statusCode).toBe(401);
    const foreign = { ...headers, ...council.headers, origin: 'https://evil.example' };
    expect((await post(`${url}/zweiter-faktor`, { vorgang: 'beginnen' }, foreign)).statusCode).toBe(403);
  }
});
