import type { Ratssitzung, Ratsvorlage, Ratsvorlagen } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillRatsinfo, logInAccount } from '../../../../test/ratsinfo.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
/** Headers of all kinds of users. */
const who: Record<string, Record<string, string>> = { Besucher: {}, gefälscht: council('x'.repeat(32)) };
/** URL of the non-public file. */
let secret = '';

function council(token: string): Record<string, string> {
  return { 'ratsinfosystem-authorization': token };
}

beforeAll(async () => {
  api = await createTestApp({ SITE_URL: 'https://www.dorf.example' });
  const { db } = api.database;
  await fillRatsinfo(db);
  who.Mitglied = council(await logInAccount(db, { art: 'rat', person_id: 1, vorname: 'Ada' }));
  who['anderes Gremium'] = council(await logInAccount(db, { art: 'rat', person_id: 2, vorname: 'Bea' }));
  who.ausgeschieden = council(await logInAccount(db, { art: 'rat', person_id: 3, vorname: 'Cem' }));
  who['erstes Passwort'] = council(
    await logInAccount(db, { art: 'rat', person_id: 1, vorname: 'Dora', pw_geaendert: false }),
  );
  who.abgelaufen = council(await logInAccount(db, { art: 'rat', person_id: 1, vorname: 'Eva' }, { abgelaufen: true }));
  const intern = await logInAccount(db, { art: 'intern', vorname: 'Ina' });
  who.Verwaltung = { authorization: `Bearer ${intern}`, ...council(intern) };
  const { schluessel: key } = await db
    .selectFrom('rats_dateien')
    .select('schluessel')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  secret = `/api/ratsinfo/unterlagen/${key}/Kaufvertrag.pdf`;
});
afterAll(() => api.close());

const ask = (url: string, name = 'Besucher') => api.app.inject({ url, headers: who[name] ?? {} });

