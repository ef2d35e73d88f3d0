import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import * as accounts from '../../services/accounts/account-repository.ts';
import { prepareDemoAccounts } from '../../services/accounts/demo-accounts.ts';
import { createAccountAdministration } from '../../services/accounts/manage-accounts.ts';
import * as password from '../../services/accounts/passwords/password.ts';
import { answerPasswordRequest } from '../../services/accounts/passwords/start-password-mails.ts';
import { computeCode } from '../../services/accounts/second-factor/totp.ts';
import { createAccountSessionRepository } from '../../services/accounts/sessions/account-session-repository.ts';

const PASSWORD = 'ein langes Passwort';
const ACCOUNTS = {
  mitarbeiter: { art: 'intern', email: 'ina@rathaus.example', rollen: [] },
  redaktion: { art: 'intern', email: 'rea@rathaus.example', rollen: ['redaktion'] },
  admin: { art: 'intern', email: 'ada@rathaus.example', rollen: ['admin'] },
  rat: { art: 'rat', email: 'rat@rathaus.example', rollen: [] },
} satisfies Record<string, Pick<accounts.NewAccount, 'art' | 'email' | 'rollen'>>;
type Who = keyof typeof ACCOUNTS;

let api: TestApp;
let passwort_hash: string;
beforeAll(async () => {
  api = await createTestApp({ LOGIN_LIMIT: 10_000, LOGIN_FAILURES: 3, LOGIN_FAILURES_PER_ACCOUNT: 12 });
  passwort_hash = await password.hashPassword(PASSWORD);
});
afterAll(() => api.close());
beforeEach(async () => {
  const repository = accounts.createAccountRepository(api.database.db);
  for (const [firstName, account] of Object.entries(ACCOUNTS)) {
    await repository.create({ ...account, vorname: firstName, nachname: 'Muster', passwort_hash });
  }
});
afterEach(async () => {
  await sql`truncate konten, drosseln, outbox restart identity cascade`.execute(api.database.db);
});

const isCouncil = (who: Who) => ACCOUNTS[who].art === 'rat';
const pathFrom = (who: Who) => (isCouncil(who) ? '/api/cms/raete' : '/api/cms');
const head = (who: Who, token: string) => ({
  [isCouncil(who) ? 'ratsinfosystem-authorization' : 'authorization']: token,
});

function send(url: string, payload: object = {}, headers: Record<string, string> = {}) {
  return api.app.inject({ method: 'POST', url, payload, headers });
}

/** The reply as an attacker sees it, without counters and time. */
const showAll = ({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>) => ({
  statusCode,
  headers: { ...headers, date: '', 'x-ratelimit-remaining': '', 'x-ratelimit-reset': '' },
  body,
});

const report = (who: Who, more: object = {}, headers: Record<string, string> = {}) =>
  send(`${pathFrom(who)}/login`, { email: ACCOUNTS[who].email, passwort: PASSWORD, ...more }, headers);

async function logIn(who: Who) {
  const answer = await report(who);
  expect(answer.statusCode).toBe(200);
  const { token, uuid, id } = answer.json<{ token: string; uuid: string; id: number }>();
  return { token, uuid, id, headers: head(who, token) };
}

/** The profile cookie of a reply: null deletes it, undefined leaves it. */
function readProfile({ headers }: Awaited<ReturnType<typeof send>>): unknown {
  const cookies = [headers['set-cookie'] ?? []].flat();
  const [, value] = cookies.map((cookie) => /^ratsinfoauth=([^;]*)/.exec(cookie)).find((found) => found) ?? [];
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value) || 'null');
}

const who = (headers: Record<string, string>, url = '/api/cms/intranet/konto') => api.app.inject({ url, headers });

