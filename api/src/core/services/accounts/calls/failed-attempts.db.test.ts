import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { buildTokenHash } from '../../../platform/config/secret.ts';
import { ALL_ACCESSES, findAccess } from '../access.ts';
import { createAccountRepository } from '../account-repository.ts';
import { hashPassword } from '../passwords/password.ts';
import { sendPasswordLink } from '../passwords/send-password-link.ts';
import { answerPasswordRequest } from '../passwords/start-password-mails.ts';
import { createAccountDeviceRepository } from '../sessions/account-device-repository.ts';

const PASSWORD = 'ein langes Passwort';
const EMAIL = 'ina@rathaus.example';
const NOBODY = 'niemand@rathaus.example';
const OWNER = '198.51.100.1';
const STRANGER = '203.0.113.7';

let api: TestApp;
let passwort_hash: string;
beforeAll(async () => {
  api = await createTestApp({ LOGIN_LIMIT: 10_000, LOGIN_FAILURES: 3, LOGIN_FAILURES_PER_ACCOUNT: 6 });
  passwort_hash = await hashPassword(PASSWORD);
});
afterAll(() => api.close());
beforeEach(async () => {
  const accounts = createAccountRepository(api.database.db);
  for (const { art: kind } of ALL_ACCESSES) {
    await accounts.create({ art: kind, email: EMAIL, vorname: 'Ina', nachname: 'Muster', rollen: [], passwort_hash });
  }
});
afterEach(async () => {
  await sql`truncate konten, drosseln, outbox, passwortwuensche restart identity cascade`.execute(api.database.db);
});

const post = (url: string, payload: object, ip: string, cookie = '') =>
  api.app.inject({
    method: 'POST',
    url,
    payload,
    // As forwarded by the shell.
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  });
type Reply = Awaited<ReturnType<typeof post>>;

/** Device cookie by which the login recognises the browser, as the browser sends it. */
const findDevice = ({ headers }: Reply) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => /^\w+geraet=/.test(cookie))
    ?.split(';')[0] ?? '';

const message = (reply: Reply): string => reply.json().errors?.[0].meldung ?? '';