describe('non-public data are restricted to members of their body', () => {
  const AUSSEN = [
    'Besucher',
    'gefälscht',
    'anderes Gremium',
    'ausgeschieden',
    'erstes Passwort',
    'abgelaufen',
    'Verwaltung',
  ];
  const OWN = ['anderes Gremium', 'ausgeschieden', 'erstes Passwort'];
  /** Any account may have notes on public items. */
  const EIGENES = /"notiz":\{"markiert":false,"notiz":""\},|"sekunden":\d+,/g;
  const PAGES = [
    '/api/cms/ratsinfo/mitglied',
    '/api/cms/ratsinfo/uebersicht',
    '/api/cms/ratsinfo/sitzungen?ansicht=archiv',
    '/api/cms/ratsinfo/sitzungen?ansicht=monat&monat=2026-03',
    '/api/cms/ratsinfo/sitzungen/1',
    '/api/cms/ratsinfo/vorlagen',
    '/api/cms/ratsinfo/vorlagen/1',
    '/api/cms/ratsinfo/gremien',
    '/api/cms/ratsinfo/gremien/1',
    '/api/cms/ratsinfo/personen',
    '/api/cms/ratsinfo/personen/1',
    '/api/cms/ratsinfo/berichte',
    '/api/cms/ratsinfo/kalender.ics',
    '/api/cms/ratsinfo/feed.xml',
  ];
  const HIDDEN = ['/api/cms/ratsinfo/vorlagen/2', '/api/cms/route?url=/ratsinfo/vorlagen/2/', 'geheim'];
  const address = (url: string) => (url === 'geheim' ? secret : url);

  it.each(PAGES)('%s: anyone else gets the response for visitors', async (url) => {
    const visitor = await ask(url);
    expect(visitor.statusCode).toBe(200);
    expect(visitor.body).not.toMatch(/Geheim|Kaufvertrag|unterlagen/);
    // Own data are no secret.
    const other = url.endsWith('/mitglied') ? AUSSEN.filter((name) => !OWN.includes(name)) : AUSSEN;
    for (const name of other) {
      const answer = await ask(url, name);
      expect(answer.statusCode, name).toBe(200);
      expect(answer.body.replaceAll(EIGENES, ''), name).toBe(visitor.body);
    }
    expect((await ask(url, 'Mitglied')).headers['cache-control']).toBe('private, no-store');
  });

  it.each(HIDDEN)('%s: does not exist for anyone else', async (url) => {
    const nothing = await ask(
      address(url)
        .replace('/2', '/4711')
        .replace(/unterlagen\/\w/, 'unterlagen/0'),
    );
    for (const name of AUSSEN) {
      const answer = await ask(address(url), name);
      expect(answer.statusCode, name).toBe(404);
      expect(answer.json().detail, name).toBe(nothing.json().detail);
    }
    expect((await ask(address(url), 'Mitglied')).statusCode).toBe(200);
  });

  it.each([
    '/api/ratsinfo/dateien/2/Kaufvertrag.pdf',
    '/api/cms/suche?q=kaufvertrag',
    '/api/cms/suche/vorschlaege?q=grundst',
    '/oparl/v1.1/body/1',
    ...['agendaitem', 'paper', 'consultation', 'file'].flatMap((kind) => [
      `/oparl/v1.1/body/1/${kind}`,
      `/oparl/v1.1/${kind}/2`,
    ]),
    '/oparl/v1.1/meeting/1',
  ])('%s: returns the same for members as for visitors', async (url) => {
    const visitor = await ask(url);
    expect(visitor.body).not.toMatch(/Geheim|"Kaufvertrag|unterlagen/);
    for (const name of [...AUSSEN, 'Mitglied']) {
      const answer = await ask(url, name);
      expect([answer.statusCode, answer.body], name).toEqual([visitor.statusCode, visitor.body]);
    }
  });

  it('non-public targets cannot be followed by mail, even by members', async () => {
    for (const name of [...AUSSEN, 'Mitglied']) {
      expect((await ask('/api/ratsinfo/abo/ziel?vorlage=2', name)).json(), name).toBeNull();
      const order = { vorlage: '2', email: 'ada@post.example', datenschutz: true };
      const headers = who[name] ?? {};
      const answer = await api.app.inject({ method: 'POST', url: '/api/ratsinfo/abo', headers, payload: order });
      expect(answer.statusCode, name).toBe(422);
    }
  });

  it('a token in the URL is ignored', async () => {
    const token = who.Mitglied?.['ratsinfosystem-authorization'];
    expect((await ask(`${secret}?token=${token}`)).statusCode).toBe(404);
    expect((await ask('/api/ratsinfo/dateien/2/Kaufvertrag.pdf', 'Mitglied')).statusCode).toBe(404);
  });

  it('the member sees items, papers, files and counts', async () => {
    const meeting = (await ask('/api/cms/ratsinfo/sitzungen/1', 'Mitglied')).json<Ratssitzung>();
    expect(meeting.punkte).toBe(2);
    expect(meeting.tagesordnung.map(({ titel: title, oeffentlich: isPublic }) => [title, isPublic])).toEqual([
      ['Spielplatz', true],
      ['Grundstück Geheim', false],
    ]);
    const paper = (await ask('/api/cms/ratsinfo/vorlagen/2', 'Mitglied')).json<Ratsvorlage>();
    expect(paper.dateien).toEqual([expect.objectContaining({ name: 'Kaufvertrag', url: secret })]);
    expect(paper.beratungen).toHaveLength(1);
  });

  it('a logged-in member gets the own bodies; none with the initial password', async () => {
    expect((await ask('/api/cms/ratsinfo/mitglied', 'Mitglied')).json()).toEqual({
      vorname: 'Ada',
      nachname: 'Muster',
      pw_geaendert: true,
      letzterBesuch: null,
      gremien: [expect.objectContaining({ name: 'Rat' }), expect.objectContaining({ name: 'Die Liste' })],
      notizen: [],
      sekunden: expect.any(Number),
    });
    const fresh = (await ask('/api/cms/ratsinfo/mitglied', 'erstes Passwort')).json();
    expect(fresh).toMatchObject({ pw_geaendert: false, gremien: [] });
  });

  it('a logged-in user gets the end of the session: idle timeout, limited by its maximum duration', async () => {
    const { db } = api.database;
    const read = async () =>
      (await ask('/api/cms/ratsinfo/mitglied', 'Mitglied')).json<{ sekunden: number }>().sekunden;
    const { SESSION_SECONDS: REGISTRATION_SECONDS, SESSION_MAX_HOURS: REGISTRATION_MAX_HOURS } = api.config;
    const move = (column: 'aktiv' | 'erstellt', seconds: number) =>
      sql`update kontositzungen set ${sql.ref(column)} = now() - make_interval(secs => ${seconds}::int)
        where erstellt > '2021-01-01'`.execute(db);
    // Activity is recorded at most once a minute.
    await move('aktiv', 30);
    expect(await read()).toBeLessThanOrEqual(REGISTRATION_SECONDS - 30);
    await move('aktiv', 1000);
    expect(await read()).toBeGreaterThan(REGISTRATION_SECONDS - 30);
    await move('erstellt', REGISTRATION_MAX_HOURS * 3600 - 600);
    expect(await read()).toBeLessThanOrEqual(600);
    expect(await read()).toBeGreaterThan(500);
    const { sekunden: seconds } = (await ask('/api/cms/ratsinfo/sitzungen/1', 'Mitglied')).json<Ratssitzung>();
    expect(seconds).toBeLessThanOrEqual(600);
    await move('erstellt', 0);
  });

  it('a member’s copy has the name as watermark and is not cached', async () => {
    const answer = await ask(secret, 'Mitglied');
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('search of members', () => {
  const search = async (q: string, name?: string) => {
    const { data, anzahl: count } = (await ask(`/api/cms/ratsinfo/vorlagen?q=${q}`, name)).json<Ratsvorlagen>();
    expect(count).toBe(data.length);
    return data;
  };

  it('finds non-public papers of the own bodies by their files, with marked matches', async () => {
    const [hit, ...further] = await search('kaufverträge', 'Mitglied');
    expect(further).toEqual([]);
    expect(hit).toMatchObject({ titel: 'Grundstück Geheim', oeffentlich: false });
    expect(hit?.auszug).toContainEqual({ text: 'Kaufvertrag', treffer: true });
    expect((await search('plan', 'Mitglied'))[0]?.auszug).toContainEqual({ text: 'Plan', treffer: true });
    expect((await search('grundstück spielplatz', 'Mitglied')).length).toBe(0);
  });

  it('normalises words like the public search: unaccented, and hyphenated words as two', async () => {
    const { db } = api.database;
    const write = (text: string) => sql`update rats_dateien set text = ${text} where id = 2`.execute(db);
    await write('Pacht für Café/Kiosk');
    expect((await search('cafe', 'Mitglied')).map(({ titel: title }) => title)).toEqual(['Grundstück Geheim']);
    expect((await search('kiosk', 'Mitglied')).map(({ titel: title }) => title)).toEqual(['Grundstück Geheim']);
    await write('Kaufvertrag');
  });

  it.each(['Besucher', 'anderes Gremium', 'ausgeschieden', 'erstes Passwort', 'abgelaufen', 'Verwaltung'])(
    'finds only public papers for %s',
    async (name) => {
      expect(await search('kaufvertrag', name)).toEqual([]);
      expect(await search('geheim', name)).toEqual([]);
      expect((await search('plan', name)).map(({ titel: title }) => title)).toEqual(['Spielplatz']);
    },
  );
});

describe('the ZIP file of a meeting', () => {
  const readBinder = async (name?: string) => {
    const answer = await ask('/api/ratsinfo/sitzungen/1/mappe.zip', name);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/zip' });
    return unzipSync(answer.rawPayload);
  };
  const PUBLIC = ['01 Ö 1 Spielplatz/1 Vorlage Plan.pdf', '00 Tagesordnung.pdf'];

  it.each(['Besucher', 'gefälscht', 'anderes Gremium', 'ausgeschieden', 'erstes Passwort', 'abgelaufen', 'Verwaltung'])(
    'contains the public files for %s',
    async (name) => {
      expect(Object.keys(await readBinder(name))).toEqual(PUBLIC);
    },
  );

  it('contains all files for the member, with the name as watermark on non-public ones', async () => {
    const binder = await readBinder('Mitglied');
    const geheimes = '02 N 2 Grundstück Geheim/1 Vorlage Kaufvertrag.pdf';
    expect(Object.keys(binder)).toEqual([PUBLIC[0], geheimes, PUBLIC[1]]);
    // The same bytes as the single file, which another test proves to be watermarked.
    const single = await ask(secret, 'Mitglied');
    expect(Buffer.from(binder[geheimes] ?? []).length).toBe(single.rawPayload.length);
  });

  it('returns 404 for an unknown meeting', async () => {
    expect((await ask('/api/ratsinfo/sitzungen/4711/mappe.zip', 'Mitglied')).statusCode).toBe(404);
  });
});

describe('notes on agenda items are private to their owner', () => {
  const note = (point: number, name: string, note = 'Nachfragen!', marked = true) =>
    api.app.inject({
      method: 'POST',
      url: '/api/cms/ratsinfo/notiz',
      headers: who[name] ?? {},
      payload: { punkt: point, notiz: note, markiert: marked },
    });
  const noteFrom = async (point: number, name: string) => {
    const meeting = (await ask('/api/cms/ratsinfo/sitzungen/1', name)).json<Ratssitzung>();
    return meeting.tagesordnung.find(({ id }) => id === point)?.notiz;
  };

  it.each<[string, number, number]>([
    ['Besucher', 401, 401],
    ['gefälscht', 401, 401],
    ['abgelaufen', 401, 401],
    ['Verwaltung', 401, 401],
    ['anderes Gremium', 201, 404],
    ['ausgeschieden', 201, 404],
    ['erstes Passwort', 201, 404],
    ['Mitglied', 201, 201],
  ])('%s: %i on a public item, %i on a non-public one', async (name, isPublic, geschuetzt) => {
    expect((await note(1, name)).statusCode).toBe(isPublic);
    const answer = await note(2, name);
    expect(answer.statusCode).toBe(geschuetzt);
    if (geschuetzt === 404) expect(answer.json().detail).toBe((await note(4711, name)).json().detail);
    await note(1, name, '', false);
  });

  it('appear at the item and in the overview of their author, and nowhere else', async () => {
    await note(2, 'Mitglied', '  Preis?\nFrist?  ');
    await note(1, 'anderes Gremium', 'Meins', false);
    expect(await noteFrom(2, 'Mitglied')).toEqual({ markiert: true, notiz: 'Preis?\nFrist?' });
    expect(await noteFrom(1, 'Mitglied')).toEqual({ markiert: false, notiz: '' });
    expect(await noteFrom(1, 'Besucher')).toBeUndefined();
    expect((await ask('/api/cms/ratsinfo/mitglied', 'Mitglied')).json().notizen).toEqual([
      {
        id: 2,
        punkt: 'N 2 Grundstück Geheim',
        sitzung: '1. Sitzung: Rat',
        datum_von: '2026-03-04T19:00',
        vorbei: true,
        detailURL: '/ratsinfo/sitzungen/1/#punkt-2',
        markiert: true,
        notiz: 'Preis?\nFrist?',
      },
    ]);
    expect((await note(2, 'Mitglied', 'x'.repeat(5001))).json().errors).toEqual([
      { feld: 'notiz', meldung: expect.stringContaining('5.000 Zeichen') },
    ]);
    await note(2, 'Mitglied', '', false);
    await note(1, 'anderes Gremium', '', false);
    expect(await api.database.db.selectFrom('rats_notizen').select('notiz').execute()).toEqual([]);
  });
});

it('a paper has its consultations, an item its vote, a person the group', async () => {
  const paper = (await ask('/api/cms/ratsinfo/vorlagen/1')).json<Ratsvorlage>();
  expect(paper.beratungen).toEqual([
    expect.objectContaining({
      gremien: [{ id: 1, name: 'Rat', detailURL: '/ratsinfo/gremien/1/' }],
      rolle: 'Entscheidung',
      sitzung: { detailURL: '/ratsinfo/sitzungen/1/', datum_von: '2026-03-04T19:00', abgesagt: false, vorbei: true },
      ergebnis: 'beschlossen',
      abstimmung: { ja: 9, nein: 1, enthaltung: 0 },
    }),
  ]);
  const person = (await ask('/api/cms/ratsinfo/personen/1')).json();
  expect(person).toMatchObject({ fraktion: 'Die Liste', vorlagen: [{ titel: 'Bäume' }] });
  expect((await ask('/api/cms/ratsinfo/gremien/1')).json().mitglieder).toEqual([
    expect.objectContaining({ name: 'Ada Adler', fraktion: 'Die Liste', stimmrecht: true }),
  ]);
});

it.each([
  ['/api/cms/ratsinfo/sitzungen', ['1. Sitzung: Ausschuss']],
  ['/api/cms/ratsinfo/sitzungen?ansicht=archiv', ['1. Sitzung: Rat']],
  ['/api/cms/ratsinfo/sitzungen?ansicht=archiv&gremium=2', []],
  ['/api/cms/ratsinfo/sitzungen?ansicht=archiv&jahr=2025', []],
  ['/api/cms/ratsinfo/sitzungen?ansicht=archiv&jahr=quatsch&gremium=x', ['1. Sitzung: Rat']],
  ['/api/cms/ratsinfo/vorlagen', ['Bäume', 'Spielplatz']],
  ['/api/cms/ratsinfo/vorlagen?gremium=1', ['Spielplatz']],
  ['/api/cms/ratsinfo/vorlagen?typ=Antrag&jahr=2026', ['Bäume']],
  ['/api/cms/ratsinfo/vorlagen?q=plan', ['Spielplatz']],
  ['/api/cms/ratsinfo/vorlagen?q=spielplätze&gremium=1&jahr=2026', ['Spielplatz']],
  ['/api/cms/ratsinfo/vorlagen?q=plan&gremium=2', []],
  ['/api/cms/ratsinfo/vorlagen?q=kaufvertrag', []],
  ['/api/cms/ratsinfo/vorlagen?jahr=1999', []],
])('%s lists %j', async (url, title) => {
  const answer = await ask(url);
  expect(answer.json<{ data: { titel: string }[] }>().data.map((one) => one.titel)).toEqual(title);
});

it.each([
  '/api/cms/ratsinfo/sitzungen/4711',
  '/api/cms/ratsinfo/gremien/4711',
  '/api/cms/ratsinfo/personen/4711',
  '/api/cms/ratsinfo/vorlagen?seite=9',
  '/api/ratsinfo/dateien/4711/x.pdf',
  '/api/ratsinfo/unterlagen/keiner/x.pdf',
  '/api/cms/ratsinfo/kalender.ics?sitzung=4711',
])('%s does not exist', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});

it("files are shown inline or downloaded; calendar and feed contain the site's URL", async () => {
  const shown = await ask('/api/ratsinfo/dateien/1/Plan.pdf');
  expect(shown.headers['content-disposition']).toMatch(/^inline; filename="Plan.pdf"/);
  const behalten = await ask('/api/ratsinfo/dateien/1/Plan.pdf?download=1');
  expect(behalten.headers['content-disposition']).toMatch(/^attachment/);
  const calendar = await ask('/api/cms/ratsinfo/kalender.ics?gremium=2');
  expect(calendar.body).toContain('UID:sitzung-2@www.dorf.example');
  expect(calendar.body).not.toContain('Sitzung: Rat');
  const feed = await ask('/api/cms/ratsinfo/feed.xml?gremium=1');
  expect(feed.body).toContain('<id>https://www.dorf.example/ratsinfo/vorlagen/1/</id>');
  expect(feed.body).toContain('Ergebnisse: 1. Sitzung: Rat');
});

it('an agenda of a thousand items is returned completely and in order', async () => {
  const { db } = api.database;
  await sql`insert into rats_tagesordnungspunkte (id, koerperschaft_id, sitzung_id, oeffentlich, nummer, position, name)
    select 10000 + n, 1, 1, n % 2 = 0, 'P ' || n, 2000 - n, 'Punkt ' || n from generate_series(1, 1000) as n`.execute(
    db,
  );
  const { tagesordnung } = (await ask('/api/cms/ratsinfo/sitzungen/1', 'Mitglied')).json<Ratssitzung>();
  expect(tagesordnung).toHaveLength(1002);
  expect(tagesordnung.at(-1)?.titel).toBe('Punkt 1');
  await sql`delete from rats_tagesordnungspunkte where id > 10000`.execute(db);
});
