import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { buildTokenHash } from '../../betrieb/geheimnis.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { createKontogeraetRepository } from '../kontogeraet-repository.ts';
import { hashPasswort } from '../passwort.ts';
import { sendPasswortlink } from '../send-passwortlink.ts';
import { answerPasswortwunsch } from '../start-passwortmails.ts';
import { ALLE_ZUGAENGE, findZugang } from '../zugang.ts';

const PASSWORT = 'ein langes Passwort';
const EMAIL = 'ina@rathaus.example';
const NIEMAND = 'niemand@rathaus.example';
const OWNER = '198.51.100.1';
const STRANGER = '203.0.113.7';

let api: TestApp;
let passwort_hash: string;
beforeAll(async () => {
  api = await createTestApp({ ANMELDE_LIMIT: 10_000, ANMELDE_FEHLVERSUCHE: 3, ANMELDE_FEHLVERSUCHE_KONTO: 6 });
  passwort_hash = await hashPasswort(PASSWORT);
});
afterAll(() => api.close());
beforeEach(async () => {
  const konten = createKontenRepository(api.database.db);
  for (const { art } of ALLE_ZUGAENGE) {
    await konten.create({ art, email: EMAIL, vorname: 'Ina', nachname: 'Muster', rollen: [], passwort_hash });
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
    // As the shell forwards it.
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  });
type Reply = Awaited<ReturnType<typeof post>>;

/** Cookie by which the log-in knows the browser again, as the browser sends it. */
const findGeraet = ({ headers }: Reply) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => /^\w+geraet=/.test(cookie))
    ?.split(';')[0] ?? '';

const meldung = (reply: Reply): string => reply.json().errors?.[0].meldung ?? '';