describe.each(ALL_ACCESSES)('login $name', ({ art: kind, pfad: path, geraet: device }) => {
  const report = (ip: string, { passwort: password = PASSWORD, email = EMAIL, cookie = '' } = {}) =>
    post(`${path}/login`, { email, passwort: password }, ip, cookie);
  const guess = async (ip: string, email = EMAIL) => (await report(ip, { email, passwort: 'falsch' })).statusCode;
  /** More addresses than the account-wide limit of wrong passwords allows. */
  const guessFromEverywhere = async (email = EMAIL, net = '192.0.2') => {
    const status: number[] = [];
    for (const host of [1, 2, 3])
      for (let times = 0; times < 3; times += 1) status.push(await guess(`${net}.${host}`, email));
    return status;
  };

  it('blocks an attacker in one network, but not the owner elsewhere', async () => {
    expect([await guess(STRANGER), await guess(STRANGER), await guess(STRANGER)]).toEqual([401, 401, 401]);
    const stopped = await report(STRANGER);
    expect([stopped.statusCode, message(stopped)]).toEqual([
      429,
      'Für dieses Konto gab es zu viele Fehlversuche. Bitte versuchen Sie es in 15 Minuten noch einmal.',
    ]);
    expect((await report(OWNER)).statusCode).toBe(200);
    // The owner's login does not reset the attacker's count.
    expect((await report(STRANGER)).statusCode).toBe(429);
  });

  it("recognises the owner's browser and lets it in during an attack", async () => {
    const first = await report(OWNER);
    const cookie = findDevice(first);
    expect(cookie).toMatch(new RegExp(`^${device}=[\\w-]{32}$`));
    expect([first.headers['set-cookie']].flat().join()).toMatch(
      /geraet=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/,
    );
    expect(await guessFromEverywhere()).toEqual([...Array(6).fill(401), ...Array(3).fill(429)]);
    // Even from the attacker's address.
    expect((await report('192.0.2.1', { cookie })).statusCode).toBe(200);
    const stopped = await report(OWNER);
    expect([stopped.statusCode, message(stopped)]).toEqual([429, expect.stringContaining('von verschiedenen Orten')]);
    expect(message(stopped)).toContain('Passwort vergessen');
    const { rows } = await sql`select * from kontogeraete`.execute(api.database.db);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('also counts failed attempts from a known browser', async () => {
    const cookie = findDevice(await report(OWNER));
    for (let times = 0; times < 3; times += 1) {
      expect((await report(OWNER, { cookie, passwort: 'falsch' })).statusCode).toBe(401);
    }
    expect((await report(OWNER, { cookie })).statusCode).toBe(429);
    expect((await report('198.51.100.2')).statusCode).toBe(200);
  });

  it('treats a browser as unknown if another account used it or its cookie is forged', async () => {
    const made = `${device}=${'a'.repeat(32)}`;
    const first = await report(OWNER, { cookie: made });
    expect(findDevice(first)).not.toBe(made);
    const accounts = createAccountRepository(api.database.db);
    const email = 'bea@rathaus.example';
    await accounts.create({ art: kind, email, vorname: 'Bea', nachname: 'B', rollen: [], passwort_hash });
    const cookie = findDevice(await report(OWNER, { email }));
    await guessFromEverywhere();
    expect((await report(OWNER, { cookie })).statusCode).toBe(429);
    expect((await report(OWNER, { cookie: made })).statusCode).toBe(429);
    // Two people share a browser: it keeps its secret.
    await sql`truncate drosseln`.execute(api.database.db);
    expect(findDevice(await report(OWNER, { cookie }))).toBe(cookie);
    await guessFromEverywhere();
    expect((await report(OWNER, { cookie })).statusCode).toBe(200);
  });

  it('answers identically for an address without an account', async () => {
    const there = await guessFromEverywhere();
    expect(await guessFromEverywhere(NOBODY)).toEqual(there);
    expect(message(await report('198.51.100.9', { email: NOBODY }))).toBe(message(await report('198.51.100.9')));
  });

  it('does not count correct passwords', async () => {
    for (let times = 0; times < 4; times += 1) {
      for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await report(ip)).statusCode).toBe(200);
    }
  });

  it('lets the owner in after setting a new password by mailed link during an attack', async () => {
    await guessFromEverywhere();
    expect((await report(OWNER)).statusCode).toBe(429);
    const account = await createAccountRepository(api.database.db).find(kind, EMAIL);
    if (!account) throw new Error('no account');
    await api.database.db.transaction().execute((trx) => sendPasswordLink(trx, account, 'vergessen', api.config));
    const mail = await api.database.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    const token = /\?token=([\w-]+)/.exec(mail.text)?.[1];
    const password = 'noch ein langes Passwort';
    const reply = await post(`${path}/passwort-neu`, { token, passwort_neu: password }, OWNER);
    expect(reply.statusCode).toBe(204);
    await guessFromEverywhere(EMAIL, '203.0.113');
    expect((await report(OWNER, { passwort: password })).statusCode).toBe(429);
    expect((await report(OWNER, { passwort: password, cookie: findDevice(reply) })).statusCode).toBe(200);
  });

  it('counts an IPv6 connection once, whichever of its addresses is used', async () => {
    const lines = ['2001:db8:1:1::', '2001:db8:1:2::', '2001:db8:1:3::'];
    const status: number[] = [];
    for (const line of lines)
      for (let times = 0; times < 3; times += 1) status.push(await guess(`${line}${times + 1}`));
    expect(status).toEqual([...Array(6).fill(401), ...Array(3).fill(429)]);
    expect((await report('2001:db8:1:1::9', { email: NOBODY })).statusCode).toBe(401);
  });
});

