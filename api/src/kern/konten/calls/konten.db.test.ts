import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { prepareDemoAccounts } from '../demo-konten.ts';
import * as konten from '../konten-repository.ts';
import { createKontositzungRepository } from '../kontositzung-repository.ts';
import { createKontenverwaltung } from '../manage-konten.ts';
import * as passwort from '../passwort.ts';
import { answerPasswortwunsch } from '../start-passwortmails.ts';
import { computeCode } from '../totp.ts';

const PASSWORT = 'ein langes Passwort';
const KONTEN = {
  mitarbeiter: { art: 'intern', email: 'ina@rathaus.example', rollen: [] },
  redaktion: { art: 'intern', email: 'rea@rathaus.example', rollen: ['redaktion'] },
  admin: { art: 'intern', email: 'ada@rathaus.example', rollen: ['admin'] },
  rat: { art: 'rat', email: 'rat@rathaus.example', rollen: [] },
} satisfies Record<string, Pick<konten.NeuesKonto, 'art' | 'email' | 'rollen'>>;
type Wer = keyof typeof KONTEN;

let api: TestApp;
let passwort_hash: string;
beforeAll(async () => {
  api = await createTestApp({ ANMELDE_LIMIT: 10_000, ANMELDE_FEHLVERSUCHE: 3, ANMELDE_FEHLVERSUCHE_KONTO: 12 });
  passwort_hash = await passwort.hashPasswort(PASSWORT);
});
afterAll(() => api.close());
beforeEach(async () => {
  const repository = konten.createKontenRepository(api.database.db);
  for (const [vorname, konto] of Object.entries(KONTEN)) {
    await repository.create({ ...konto, vorname, nachname: 'Muster', passwort_hash });
  }
});
afterEach(async () => {
  await sql`truncate konten, drosseln, outbox restart identity cascade`.execute(api.database.db);
});

const isRat = (wer: Wer) => KONTEN[wer].art === 'rat';
const pfadVon = (wer: Wer) => (isRat(wer) ? '/api/cms/raete' : '/api/cms');
const kopf = (wer: Wer, token: string) => ({ [isRat(wer) ? 'ratsinfosystem-authorization' : 'authorization']: token });

function send(url: string, payload: object = {}, headers: Record<string, string> = {}) {
  return api.app.inject({ method: 'POST', url, payload, headers });
}