describe.each(ALLE_ZUGAENGE)('log-in $name', ({ art, pfad, geraet }) => {
  const report = (ip: string, { passwort = PASSWORT, email = EMAIL, cookie = '' } = {}) =>
    post(`${pfad}/login`, { email, passwort }, ip, cookie);
  const guess = async (ip: string, email = EMAIL) => (await report(ip, { email, passwort: 'falsch' })).statusCode;
  /** More addresses than one account's bound of wrong passwords takes. */
  const guessFromEverywhere = async (email = EMAIL, net = '192.0.2') => {
    const status: number[] = [];
    for (const host of [1, 2, 3])
      for (let mal = 0; mal < 3; mal += 1) status.push(await guess(`${net}.${host}`, email));
    return status;
  };

  it('stops a stranger at one place, and the owner nowhere else', async () => {
    expect([await guess(STRANGER), await guess(STRANGER), await guess(STRANGER)]).toEqual([401, 401, 401]);
    const stopped = await report(STRANGER);
    expect([stopped.statusCode, meldung(stopped)]).toEqual([
      429,
      'Für dieses Konto gab es zu viele Fehlversuche. Bitte versuchen Sie es in 15 Minuten noch einmal.',
    ]);
    expect((await report(OWNER)).statusCode).toBe(200);
    // That the owner came clears nothing for the stranger.
    expect((await report(STRANGER)).statusCode).toBe(429);
  });

  it('knows the browser of the owner again, and lets it in whoever guesses', async () => {
    const first = await report(OWNER);
    const cookie = findGeraet(first);
    expect(cookie).toMatch(new RegExp(`^${geraet}=[\\w-]{32}$`));
    expect([first.headers['set-cookie']].flat().join()).toMatch(
      /geraet=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/,
    );
    expect(await guessFromEverywhere()).toEqual([...Array(6).fill(401), ...Array(3).fill(429)]);
    // Even from the place of the one who guesses.
    expect((await report('192.0.2.1', { cookie })).statusCode).toBe(200);
    const stopped = await report(OWNER);
    expect([stopped.statusCode, meldung(stopped)]).toEqual([429, expect.stringContaining('von verschiedenen Orten')]);
    expect(meldung(stopped)).toContain('Passwort vergessen');
    const { rows } = await sql`select * from kontogeraete`.execute(api.database.db);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('counts what comes from a known browser, too', async () => {
    const cookie = findGeraet(await report(OWNER));
    for (let mal = 0; mal < 3; mal += 1) {
      expect((await report(OWNER, { cookie, passwort: 'falsch' })).statusCode).toBe(401);
    }
    expect((await report(OWNER, { cookie })).statusCode).toBe(429);
    expect((await report('198.51.100.2')).statusCode).toBe(200);
  });

  it('takes no browser for known that another account logged in with, or that made up its cookie', async () => {
    const made = `${geraet}=${'a'.repeat(32)}`;
    const first = await report(OWNER, { cookie: made });
    expect(findGeraet(first)).not.toBe(made);
    const konten = createKontenRepository(api.database.db);
    const email = 'bea@rathaus.example';
    await konten.create({ art, email, vorname: 'Bea', nachname: 'B', rollen: [], passwort_hash });
    const cookie = findGeraet(await report(OWNER, { email }));
    await guessFromEverywhere();
    expect((await report(OWNER, { cookie })).statusCode).toBe(429);
    expect((await report(OWNER, { cookie: made })).statusCode).toBe(429);
    // One browser, two people: it keeps its secret.
    await sql`truncate drosseln`.execute(api.database.db);
    expect(findGeraet(await report(OWNER, { cookie }))).toBe(cookie);
    await guessFromEverywhere();
    expect((await report(OWNER, { cookie })).statusCode).toBe(200);
  });

  it('answers the same for an address without an account', async () => {
    const there = await guessFromEverywhere();
    expect(await guessFromEverywhere(NIEMAND)).toEqual(there);
    expect(meldung(await report('198.51.100.9', { email: NIEMAND }))).toBe(meldung(await report('198.51.100.9')));
  });

  it('counts right passwords towards nothing', async () => {
    for (let mal = 0; mal < 4; mal += 1) {
      for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await report(ip)).statusCode).toBe(200);
    }
  });

  it('lets in who set a new password with a mailed link, while strangers guess', async () => {
    await guessFromEverywhere();
    expect((await report(OWNER)).statusCode).toBe(429);
    const konto = await createKontenRepository(api.database.db).find(art, EMAIL);
    if (!konto) throw new Error('no account');
    await api.database.db.transaction().execute((trx) => sendPasswortlink(trx, konto, 'vergessen', api.config));
    const mail = await api.database.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    const token = /\?token=([\w-]+)/.exec(mail.text)?.[1];
    const passwort = 'noch ein langes Passwort';
    const reply = await post(`${pfad}/passwort-neu`, { token, passwort_neu: passwort }, OWNER);
    expect(reply.statusCode).toBe(204);
    await guessFromEverywhere(EMAIL, '203.0.113');
    expect((await report(OWNER, { passwort })).statusCode).toBe(429);
    expect((await report(OWNER, { passwort, cookie: findGeraet(reply) })).statusCode).toBe(200);
  });

  it('counts a line with IPv6 as one, whichever of its addresses is used', async () => {
    const lines = ['2001:db8:1:1::', '2001:db8:1:2::', '2001:db8:1:3::'];
    const status: number[] = [];
    for (const line of lines) for (let mal = 0; mal < 3; mal += 1) status.push(await guess(`${line}${mal + 1}`));
    expect(status).toEqual([...Array(6).fill(401), ...Array(3).fill(429)]);
    expect((await report('2001:db8:1:1::9', { email: NIEMAND })).statusCode).toBe(401);
  });
});