it('limits logins of a wider IPv6 network without affecting IPv4', async () => {
  const limited = await createTestApp({ LOGIN_LIMIT: 5 });
  try {
    const report = async (ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      const payload = { email: NOBODY, passwort: '' };
      return (await limited.app.inject({ method: 'POST', url: '/api/cms/login', payload, headers })).statusCode;
    };
    const status: number[] = [];
    for (let line = 0; line < 24; line += 1)
      status.push(await report(`2001:db8:77:${(0x1000 + line * 256).toString(16)}::1`));
    // Four times the limit of a single address.
    expect(status).toEqual([...Array(20).fill(422), ...Array(4).fill(429)]);
    for (let host = 1; host <= 24; host += 1) expect(await report(`192.0.2.${host}`)).toBe(422);
  } finally {
    await limited.close();
  }
});

describe('forgotten password', () => {
  const { pfad: path } = findAccess('intern');
  let line = 0;
  async function ask(email = EMAIL) {
    line += 1;
    const reply = await post(`${path}/passwort-vergessen`, { email }, `192.0.2.${line}`);
    while (await answerPasswordRequest(api.database.db, api.config));
    return reply;
  }
  const readTokens = async () => {
    const mails = await api.database.db.selectFrom('outbox').select('text').orderBy('id').execute();
    return mails.flatMap(({ text }) => /passwort-neu\/\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  };
  const set = async (token = '') =>
    (await post(`${path}/passwort-neu`, { token, passwort_neu: 'noch ein langes Passwort' }, OWNER)).statusCode;

  it('sends at most three mails an hour and always answers identically', async () => {
    const replies = [];
    for (let times = 0; times < 6; times += 1) {
      const { statusCode, body } = await ask();
      replies.push({ statusCode, body });
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ statusCode: 204, body: '' })]),
    );
    const tokens = await readTokens();
    expect(tokens).toHaveLength(3);
    // A link valid for an hour exists the whole time, including the first of the hour.
    expect(await set(tokens[0])).toBe(204);
    for (const token of tokens) expect(await set(token)).toBe(422);
    // All links are used up, so the next request is answered.
    await sql`truncate outbox`.execute(api.database.db);
    await ask();
    expect(await readTokens()).toHaveLength(1);
    await sql`update drosseln set beginn = now() - interval '61 minutes'`.execute(api.database.db);
    await ask();
    expect(await readTokens()).toHaveLength(2);
  });

  it('leaves the invitation of a new account valid', async () => {
    const accounts = createAccountRepository(api.database.db);
    const fresh = {
      art: 'intern',
      email: 'neu@rathaus.example',
      vorname: 'Neu',
      nachname: 'Ling',
      rollen: [],
    } as const;
    const id = await accounts.create({ ...fresh, rollen: [], passwort_hash: null });
    await api.database.db
      .transaction()
      .execute((trx) => sendPasswordLink(trx, { ...fresh, id: id ?? 0 }, 'einladung', api.config));
    await ask(fresh.email);
    const [invitation, link] = await readTokens();
    expect(await set(invitation)).toBe(204);
    expect(await set(link)).toBe(422);
  });
});

it("keeps an account's fifty most recently used browsers for a year", async () => {
  const { db } = api.database;
  const devices = createAccountDeviceRepository(db);
  const account = await createAccountRepository(db).find('intern', EMAIL);
  for (let num = 0; num < 55; num += 1) await devices.remember(account?.id ?? 0, buildTokenHash(String(num)));
  expect(await devices.exists(buildTokenHash('4'))).toBe(false);
  expect(await devices.isKnown('intern', EMAIL.toUpperCase(), buildTokenHash('54'))).toBe(true);
  expect(await devices.isKnown('rat', EMAIL, buildTokenHash('54'))).toBe(false);
  await sql`update kontogeraete set zuletzt = now() - interval '366 days' where token_hash <> ${buildTokenHash('54')}`.execute(
    db,
  );
  await devices.cleanUp();
  expect(await db.selectFrom('kontogeraete').select('konto_id').execute()).toHaveLength(1);
});