describe('authorisation of every call', () => {
  const operations: Record<string, (headers: Record<string, string>) => Promise<{ statusCode: number }>> = {
    'GET intranet/konto': (headers) => who(headers),
    'GET intranet/user': (headers) => who(headers, '/api/cms/intranet/user/00000000-0000-4000-8000-000000000000'),
    'GET raete/konto': (headers) => who(headers, '/api/cms/raete/konto'),
    'GET raete/{id}': (headers) => who(headers, '/api/cms/raete/2147483647'),
    'POST passwort': (headers) => send('/api/cms/passwort', { passwort_alt: 'x', passwort_neu: 'kurz' }, headers),
    'POST raete/passwort': (headers) =>
      send('/api/cms/raete/passwort', { passwort_alt: 'x', passwort_neu: 'kurz' }, headers),
  };
  // 403: another account. 422: authorised, but the new password is refused.
  it.each([
    ['GET intranet/konto', 200, 200, 200, 401],
    ['GET intranet/user', 403, 403, 403, 401],
    ['GET raete/konto', 401, 401, 401, 200],
    ['GET raete/{id}', 401, 401, 401, 403],
    ['POST passwort', 422, 422, 422, 401],
    ['POST raete/passwort', 401, 401, 401, 422],
  ] as const)('%s', async (name, ...expected) => {
    const rufe = operations[name];
    const status = async (headers: Record<string, string>) => (await rufe?.(headers))?.statusCode;
    for (const [index, account] of (['mitarbeiter', 'redaktion', 'admin', 'rat'] as const).entries()) {
      const { headers, token } = await logIn(account);
      expect(await status(headers), account).toBe(expected[index]);
      // A token is valid only in the header of its own kind.
      const foreign = { [isCouncil(account) ? 'authorization' : 'ratsinfosystem-authorization']: token };
      expect(await status(foreign), `${account} in the other header`).toBe(401);
      await sql`update kontositzungen set aktiv = now() - interval '3601 seconds'`.execute(api.database.db);
      expect(await status(headers), `${account}, expired`).toBe(401);
    }
    for (const geraten of ['', 'x', 'Bearer ', `Bearer ${'a'.repeat(32)}`, "' or 1=1 --"]) {
      expect(await status({ authorization: geraten, 'ratsinfosystem-authorization': geraten }), geraten).toBe(401);
    }
  });
});