it('limits log-ins of a wider network with IPv6, and nobody of IPv4 for it', async () => {
  const limited = await createTestApp({ ANMELDE_LIMIT: 5 });
  try {
    const report = async (ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      const payload = { email: NIEMAND, passwort: '' };
      return (await limited.app.inject({ method: 'POST', url: '/api/cms/login', payload, headers })).statusCode;
    };
    const status: number[] = [];
    for (let line = 0; line < 24; line += 1)
      status.push(await report(`2001:db8:77:${(0x1000 + line * 256).toString(16)}::1`));
    // Four times what a single address may do.
    expect(status).toEqual([...Array(20).fill(422), ...Array(4).fill(429)]);
    for (let host = 1; host <= 24; host += 1) expect(await report(`192.0.2.${host}`)).toBe(422);
  } finally {
    await limited.close();
  }
});

describe('a forgotten password', () => {
  const { pfad } = findZugang('intern');
  let line = 0;
  async function ask(email = EMAIL) {
    line += 1;
    const reply = await post(`${pfad}/passwort-vergessen`, { email }, `192.0.2.${line}`);
    while (await answerPasswortwunsch(api.database.db, api.config));
    return reply;
  }
  const readTokens = async () => {
    const mails = await api.database.db.selectFrom('outbox').select('text').orderBy('id').execute();
    return mails.flatMap(({ text }) => /passwort-neu\/\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  };
  const set = async (token = '') =>
    (await post(`${pfad}/passwort-neu`, { token, passwort_neu: 'noch ein langes Passwort' }, OWNER)).statusCode;

  it('fills no mailbox: three mails an hour, and the same answer to whoever asks', async () => {
    const replies = [];
    for (let mal = 0; mal < 6; mal += 1) {
      const { statusCode, body } = await ask();
      replies.push({ statusCode, body });
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ statusCode: 204, body: '' })]),
    );
    const tokens = await readTokens();
    expect(tokens).toHaveLength(3);
    // A link of an hour is there all the time: the first one of the hour, too.
    expect(await set(tokens[0])).toBe(204);
    for (const token of tokens) expect(await set(token)).toBe(422);
    // They are used up: the next wish is answered.
    await sql`truncate outbox`.execute(api.database.db);
    await ask();
    expect(await readTokens()).toHaveLength(1);
    await sql`update drosseln set beginn = now() - interval '61 minutes'`.execute(api.database.db);
    await ask();
    expect(await readTokens()).toHaveLength(2);
  });

  it('leaves the invitation of a new account as it is', async () => {
    const konten = createKontenRepository(api.database.db);
    const neu = { art: 'intern', email: 'neu@rathaus.example', vorname: 'Neu', nachname: 'Ling', rollen: [] } as const;
    const id = await konten.create({ ...neu, rollen: [], passwort_hash: null });
    await api.database.db
      .transaction()
      .execute((trx) => sendPasswortlink(trx, { ...neu, id: id ?? 0 }, 'einladung', api.config));
    await ask(neu.email);
    const [invitation, link] = await readTokens();
    expect(await set(invitation)).toBe(204);
    expect(await set(link)).toBe(422);
  });
});

it('keeps the fifty browsers used last of an account, for a year', async () => {
  const { db } = api.database;
  const geraete = createKontogeraetRepository(db);
  const konto = await createKontenRepository(db).find('intern', EMAIL);
  for (let nummer = 0; nummer < 55; nummer += 1) await geraete.remember(konto?.id ?? 0, buildTokenHash(String(nummer)));
  expect(await geraete.exists(buildTokenHash('4'))).toBe(false);
  expect(await geraete.isKnown('intern', EMAIL.toUpperCase(), buildTokenHash('54'))).toBe(true);
  expect(await geraete.isKnown('rat', EMAIL, buildTokenHash('54'))).toBe(false);
  await sql`update kontogeraete set zuletzt = now() - interval '366 days' where token_hash <> ${buildTokenHash('54')}`.execute(
    db,
  );
  await geraete.cleanUp();
  expect(await db.selectFrom('kontogeraete').select('konto_id').execute()).toHaveLength(1);
});