/** What somebody who guesses sees of a reply, without what only counts and tells the time. */
const showAll = ({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>) => ({
  statusCode,
  headers: { ...headers, date: '', 'x-ratelimit-remaining': '', 'x-ratelimit-reset': '' },
  body,
});

const report = (wer: Wer, mehr: object = {}, headers: Record<string, string> = {}) =>
  send(`${pfadVon(wer)}/login`, { email: KONTEN[wer].email, passwort: PASSWORT, ...mehr }, headers);

async function logIn(wer: Wer) {
  const antwort = await report(wer);
  expect(antwort.statusCode).toBe(200);
  const { token, uuid, id } = antwort.json<{ token: string; uuid: string; id: number }>();
  return { token, uuid, id, headers: kopf(wer, token) };
}

/** The profile that a reply gives to scripts: null takes it away, undefined leaves it. */
function readProfil({ headers }: Awaited<ReturnType<typeof send>>): unknown {
  const cookies = [headers['set-cookie'] ?? []].flat();
  const [, wert] = cookies.map((cookie) => /^ratsinfoauth=([^;]*)/.exec(cookie)).find((gefunden) => gefunden) ?? [];
  return wert === undefined ? undefined : JSON.parse(decodeURIComponent(wert) || 'null');
}

const wer = (headers: Record<string, string>, url = '/api/cms/intranet/konto') => api.app.inject({ url, headers });

describe('every call and who may make it', () => {
  const vorgaenge: Record<string, (headers: Record<string, string>) => Promise<{ statusCode: number }>> = {
    'GET intranet/konto': (headers) => wer(headers),
    'GET intranet/user': (headers) => wer(headers, '/api/cms/intranet/user/00000000-0000-4000-8000-000000000000'),
    'GET raete/konto': (headers) => wer(headers, '/api/cms/raete/konto'),
    'GET raete/{id}': (headers) => wer(headers, '/api/cms/raete/2147483647'),
    'POST passwort': (headers) => send('/api/cms/passwort', { passwort_alt: 'x', passwort_neu: 'kurz' }, headers),
    'POST raete/passwort': (headers) =>
      send('/api/cms/raete/passwort', { passwort_alt: 'x', passwort_neu: 'kurz' }, headers),
  };
  // 403: the account of somebody else. 422: let through, and the new password refused.
  it.each([
    ['GET intranet/konto', 200, 200, 200, 401],
    ['GET intranet/user', 403, 403, 403, 401],
    ['GET raete/konto', 401, 401, 401, 200],
    ['GET raete/{id}', 401, 401, 401, 403],
    ['POST passwort', 422, 422, 422, 401],
    ['POST raete/passwort', 401, 401, 401, 422],
  ] as const)('%s', async (name, ...erwartet) => {
    const rufe = vorgaenge[name];
    const status = async (headers: Record<string, string>) => (await rufe?.(headers))?.statusCode;
    for (const [index, konto] of (['mitarbeiter', 'redaktion', 'admin', 'rat'] as const).entries()) {
      const { headers, token } = await logIn(konto);
      expect(await status(headers), konto).toBe(erwartet[index]);
      // A token counts in the header of its own kind alone.
      const fremd = { [isRat(konto) ? 'authorization' : 'ratsinfosystem-authorization']: token };
      expect(await status(fremd), `${konto} in the other header`).toBe(401);
      await sql`update kontositzungen set aktiv = now() - interval '3601 seconds'`.execute(api.database.db);
      expect(await status(headers), `${konto}, expired`).toBe(401);
    }
    for (const geraten of ['', 'x', 'Bearer ', `Bearer ${'a'.repeat(32)}`, "' or 1=1 --"]) {
      expect(await status({ authorization: geraten, 'ratsinfosystem-authorization': geraten }), geraten).toBe(401);
    }
  });
});

describe('log-in', () => {
  it('gives staff a token and the profile behind it', async () => {
    const { uuid, headers } = await logIn('redaktion');
    const antwort = await wer(headers, `/api/cms/intranet/user/${uuid}`);
    expect(antwort.json()).toMatchObject({
      vorname: 'redaktion',
      nachname: 'Muster',
      email: 'rea@rathaus.example',
      rollen: ['mitarbeiter', 'redaktion'],
    });
    expect(antwort.body).not.toContain('argon2');
    expect(antwort.headers['cache-control']).toBe('no-store');
  });

  it('gives council members a token, and the profile alone to scripts', async () => {
    const antwort = await report('rat');
    const { id, token, pw_geaendert, weiter } = antwort.json();
    expect(pw_geaendert).toBe(false);
    expect(weiter).toBe('/ratsinfo/passwort/');
    const [geheim = '', profil = ''] = [antwort.headers['set-cookie'] ?? []].flat();
    expect(geheim).toBe(`ratsinfoauthJWT=${token}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly`);
    expect(profil).toMatch(/^ratsinfoauth=[^;]+; Path=\/; Max-Age=3600; SameSite=Lax$/);
    expect(decodeURIComponent(profil)).not.toContain(token);
    expect(readProfil(antwort)).toEqual({
      id,
      pw_geaendert: false,
      vorname: 'rat',
      nachname: 'Muster',
      email: 'rat@rathaus.example',
      taetigkeitsbereiche: [],
    });
    const eigenes = await wer(kopf('rat', token), `/api/cms/raete/${id}`);
    expect(eigenes.json()).toMatchObject({ vorname: 'rat', kontakt: { email: 'rat@rathaus.example' } });
  });

  it('tells scripts the profile as it is, and nothing once the log-in has ended elsewhere', async () => {
    const { headers } = await logIn('rat');
    const neu = { passwort_alt: PASSWORT, passwort_neu: 'noch ein langes Passwort' };
    expect(readProfil(await send('/api/cms/raete/passwort', neu, headers))).toMatchObject({ pw_geaendert: true });
    await sql`delete from kontositzungen`.execute(api.database.db);
    const antwort = await wer(headers, '/api/cms/ratsinfo/mitglied');
    expect([antwort.json(), readProfil(antwort)]).toEqual([null, null]);
    // Who is nobody anyway is told nothing.
    expect((await wer({}, '/api/cms/ratsinfo/mitglied')).headers).not.toHaveProperty('set-cookie');
  });

  it('keeps the token from scripts of a page, which see the reply but not the cookie', async () => {
    const antwort = await report('mitarbeiter', {}, { 'sec-fetch-site': 'same-origin' });
    const [, token = ''] = /^intranetauth=([\w-]+);.*HttpOnly/.exec(String(antwort.headers['set-cookie'])) ?? [];
    expect(antwort.json().token).toBe('cookie');
    expect((await wer({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    const { rows } = await sql<{ token_hash: string }>`select * from kontositzungen`.execute(api.database.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('knows one mailbox in both spellings of its domain, and creates it once', async () => {
    const repository = konten.createKontenRepository(api.database.db);
    const konto = { art: 'intern' as const, vorname: 'Jörg', nachname: 'Muster', rollen: [], passwort_hash };
    expect(await repository.create({ ...konto, email: 'jörg@bäckerei.de' })).toEqual(expect.any(Number));
    expect(await repository.create({ ...konto, email: 'jörg@xn--bckerei-5wa.de' })).toBeNull();
    for (const email of ['jörg@bäckerei.de', 'Jo\u0308rg@XN--bckerei-5wa.de']) {
      expect((await report('mitarbeiter', { email })).statusCode).toBe(200);
    }
  });

  it('takes a form of a browser without scripts, and addresses however they are written', async () => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/cms/login',
      payload: `formular=anmeldung&email=INA%40rathaus.example&passwort=${encodeURIComponent(PASSWORT)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(statusCode).toBe(200);
  });

  describe.each(['mitarbeiter', 'rat'] as const)('of %s', (wer) => {
    const andere = wer === 'rat' ? 'mitarbeiter' : 'rat';
    const anlaesse = ['a wrong password', 'an unknown account', 'one of the other kind', 'no password yet', 'locked'];
    /** What is sent as a password, and to which address, on each occasion. */
    async function attempt() {
      const repository = konten.createKontenRepository(api.database.db);
      const neues = { art: KONTEN[wer].art, rollen: [], vorname: 'N', nachname: 'N' };
      await repository.create({ ...neues, email: 'eingeladen@rathaus.example', passwort_hash: null });
      await repository.create({ ...neues, email: 'gesperrt@rathaus.example', passwort_hash, gesperrt: true });
      const emails = [
        KONTEN[wer].email,
        'niemand@rathaus.example',
        KONTEN[andere].email,
        'eingeladen@rathaus.example',
        'gesperrt@rathaus.example',
      ];
      const check = vi.spyOn(passwort, 'checkPasswort');
      try {
        const antworten = [];
        for (const email of emails) {
          const antwort = showAll(await report(wer, { email, passwort: 'falsch' }));
          antworten.push({ ...antwort, verglichen: check.mock.calls.splice(0).length });
        }
        return antworten;
      } finally {
        check.mockRestore();
      }
    }

    it('answers the same, with the same work, whatever there is to an address', async () => {
      for (const erwartet of [
        { status: 401, verglichen: 1 },
        { status: 401, verglichen: 1 },
        { status: 401, verglichen: 1 },
        // Too many attempts: nothing is looked at, whoever it is.
        { status: 429, verglichen: 0 },
      ]) {
        const [falsch, ...uebrige] = await attempt();
        expect(falsch).toMatchObject({ statusCode: erwartet.status, verglichen: erwartet.verglichen });
        expect(falsch?.headers).not.toHaveProperty('set-cookie');
        for (const [nummer, antwort] of uebrige.entries()) expect(antwort, anlaesse[nummer + 1]).toEqual(falsch);
      }
    });
  });

  it('says beside the field what is wrong', async () => {
    expect((await report('mitarbeiter', { passwort: 'falsch' })).json().errors).toEqual([
      { feld: 'passwort', meldung: 'E-Mail-Adresse oder Passwort ist falsch.' },
    ]);
  });

  it.each([
    ['an account', KONTEN.mitarbeiter.email],
    ['an address without one', 'niemand@rathaus.example'],
  ])('stops guessing at %s, even when all guesses come at once', async (_wessen, email) => {
    const versuche = await Promise.all(
      Array.from({ length: 6 }, () => report('mitarbeiter', { email, passwort: 'falsch' })),
    );
    expect(versuche.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 429, 429, 429]);
    const richtig = await report('mitarbeiter', { email });
    expect(richtig.statusCode).toBe(429);
    expect(richtig.json().errors[0].meldung).toContain('zu viele Fehlversuche');
    expect((await report('redaktion')).statusCode).toBe(200);
    await sql`update drosseln set beginn = now() - interval '16 minutes'`.execute(api.database.db);
    expect((await report('mitarbeiter')).statusCode).toBe(200);
  });

  it('forgets wrong passwords after a right one', async () => {
    for (let runde = 0; runde < 3; runde += 1) {
      expect((await report('mitarbeiter', { passwort: 'falsch' })).statusCode).toBe(401);
      expect((await report('mitarbeiter', { passwort: 'falsch' })).statusCode).toBe(401);
      expect((await report('mitarbeiter')).statusCode).toBe(200);
    }
  });

  it.each([
    ['nothing', { email: '', passwort: '' }, 422, ['email', 'passwort']],
    ['a list', { passwort: ['a'] }, 422, ['passwort']],
    ['a whole book', { passwort: 'a'.repeat(5_000) }, 422, ['passwort']],
  ])('refuses %s beside the field', async (_was, mehr, status, felder) => {
    const antwort = await report('mitarbeiter', mehr);
    expect(antwort.statusCode).toBe(status);
    expect(antwort.json().errors.map(({ feld }: { feld: string }) => feld)).toEqual(felder);
  });

  it('refuses other sites', async () => {
    expect((await report('mitarbeiter', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const { headers } = await logIn('mitarbeiter');
    const fremd = { ...headers, origin: 'https://evil.example' };
    expect((await send('/api/cms/passwort', {}, fremd)).statusCode).toBe(403);
  });
});

describe('a log-in', () => {
  const move = (minuten: number, spalte: 'aktiv' | 'erstellt') =>
    sql`update kontositzungen set ${sql.ref(spalte)} = ${sql.ref(spalte)} - make_interval(mins => ${minuten}::int)`.execute(
      api.database.db,
    );

  it('is renewed by activity, but not for ever', async () => {
    const { headers } = await logIn('mitarbeiter');
    expect((await wer(headers)).headers['set-cookie']).toBeUndefined();
    await move(50, 'aktiv');
    expect(String((await wer(headers)).headers['set-cookie'])).toMatch(/^intranetauth=.+Max-Age=3600/);
    await move(50, 'aktiv');
    expect((await wer(headers)).statusCode).toBe(200);
    await move(601, 'erstellt');
    expect((await wer(headers)).statusCode).toBe(401);
    await createKontositzungRepository(api.database.db).cleanUp(api.config);
    expect(await api.database.db.selectFrom('kontositzungen').selectAll().execute()).toEqual([]);
  });

  it('ends at once when the account is locked, and says so', async () => {
    const { headers } = await logIn('rat');
    await sql`update konten set gesperrt = true`.execute(api.database.db);
    const antwort = await wer(headers, '/api/cms/raete/konto');
    expect(antwort.statusCode).toBe(401);
    expect(antwort.json().detail).toContain('gesperrt');
    expect([antwort.headers['set-cookie']].flat()).toHaveLength(2);
    expect((await report('rat')).json().errors[0].meldung).toContain('gesperrt');
    expect((await report('rat', { passwort: 'falsch' })).json().errors[0].meldung).not.toContain('gesperrt');
  });

  it('ends with the log-out, also for who has none', async () => {
    const { headers } = await logIn('mitarbeiter');
    const antwort = await send('/api/cms/logout', {}, headers);
    expect(antwort.statusCode).toBe(204);
    expect(antwort.headers['set-cookie']).toContain('intranetauth=; Path=/; Max-Age=0');
    expect((await wer(headers)).statusCode).toBe(401);
    expect((await send('/api/cms/raete/logout')).statusCode).toBe(204);
  });
});

describe('passwords', () => {
  const NEU = 'noch ein langes Passwort';
  const letzterBetreff = async () =>
    (await api.database.db.selectFrom('outbox').select('betreff').orderBy('id', 'desc').executeTakeFirst())?.betreff;
  const letzterLink = async () => {
    const { text } = await api.database.db
      .selectFrom('outbox')
      .select('text')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /passwort-neu\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  };

  it('are changed by who knows the old one; all other log-ins end', async () => {
    const hier = await logIn('mitarbeiter');
    const dort = await logIn('mitarbeiter');
    const change = (passwort_alt: string, passwort_neu: string) =>
      send('/api/cms/passwort', { passwort_alt, passwort_neu }, hier.headers);
    expect((await change('falsch', NEU)).json().errors).toEqual([
      { feld: 'passwort_alt', meldung: 'Das bisherige Passwort ist falsch.' },
    ]);
    expect((await change(PASSWORT, 'kurz')).json().errors[0].meldung).toContain('mindestens 10 Zeichen');
    expect((await change(PASSWORT, 'Passwort123!')).json().errors[0].meldung).toContain('leicht zu erraten');
    expect((await change(PASSWORT, NEU)).statusCode).toBe(204);
    expect((await wer(hier.headers)).json().pw_geaendert).toBe(true);
    expect((await wer(dort.headers)).statusCode).toBe(401);
    expect((await report('mitarbeiter')).statusCode).toBe(401);
    expect((await report('mitarbeiter', { passwort: NEU })).statusCode).toBe(200);
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text', 'html']).execute();
    expect(mails).toMatchObject([{ an: KONTEN.mitarbeiter.email, betreff: 'Ihr Passwort wurde geändert' }]);
    expect(mails[0]?.text).toMatch(
      /Uhr, wurde das Passwort Ihres Kontos im Intranet geändert\..*\/intranet\/passwort-verg/s,
    );
    for (const geheim of [PASSWORT, NEU]) expect(JSON.stringify(mails)).not.toContain(geheim);
  });

  it('are set anew with the link of a mail, once and in time', async () => {
    const forget = async (email: string) => {
      const antwort = await send('/api/cms/passwort-vergessen', { email });
      while (await answerPasswortwunsch(api.database.db, api.config));
      return antwort;
    };
    const set = (token: string) => send('/api/cms/passwort-neu', { token, passwort_neu: NEU });
    expect((await forget('niemand@rathaus.example')).statusCode).toBe(204);
    expect(await api.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const angemeldet = await logIn('mitarbeiter');

    expect((await forget(KONTEN.mitarbeiter.email)).statusCode).toBe(204);
    const token = await letzterLink();
    // Somebody else asks, too: the owner's link holds.
    await forget(KONTEN.mitarbeiter.email);
    const anderer = await letzterLink();
    for (const ungueltig of ['', 'x']) expect((await set(ungueltig)).statusCode, ungueltig).toBe(422);
    expect((await send('/api/cms/raete/passwort-neu', { token, passwort_neu: NEU })).statusCode).toBe(422);
    const beide = await Promise.all([set(token), set(token)]);
    expect(beide.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
    expect((await set(anderer)).statusCode).toBe(422);
    expect((await wer(angemeldet.headers)).statusCode).toBe(401);
    expect((await report('mitarbeiter', { passwort: NEU })).statusCode).toBe(200);
    expect(await letzterBetreff()).toBe('Ihr Passwort wurde geändert');

    await forget(KONTEN.mitarbeiter.email);
    await sql`update passwortlinks set gueltig_bis = now() - interval '1 second'`.execute(api.database.db);
    expect((await set(await letzterLink())).json().errors[0].meldung).toContain('gilt nicht mehr');
  });
});

it('looks for the account of a forgotten password after the reply, the same for every address', async () => {
  const find = vi.spyOn(konten, 'createKontenRepository');
  try {
    const antworten = [];
    for (const email of [KONTEN.rat.email, 'niemand@rathaus.example']) {
      antworten.push(showAll(await send('/api/cms/raete/passwort-vergessen', { email })));
    }
    expect(antworten[0]?.statusCode).toBe(204);
    expect(antworten[1]).toEqual(antworten[0]);
    expect(find).not.toHaveBeenCalled();
  } finally {
    find.mockRestore();
  }
  expect(await api.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  while (await answerPasswortwunsch(api.database.db, api.config));
  const mails = await api.database.db.selectFrom('outbox').select('an').execute();
  expect(mails).toEqual([{ an: KONTEN.rat.email }]);
});

describe('administration', () => {
  const verwaltung = () => createKontenverwaltung(api.database.db, api.config);
  const { email } = KONTEN.mitarbeiter;

  it('invites the owner of a new account by mail, once per address', async () => {
    const neu = { art: 'intern', email: 'neu@rathaus.example', vorname: 'Neu', nachname: 'Ling' } as const;
    await verwaltung().create({ ...neu, rollen: ['redaktion'], person_id: null });
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).execute();
    expect(mails).toMatchObject([{ an: 'neu@rathaus.example', betreff: 'Ihr Konto im Intranet' }]);
    const token = /passwort-neu\/\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    expect((await send('/api/cms/passwort-neu', { token, passwort_neu: PASSWORT })).statusCode).toBe(204);
    expect((await report('mitarbeiter', { email: neu.email })).statusCode).toBe(200);
    await expect(
      verwaltung().create({ ...neu, email: 'NEU@rathaus.example', rollen: [], person_id: null }),
    ).rejects.toThrow('Es gibt schon ein Konto');
    await expect(verwaltung().sendLink('rat', neu.email)).rejects.toThrow('Es gibt kein Konto');
  });

  it('is for administrators alone, who cannot lock themselves out', async () => {
    const url = '/api/cms/intranet/konten';
    for (const konto of ['mitarbeiter', 'redaktion', 'rat'] as const) {
      const { headers } = await logIn(konto);
      const status = isRat(konto) ? 401 : 403;
      expect((await wer(headers, url)).statusCode).toBe(status);
      expect((await send(url, { vorgang: 'sperren', id: 1 }, headers)).statusCode).toBe(status);
    }
    const { headers } = await logIn('admin');
    const list = async (q = '') => (await wer(headers, `${url}?q=${q}`)).json().data as { id: number; email: string }[];
    expect(await list()).toHaveLength(4);
    expect((await wer(headers, url)).body).not.toContain('argon2');
    const [ina] = await list('INA@');
    const [ada] = await list('ada');
    const act = async (body: object) => (await send(url, body, headers)).statusCode;
    expect(await act({ vorgang: 'sperren', id: ina?.id })).toBe(204);
    expect((await report('mitarbeiter')).statusCode).toBe(401);
    expect(await act({ vorgang: 'entsperren', id: ina?.id })).toBe(204);
    expect(await act({ vorgang: 'rollen', id: ina?.id, rollen: 'redaktion' })).toBe(204);
    expect((await wer((await logIn('mitarbeiter')).headers)).json().rollen).toEqual(['mitarbeiter', 'redaktion']);
    expect(await act({ vorgang: 'passwort', id: ina?.id })).toBe(204);
    expect(await act({ vorgang: 'sperren', id: ada?.id })).toBe(409);
    expect(await act({ vorgang: 'rollen', id: ada?.id, rollen: ['redaktion'] })).toBe(409);
    expect(await act({ vorgang: 'sperren', id: 2_147_483_647 })).toBe(404);
    expect(await act({ vorgang: 'loeschen', id: ina?.id })).toBe(422);
    const neu = { vorgang: 'anlegen', art: 'intern', email: 'n@rathaus.example', vorname: 'N', nachname: 'N' };
    const { errors } = (await send(url, { ...neu, email: 'n', vorname: '' }, headers)).json();
    expect(errors.map(({ feld }: { feld: string }) => feld)).toEqual(['email', 'vorname']);
    expect([await act(neu), await act(neu)]).toEqual([204, 409]);
  });

  it('takes effect at once on who is logged in', async () => {
    const { headers } = await logIn('mitarbeiter');
    await verwaltung().setRollen('intern', email, ['redaktion']);
    expect((await wer(headers)).json().rollen).toEqual(['mitarbeiter', 'redaktion']);
    await verwaltung().setGesperrt('intern', email, true);
    expect((await wer(headers)).statusCode).toBe(401);
    await verwaltung().setGesperrt('intern', email, false);
    expect((await wer(headers)).statusCode).toBe(401);
    expect((await report('mitarbeiter')).statusCode).toBe(200);
  });

  it('ends log-ins of an account that was locked by other means, and links that were mailed before', async () => {
    const { headers } = await logIn('mitarbeiter');
    await verwaltung().sendLink('intern', email);
    await sql`update konten set gesperrt = true`.execute(api.database.db);
    await verwaltung().setGesperrt('intern', email, false);
    expect((await wer(headers)).statusCode).toBe(401);
    expect(await api.database.db.selectFrom('passwortlinks').selectAll().execute()).toEqual([]);
  });

  it('asks for the second factor of an account that has one, and takes each code once', async () => {
    const link = await verwaltung().setZweitenFaktor('intern', email, true);
    const geheimnis = new URL(link ?? '').searchParams.get('secret') ?? '';
    const code = computeCode(geheimnis, Math.floor(Date.now() / 30_000));
    const feld = async (mehr: object) => (await report('mitarbeiter', mehr)).json().errors?.[0].feld;
    expect(await feld({})).toBe('code');
    expect(await feld({ passwort: 'falsch', code })).toBe('passwort');
    const beide = await Promise.all([report('mitarbeiter', { code }), report('mitarbeiter', { code })]);
    expect(beide.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    await verwaltung().setZweitenFaktor('intern', email, false);
    await sql`delete from drosseln`.execute(api.database.db);
    expect((await report('mitarbeiter')).statusCode).toBe(200);
  });

  it('stops guessing of codes as of passwords', async () => {
    await verwaltung().setZweitenFaktor('intern', email, true);
    const status: number[] = [];
    for (let mal = 0; mal < 4; mal += 1) status.push((await report('mitarbeiter', { code: '000000' })).statusCode);
    expect(status).toEqual([401, 401, 401, 429]);
  });
});

describe('the accounts of the demo', () => {
  const email = 'redaktion@musterhardt.example';
  const VEROEFFENTLICHT = 'musterhardt-demo';
  const prepare = (einstellungen: { DEMO?: boolean; DEMO_KONTEN?: boolean; DEMO_PASSWORT?: string }) =>
    prepareDemoAccounts(api.database.db, {
      DEMO: true,
      DEMO_KONTEN: false,
      DEMO_PASSWORT: undefined,
      CMS_URL: undefined,
      ...einstellungen,
    });
  const report = (passwort: string) => send('/api/cms/login', { email, passwort });
  const stand = async (passwort: string) => (await report(passwort)).statusCode;

  it('are created once, where they are allowed', async () => {
    await prepare({});
    expect(await konten.createKontenRepository(api.database.db).find('rat', 'rat@musterhardt.example')).toBeNull();
    for (let mal = 0; mal < 2; mal += 1) await prepare({ DEMO_KONTEN: true });
    expect(await stand(VEROEFFENTLICHT)).toBe(200);
  });

  it('of a former start cannot log in where they are not, nor stay logged in, and can again where they are', async () => {
    await prepare({ DEMO_KONTEN: true });
    const { token } = (await report(VEROEFFENTLICHT)).json();
    const konto = () => api.app.inject({ url: '/api/cms/intranet/konto', headers: { authorization: token } });
    expect((await konto()).statusCode).toBe(200);
    await prepare({ DEMO: false });
    expect(await stand(VEROEFFENTLICHT)).toBe(401);
    expect((await konto()).statusCode).toBe(401);
    await prepare({ DEMO_KONTEN: true });
    expect(await stand(VEROEFFENTLICHT)).toBe(200);
  });

  it('lose the published password to one of the environment, but not one of their own', async () => {
    await prepare({ DEMO_KONTEN: true });
    await prepare({ DEMO_PASSWORT: 'ein eigenes Wort' });
    expect(await stand(VEROEFFENTLICHT)).toBe(401);
    expect(await stand('ein eigenes Wort')).toBe(200);
    await prepare({ DEMO_KONTEN: true });
    expect(await stand('ein eigenes Wort')).toBe(200);
  });
});