describe('log-in', () => {
  it('returns a token and the profile to staff', async () => {
    const { uuid, headers } = await logIn('redaktion');
    const answer = await who(headers, `/api/cms/intranet/user/${uuid}`);
    expect(answer.json()).toMatchObject({
      vorname: 'redaktion',
      nachname: 'Muster',
      email: 'rea@rathaus.example',
      rollen: ['mitarbeiter', 'redaktion'],
    });
    expect(answer.body).not.toContain('argon2');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns a token to council members, and only the profile to scripts', async () => {
    const answer = await report('rat');
    const { id, token, pw_geaendert, weiter: next } = answer.json();
    expect(pw_geaendert).toBe(false);
    expect(next).toBe('/ratsinfo/passwort/');
    const [secret = '', profile = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(secret).toBe(`ratsinfoauthJWT=${token}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`);
    expect(profile).toMatch(/^ratsinfoauth=[^;]+; Path=\/; Max-Age=3600; SameSite=Lax$/);
    expect(decodeURIComponent(profile)).not.toContain(token);
    expect(readProfile(answer)).toEqual({
      id,
      pw_geaendert: false,
      vorname: 'rat',
      nachname: 'Muster',
      email: 'rat@rathaus.example',
      taetigkeitsbereiche: [],
    });
    const own = await who(head('rat', token), `/api/cms/raete/${id}`);
    expect(own.json()).toMatchObject({ vorname: 'rat', kontakt: { email: 'rat@rathaus.example' } });
  });

  it('updates the profile cookie, and deletes it once the session has ended elsewhere', async () => {
    const { headers } = await logIn('rat');
    const fresh = { passwort_alt: PASSWORD, passwort_neu: 'noch ein langes Passwort' };
    expect(readProfile(await send('/api/cms/raete/passwort', fresh, headers))).toMatchObject({ pw_geaendert: true });
    await sql`delete from kontositzungen`.execute(api.database.db);
    const answer = await who(headers, '/api/cms/ratsinfo/mitglied');
    expect([answer.json(), readProfile(answer)]).toEqual([null, null]);
    // Without a session there is nothing to update.
    expect((await who({}, '/api/cms/ratsinfo/mitglied')).headers).not.toHaveProperty('set-cookie');
  });

  describe.each(['mitarbeiter', 'rat'] as const)('as %s', (kind) => {
    const account = kind === 'rat' ? '/api/cms/raete/konto' : '/api/cms/intranet/konto';
    const cookie = kind === 'rat' ? 'ratsinfoauthJWT' : 'intranetauth';

    // `fetch` of Node.js sends the last of these headers.
    it.each<Record<string, string>>([{}, { 'user-agent': 'curl/8.5.0' }, { 'sec-fetch-mode': 'cors' }])(
      'returns the token to non-browser clients (%o)',
      async (headers) => {
        const answer = await report(kind, {}, headers);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect((await who(head(kind, answer.json().token), account)).statusCode).toBe(200);
      },
    );

    it.each<Record<string, string>>([
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ])('hides it from scripts of a page, which can read the reply but not the cookie (%o)', async (headers) => {
      const answer = await report(kind, {}, headers);
      const cookies = [answer.headers['set-cookie'] ?? []].flat().join('\n');
      const token = new RegExp(`^${cookie}=([\\w-]+);.*HttpOnly`, 'm').exec(cookies)?.[1] ?? '';
      expect(answer.json().token).toBe('cookie');
      expect((await who(head(kind, token), account)).statusCode).toBe(200);
      const { rows } = await sql<{ token_hash: string }>`select * from kontositzungen`.execute(api.database.db);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('tells a client that sends the placeholder how to get the token, and a browser to log in', async () => {
      const detail = async (headers: Record<string, string>) =>
        (await who({ ...head(kind, 'cookie'), ...headers }, account)).json().detail;
      expect(await detail({})).toContain('ohne die Kopfzeilen Origin und Sec-Fetch-Site');
      expect(await detail({ 'sec-fetch-site': 'same-origin' })).toContain('Bitte melden Sie sich an.');
    });
  });

  it('treats both spellings of an internationalised domain as one mailbox, with one account', async () => {
    const repository = accounts.createAccountRepository(api.database.db);
    const account = { art: 'intern' as const, vorname: 'Jörg', nachname: 'Muster', rollen: [], passwort_hash };
    expect(await repository.create({ ...account, email: 'jörg@bäckerei.de' })).toEqual(expect.any(Number));
    expect(await repository.create({ ...account, email: 'jörg@xn--bckerei-5wa.de' })).toBeNull();
    for (const email of ['jörg@bäckerei.de', 'Jo\u0308rg@XN--bckerei-5wa.de']) {
      expect((await report('mitarbeiter', { email })).statusCode).toBe(200);
    }
  });

  it('accepts a native form submission, and addresses in any spelling', async () => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/cms/login',
      payload: `formular=anmeldung&email=INA%40rathaus.example&passwort=${encodeURIComponent(PASSWORD)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(statusCode).toBe(200);
  });

  describe.each(['mitarbeiter', 'rat'] as const)('of %s', (who) => {
    const other = who === 'rat' ? 'mitarbeiter' : 'rat';
    const occasions = ['a wrong password', 'an unknown account', 'one of the other kind', 'no password yet', 'locked'];
    /** The submitted password and address in each case. */
    async function attempt() {
      const repository = accounts.createAccountRepository(api.database.db);
      const fresh = { art: ACCOUNTS[who].art, rollen: [], vorname: 'N', nachname: 'N' };
      await repository.create({ ...fresh, email: 'eingeladen@rathaus.example', passwort_hash: null });
      await repository.create({ ...fresh, email: 'gesperrt@rathaus.example', passwort_hash, gesperrt: true });
      const emails = [
        ACCOUNTS[who].email,
        'niemand@rathaus.example',
        ACCOUNTS[other].email,
        'eingeladen@rathaus.example',
        'gesperrt@rathaus.example',
      ];
      const check = vi.spyOn(password, 'checkPassword');
      try {
        const answers = [];
        for (const email of emails) {
          const answer = showAll(await report(who, { email, passwort: 'falsch' }));
          answers.push({ ...answer, verglichen: check.mock.calls.splice(0).length });
        }
        return answers;
      } finally {
        check.mockRestore();
      }
    }

    it('takes the same work and gives the same answer whether or not the account exists', async () => {
      for (const expected of [
        { status: 401, verglichen: 1 },
        { status: 401, verglichen: 1 },
        { status: 401, verglichen: 1 },
        // After too many attempts the password is not checked, for any sender.
        { status: 429, verglichen: 0 },
      ]) {
        const [wrong, ...remaining] = await attempt();
        expect(wrong).toMatchObject({ statusCode: expected.status, verglichen: expected.verglichen });
        expect(wrong?.headers).not.toHaveProperty('set-cookie');
        for (const [num, answer] of remaining.entries()) expect(answer, occasions[num + 1]).toEqual(wrong);
      }
    });
  });

  it('shows faults next to their field', async () => {
    expect((await report('mitarbeiter', { passwort: 'falsch' })).json().errors).toEqual([
      { feld: 'passwort', meldung: 'E-Mail-Adresse oder Passwort ist falsch.' },
    ]);
  });

  it.each([
    ['an account', ACCOUNTS.mitarbeiter.email],
    ['an address without one', 'niemand@rathaus.example'],
  ])('rate-limits guessing at %s, also with concurrent attempts', async (_wessen, email) => {
    const attempts = await Promise.all(
      Array.from({ length: 6 }, () => report('mitarbeiter', { email, passwort: 'falsch' })),
    );
    expect(attempts.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 429, 429, 429]);
    const right = await report('mitarbeiter', { email });
    expect(right.statusCode).toBe(429);
    expect(right.json().errors[0].meldung).toContain('zu viele Fehlversuche');
    expect((await report('redaktion')).statusCode).toBe(200);
    await sql`update drosseln set beginn = now() - interval '16 minutes'`.execute(api.database.db);
    expect((await report('mitarbeiter')).statusCode).toBe(200);
  });

  it('resets the counter of failed attempts after a successful log-in', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await report('mitarbeiter', { passwort: 'falsch' })).statusCode).toBe(401);
      expect((await report('mitarbeiter', { passwort: 'falsch' })).statusCode).toBe(401);
      expect((await report('mitarbeiter')).statusCode).toBe(200);
    }
  });

  it.each([
    ['nothing', { email: '', passwort: '' }, 422, ['email', 'passwort']],
    ['a list', { passwort: ['a'] }, 422, ['passwort']],
    ['a whole book', { passwort: 'a'.repeat(5_000) }, 422, ['passwort']],
  ])('refuses %s next to the field', async (_was, more, status, fields) => {
    const answer = await report('mitarbeiter', more);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors.map(({ feld: field }: { feld: string }) => field)).toEqual(fields);
  });

  it('refuses cross-site requests', async () => {
    expect((await report('mitarbeiter', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const { headers } = await logIn('mitarbeiter');
    const foreign = { ...headers, origin: 'https://evil.example' };
    expect((await send('/api/cms/passwort', {}, foreign)).statusCode).toBe(403);
  });
});

describe('a session', () => {
  const move = (minutes: number, column: 'aktiv' | 'erstellt') =>
    sql`update kontositzungen set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes}::int)`.execute(
      api.database.db,
    );

  it('is extended by activity, up to a maximum age', async () => {
    const { headers } = await logIn('mitarbeiter');
    expect((await who(headers)).headers['set-cookie']).toBeUndefined();
    await move(50, 'aktiv');
    expect(String((await who(headers)).headers['set-cookie'])).toMatch(/^intranetauth=.+Max-Age=3600/);
    await move(50, 'aktiv');
    expect((await who(headers)).statusCode).toBe(200);
    await move(601, 'erstellt');
    expect((await who(headers)).statusCode).toBe(401);
    await createAccountSessionRepository(api.database.db).cleanUp(api.config);
    expect(await api.database.db.selectFrom('kontositzungen').selectAll().execute()).toEqual([]);
  });

  it('ends at once with a reason when the account is locked', async () => {
    const { headers } = await logIn('rat');
    await sql`update konten set gesperrt = true`.execute(api.database.db);
    const answer = await who(headers, '/api/cms/raete/konto');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().detail).toContain('gesperrt');
    expect([answer.headers['set-cookie']].flat()).toHaveLength(2);
    expect((await report('rat')).json().errors[0].meldung).toContain('gesperrt');
    expect((await report('rat', { passwort: 'falsch' })).json().errors[0].meldung).not.toContain('gesperrt');
  });

  it('ends on log-out, which also succeeds without a session', async () => {
    const { headers } = await logIn('mitarbeiter');
    const answer = await send('/api/cms/logout', {}, headers);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain('intranetauth=; Path=/; Max-Age=0');
    expect((await who(headers)).statusCode).toBe(401);
    expect((await send('/api/cms/raete/logout')).statusCode).toBe(204);
  });

  it('is no success, and keeps the cookie, while the database cannot end the session', async () => {
    const { headers } = await logIn('mitarbeiter');
    await sql`alter table kontositzungen rename to elsewhere`.execute(api.database.db);
    const answer = await send('/api/cms/logout', {}, headers);
    await sql`alter table elsewhere rename to kontositzungen`.execute(api.database.db);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await who(headers)).statusCode).toBe(200);
  });
});

describe('passwords', () => {
  const NEW = 'noch ein langes Passwort';
  const lastSubject = async () =>
    (await api.database.db.selectFrom('outbox').select('betreff').orderBy('id', 'desc').executeTakeFirst())?.betreff;
  const lastLink = async () => {
    const { text } = await api.database.db
      .selectFrom('outbox')
      .select('text')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /passwort-neu\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  };

  it('are changed by giving the old one, which ends all other sessions', async () => {
    const here = await logIn('mitarbeiter');
    const there = await logIn('mitarbeiter');
    const change = (passwort_alt: string, passwort_neu: string) =>
      send('/api/cms/passwort', { passwort_alt, passwort_neu }, here.headers);
    expect((await change('falsch', NEW)).json().errors).toEqual([
      { feld: 'passwort_alt', meldung: 'Das bisherige Passwort ist falsch.' },
    ]);
    expect((await change(PASSWORD, 'kurz')).json().errors[0].meldung).toContain('mindestens 10 Zeichen');
    expect((await change(PASSWORD, 'Passwort123!')).json().errors[0].meldung).toContain('leicht zu erraten');
    expect((await change(PASSWORD, NEW)).statusCode).toBe(204);
    expect((await who(here.headers)).json().pw_geaendert).toBe(true);
    expect((await who(there.headers)).statusCode).toBe(401);
    expect((await report('mitarbeiter')).statusCode).toBe(401);
    expect((await report('mitarbeiter', { passwort: NEW })).statusCode).toBe(200);
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text', 'html']).execute();
    expect(mails).toMatchObject([{ an: ACCOUNTS.mitarbeiter.email, betreff: 'Ihr Passwort wurde geändert' }]);
    expect(mails[0]?.text).toMatch(
      /Uhr, wurde das Passwort Ihres Kontos im Intranet geändert\..*\/intranet\/passwort-verg/s,
    );
    for (const secret of [PASSWORD, NEW]) expect(JSON.stringify(mails)).not.toContain(secret);
  });

  it('are reset with the link of a mail, once and before it expires', async () => {
    const forget = async (email: string) => {
      const answer = await send('/api/cms/passwort-vergessen', { email });
      while (await answerPasswordRequest(api.database.db, api.config));
      return answer;
    };
    const set = (token: string) => send('/api/cms/passwort-neu', { token, passwort_neu: NEW });
    expect((await forget('niemand@rathaus.example')).statusCode).toBe(204);
    expect(await api.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const registered = await logIn('mitarbeiter');

    expect((await forget(ACCOUNTS.mitarbeiter.email)).statusCode).toBe(204);
    const token = await lastLink();
    // A second reset request does not invalidate the owner's link.
    await forget(ACCOUNTS.mitarbeiter.email);
    const other = await lastLink();
    for (const invalid of ['', 'x']) expect((await set(invalid)).statusCode, invalid).toBe(422);
    expect((await send('/api/cms/raete/passwort-neu', { token, passwort_neu: NEW })).statusCode).toBe(422);
    const both = await Promise.all([set(token), set(token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
    expect((await set(other)).statusCode).toBe(422);
    expect((await who(registered.headers)).statusCode).toBe(401);
    expect((await report('mitarbeiter', { passwort: NEW })).statusCode).toBe(200);
    expect(await lastSubject()).toBe('Ihr Passwort wurde geändert');

    await forget(ACCOUNTS.mitarbeiter.email);
    await sql`update passwortlinks set gueltig_bis = now() - interval '1 second'`.execute(api.database.db);
    expect((await set(await lastLink())).json().errors[0].meldung).toContain('gilt nicht mehr');
  });
});

it('looks up the account for a password reset after the reply, the same for every address', async () => {
  const find = vi.spyOn(accounts, 'createAccountRepository');
  try {
    const answers = [];
    for (const email of [ACCOUNTS.rat.email, 'niemand@rathaus.example']) {
      answers.push(showAll(await send('/api/cms/raete/passwort-vergessen', { email })));
    }
    expect(answers[0]?.statusCode).toBe(204);
    expect(answers[1]).toEqual(answers[0]);
    expect(find).not.toHaveBeenCalled();
  } finally {
    find.mockRestore();
  }
  expect(await api.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  while (await answerPasswordRequest(api.database.db, api.config));
  const mails = await api.database.db.selectFrom('outbox').select('an').execute();
  expect(mails).toEqual([{ an: ACCOUNTS.rat.email }]);
});

describe('administration', () => {
  const administration = () => createAccountAdministration(api.database.db, api.config);
  const { email } = ACCOUNTS.mitarbeiter;

  it('invites the owner of a new account by mail, once per address', async () => {
    const fresh = { art: 'intern', email: 'neu@rathaus.example', vorname: 'Neu', nachname: 'Ling' } as const;
    await administration().create({ ...fresh, rollen: ['redaktion'], person_id: null });
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).execute();
    expect(mails).toMatchObject([{ an: 'neu@rathaus.example', betreff: 'Ihr Konto im Intranet' }]);
    const token = /passwort-neu\/\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    expect((await send('/api/cms/passwort-neu', { token, passwort_neu: PASSWORD })).statusCode).toBe(204);
    expect((await report('mitarbeiter', { email: fresh.email })).statusCode).toBe(200);
    await expect(
      administration().create({ ...fresh, email: 'NEU@rathaus.example', rollen: [], person_id: null }),
    ).rejects.toThrow('Es gibt schon ein Konto');
    await expect(administration().sendLink('rat', fresh.email)).rejects.toThrow('Es gibt kein Konto');
  });

  it('is reserved for administrators, who cannot lock themselves out', async () => {
    const url = '/api/cms/intranet/konten';
    for (const account of ['mitarbeiter', 'redaktion', 'rat'] as const) {
      const { headers } = await logIn(account);
      const status = isCouncil(account) ? 401 : 403;
      expect((await who(headers, url)).statusCode).toBe(status);
      expect((await send(url, { vorgang: 'sperren', id: 1 }, headers)).statusCode).toBe(status);
    }
    const { headers } = await logIn('admin');
    const list = async (q = '') => (await who(headers, `${url}?q=${q}`)).json().data as { id: number; email: string }[];
    expect(await list()).toHaveLength(4);
    expect((await who(headers, url)).body).not.toContain('argon2');
    const [ina] = await list('INA@');
    const [ada] = await list('ada');
    const act = async (body: object) => (await send(url, body, headers)).statusCode;
    expect(await act({ vorgang: 'sperren', id: ina?.id })).toBe(204);
    expect((await report('mitarbeiter')).statusCode).toBe(401);
    expect(await act({ vorgang: 'entsperren', id: ina?.id })).toBe(204);
    expect(await act({ vorgang: 'rollen', id: ina?.id, rollen: 'redaktion', passwort: PASSWORD })).toBe(204);
    expect((await who((await logIn('mitarbeiter')).headers)).json().rollen).toEqual(['mitarbeiter', 'redaktion']);
    expect(await act({ vorgang: 'passwort', id: ina?.id })).toBe(204);
    expect(await act({ vorgang: 'sperren', id: ada?.id })).toBe(409);
    expect(await act({ vorgang: 'rollen', id: ada?.id, rollen: ['redaktion'] })).toBe(409);
    expect(await act({ vorgang: 'sperren', id: 2_147_483_647 })).toBe(404);
    expect(await act({ vorgang: 'loeschen', id: ina?.id })).toBe(422);
    const fresh = { vorgang: 'anlegen', art: 'intern', email: 'n@rathaus.example', vorname: 'N', nachname: 'N' };
    const { errors } = (await send(url, { ...fresh, email: 'n', vorname: '' }, headers)).json();
    expect(errors.map(({ feld: field }: { feld: string }) => field)).toEqual(['email', 'vorname']);
    expect([await act(fresh), await act(fresh)]).toEqual([204, 409]);
  });

  it('requires the administrator’s password to grant a role, not to revoke one', async () => {
    const url = '/api/cms/intranet/konten';
    const { headers } = await logIn('admin');
    const find = async (q: string) => (await who(headers, `${url}?q=${q}`)).json().data[0] as { id: number };
    const [ina, rea] = [await find('ina@'), await find('rea@')];
    const act = async (body: object) => {
      const answer = await send(url, body, headers);
      return { status: answer.statusCode, errors: answer.body ? answer.json().errors : [] };
    };
    const geben = { vorgang: 'rollen', id: ina.id, rollen: ['redaktion', 'admin'] };
    const create = { vorgang: 'anlegen', art: 'intern', email: 'n@rathaus.example', vorname: 'N', nachname: 'N' };
    for (const operation of [geben, { ...create, rollen: ['admin'] }]) {
      expect(await act(operation)).toMatchObject({
        status: 422,
        errors: [{ feld: 'passwort', meldung: expect.stringContaining('mit dem eigenen Passwort') }],
      });
      expect(await act({ ...operation, passwort: 'falsch' })).toMatchObject({
        status: 422,
        errors: [{ feld: 'passwort', meldung: expect.stringContaining('Ihr Passwort ist falsch.') }],
      });
    }
    expect((await who((await logIn('mitarbeiter')).headers)).json().rollen).toEqual(['mitarbeiter']);
    expect(await act({ ...geben, passwort: PASSWORD })).toMatchObject({ status: 204 });
    expect(await act({ vorgang: 'rollen', id: rea.id, rollen: [] })).toMatchObject({ status: 204 });
    expect(await act(create), 'without a role').toMatchObject({ status: 204 });
  });

  it('takes effect on open sessions at once', async () => {
    const { headers } = await logIn('mitarbeiter');
    await administration().setRoles('intern', email, ['redaktion']);
    expect((await who(headers)).json().rollen).toEqual(['mitarbeiter', 'redaktion']);
    await administration().setLocked('intern', email, true);
    expect((await who(headers)).statusCode).toBe(401);
    await administration().setLocked('intern', email, false);
    expect((await who(headers)).statusCode).toBe(401);
    expect((await report('mitarbeiter')).statusCode).toBe(200);
  });

  it('ends sessions and mailed links of an account locked by other means', async () => {
    const { headers } = await logIn('mitarbeiter');
    await administration().sendLink('intern', email);
    await sql`update konten set gesperrt = true`.execute(api.database.db);
    await administration().setLocked('intern', email, false);
    expect((await who(headers)).statusCode).toBe(401);
    expect(await api.database.db.selectFrom('passwortlinks').selectAll().execute()).toEqual([]);
  });

  it('asks for the second factor if the account has one, and accepts each code once', async () => {
    const link = await administration().setSecondFactor('intern', email, true);
    const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
    const code = computeCode(secret, Math.floor(Date.now() / 30_000));
    const field = async (more: object) => (await report('mitarbeiter', more)).json().errors?.[0].feld;
    expect(await field({})).toBe('code');
    expect(await field({ passwort: 'falsch', code })).toBe('passwort');
    const both = await Promise.all([report('mitarbeiter', { code }), report('mitarbeiter', { code })]);
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    await administration().setSecondFactor('intern', email, false);
    await sql`delete from drosseln`.execute(api.database.db);
    expect((await report('mitarbeiter')).statusCode).toBe(200);
  });

  it('rate-limits guessing of codes like that of passwords', async () => {
    await administration().setSecondFactor('intern', email, true);
    const status: number[] = [];
    for (let times = 0; times < 4; times += 1)
      status.push((await report('mitarbeiter', { code: '000000' })).statusCode);
    expect(status).toEqual([401, 401, 401, 429]);
  });
});

describe('demo accounts', () => {
  const email = 'redaktion@musterhardt.example';
  const PUBLISHED = 'musterhardt-demo';
  const prepare = (settings: { DEMO?: boolean; DEMO_ACCOUNTS?: boolean; DEMO_PASSWORD?: string }) =>
    prepareDemoAccounts(api.database.db, {
      DEMO: true,
      DEMO_ACCOUNTS: false,
      DEMO_PASSWORD: undefined,
      CMS_URL: undefined,
      ...settings,
    });
  const report = (password: string) => send('/api/cms/login', { email, passwort: password });
  const state = async (password: string) => (await report(password)).statusCode;

  it('are created once, where they are allowed', async () => {
    await prepare({});
    expect(await accounts.createAccountRepository(api.database.db).find('rat', 'rat@musterhardt.example')).toBeNull();
    for (let times = 0; times < 2; times += 1) await prepare({ DEMO_ACCOUNTS: true });
    expect(await state(PUBLISHED)).toBe(200);
  });

  it('cannot log in or stay logged in where they are not allowed, and can again where they are', async () => {
    await prepare({ DEMO_ACCOUNTS: true });
    const { token } = (await report(PUBLISHED)).json();
    const account = () => api.app.inject({ url: '/api/cms/intranet/konto', headers: { authorization: token } });
    expect((await account()).statusCode).toBe(200);
    await prepare({ DEMO: false });
    expect(await state(PUBLISHED)).toBe(401);
    expect((await account()).statusCode).toBe(401);
    await prepare({ DEMO_ACCOUNTS: true });
    expect(await state(PUBLISHED)).toBe(200);
  });

  it('switch from the published password to the configured one, but keep a password they have set themselves', async () => {
    await prepare({ DEMO_ACCOUNTS: true });
    await prepare({ DEMO_PASSWORD: 'ein eigenes Wort' });
    expect(await state(PUBLISHED)).toBe(401);
    expect(await state('ein eigenes Wort')).toBe(200);
    await prepare({ DEMO_ACCOUNTS: true });
    expect(await state('ein eigenes Wort')).toBe(200);
  });
});
