import type { Ratssitzung, Ratsvorlage, Ratsvorlagen } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillRatsinfo, logInKonto } from '../../../../test/ratsinfo.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
/** Headers of everybody who may ask. */
const wer: Record<string, Record<string, string>> = { Besucher: {}, gefälscht: rat('x'.repeat(32)) };
/** Address of the file that is not public. */
let geheim = '';

function rat(token: string): Record<string, string> {
  return { 'ratsinfosystem-authorization': token };
}

beforeAll(async () => {
  api = await createTestApp({ SITE_URL: 'https://www.dorf.example' });
  const { db } = api.database;
  await fillRatsinfo(db);
  wer.Mitglied = rat(await logInKonto(db, { art: 'rat', person_id: 1, vorname: 'Ada' }));
  wer['anderes Gremium'] = rat(await logInKonto(db, { art: 'rat', person_id: 2, vorname: 'Bea' }));
  wer.ausgeschieden = rat(await logInKonto(db, { art: 'rat', person_id: 3, vorname: 'Cem' }));
  wer['erstes Passwort'] = rat(
    await logInKonto(db, { art: 'rat', person_id: 1, vorname: 'Dora', pw_geaendert: false }),
  );
  wer.abgelaufen = rat(await logInKonto(db, { art: 'rat', person_id: 1, vorname: 'Eva' }, { abgelaufen: true }));
  const intern = await logInKonto(db, { art: 'intern', vorname: 'Ina' });
  wer.Verwaltung = { authorization: `Bearer ${intern}`, ...rat(intern) };
  const { schluessel } = await db
    .selectFrom('rats_dateien')
    .select('schluessel')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  geheim = `/api/ratsinfo/unterlagen/${schluessel}/Kaufvertrag.pdf`;
});
afterAll(() => api.close());

const ask = (url: string, name = 'Besucher') => api.app.inject({ url, headers: wer[name] ?? {} });

describe('what is not public is for members of its body alone', () => {
  const AUSSEN = [
    'Besucher',
    'gefälscht',
    'anderes Gremium',
    'ausgeschieden',
    'erstes Passwort',
    'abgelaufen',
    'Verwaltung',
  ];
  const EIGENE = ['anderes Gremium', 'ausgeschieden', 'erstes Passwort'];
  /** Whoever has an account may note something about what is public, too. */
  const EIGENES = /"notiz":\{"markiert":false,"notiz":""\},|"sekunden":\d+,/g;
  const SEITEN = [
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
  const VERSTECKT = ['/api/cms/ratsinfo/vorlagen/2', '/api/cms/route?url=/ratsinfo/vorlagen/2/', 'geheim'];
  const adresse = (url: string) => (url === 'geheim' ? geheim : url);

  it.each(SEITEN)('%s: everybody else is answered as visitors are', async (url) => {
    const besucher = await ask(url);
    expect(besucher.statusCode).toBe(200);
    expect(besucher.body).not.toMatch(/Geheim|Kaufvertrag|unterlagen/);
    // Of oneself everybody may know.
    const andere = url.endsWith('/mitglied') ? AUSSEN.filter((name) => !EIGENE.includes(name)) : AUSSEN;
    for (const name of andere) {
      const antwort = await ask(url, name);
      expect(antwort.statusCode, name).toBe(200);
      expect(antwort.body.replaceAll(EIGENES, ''), name).toBe(besucher.body);
    }
    expect((await ask(url, 'Mitglied')).headers['cache-control']).toBe('private, no-store');
  });

  it.each(VERSTECKT)('%s: does not exist for everybody else', async (url) => {
    const nichts = await ask(
      adresse(url)
        .replace('/2', '/4711')
        .replace(/unterlagen\/\w/, 'unterlagen/0'),
    );
    for (const name of AUSSEN) {
      const antwort = await ask(adresse(url), name);
      expect(antwort.statusCode, name).toBe(404);
      expect(antwort.json().detail, name).toBe(nichts.json().detail);
    }
    expect((await ask(adresse(url), 'Mitglied')).statusCode).toBe(200);
  });

  it.each([
    '/api/ratsinfo/dateien/2/Kaufvertrag.pdf',
    '/api/cms/suche?q=kaufvertrag',
    '/api/cms/suche/vorschlaege?q=grundst',
    '/oparl/v1.1/body/1',
    ...['agendaitem', 'paper', 'consultation', 'file'].flatMap((art) => [
      `/oparl/v1.1/body/1/${art}`,
      `/oparl/v1.1/${art}/2`,
    ]),
    '/oparl/v1.1/meeting/1',
  ])('%s: tells nobody more than visitors, members neither', async (url) => {
    const besucher = await ask(url);
    expect(besucher.body).not.toMatch(/Geheim|"Kaufvertrag|unterlagen/);
    for (const name of [...AUSSEN, 'Mitglied']) {
      const antwort = await ask(url, name);
      expect([antwort.statusCode, antwort.body], name).toEqual([besucher.statusCode, besucher.body]);
    }
  });

  it('by mail nobody can follow what is not public, members neither', async () => {
    for (const name of [...AUSSEN, 'Mitglied']) {
      expect((await ask('/api/ratsinfo/abo/ziel?vorlage=2', name)).json(), name).toBeNull();
      const bestellung = { vorlage: '2', email: 'ada@post.example', datenschutz: true };
      const headers = wer[name] ?? {};
      const antwort = await api.app.inject({ method: 'POST', url: '/api/ratsinfo/abo', headers, payload: bestellung });
      expect(antwort.statusCode, name).toBe(422);
    }
  });

  it('a token in the address is none', async () => {
    const token = wer.Mitglied?.['ratsinfosystem-authorization'];
    expect((await ask(`${geheim}?token=${token}`)).statusCode).toBe(404);
    expect((await ask('/api/ratsinfo/dateien/2/Kaufvertrag.pdf', 'Mitglied')).statusCode).toBe(404);
  });

  it('the member sees items, papers, files and counts', async () => {
    const sitzung = (await ask('/api/cms/ratsinfo/sitzungen/1', 'Mitglied')).json<Ratssitzung>();
    expect(sitzung.punkte).toBe(2);
    expect(sitzung.tagesordnung.map(({ titel, oeffentlich }) => [titel, oeffentlich])).toEqual([
      ['Spielplatz', true],
      ['Grundstück Geheim', false],
    ]);
    const vorlage = (await ask('/api/cms/ratsinfo/vorlagen/2', 'Mitglied')).json<Ratsvorlage>();
    expect(vorlage.dateien).toEqual([expect.objectContaining({ name: 'Kaufvertrag', url: geheim })]);
    expect(vorlage.beratungen).toHaveLength(1);
  });

  it('who is logged in learns of which bodies; without an own password of none', async () => {
    expect((await ask('/api/cms/ratsinfo/mitglied', 'Mitglied')).json()).toEqual({
      vorname: 'Ada',
      nachname: 'Muster',
      pw_geaendert: true,
      letzterBesuch: null,
      gremien: [expect.objectContaining({ name: 'Rat' }), expect.objectContaining({ name: 'Die Liste' })],
      notizen: [],
      sekunden: expect.any(Number),
    });
    const neu = (await ask('/api/cms/ratsinfo/mitglied', 'erstes Passwort')).json();
    expect(neu).toMatchObject({ pw_geaendert: false, gremien: [] });
  });

  it('who is logged in learns when that ends: after the last request, but not later than it may last', async () => {
    const { db } = api.database;
    const read = async () =>
      (await ask('/api/cms/ratsinfo/mitglied', 'Mitglied')).json<{ sekunden: number }>().sekunden;
    const { ANMELDUNG_SEKUNDEN, ANMELDUNG_MAX_STUNDEN } = api.config;
    const move = (spalte: 'aktiv' | 'erstellt', sekunden: number) =>
      sql`update kontositzungen set ${sql.ref(spalte)} = now() - make_interval(secs => ${sekunden}::int)
        where erstellt > '2021-01-01'`.execute(db);
    // What was noted less than a minute ago is not noted anew.
    await move('aktiv', 30);
    expect(await read()).toBeLessThanOrEqual(ANMELDUNG_SEKUNDEN - 30);
    await move('aktiv', 1000);
    expect(await read()).toBeGreaterThan(ANMELDUNG_SEKUNDEN - 30);
    await move('erstellt', ANMELDUNG_MAX_STUNDEN * 3600 - 600);
    expect(await read()).toBeLessThanOrEqual(600);
    expect(await read()).toBeGreaterThan(500);
    const { sekunden } = (await ask('/api/cms/ratsinfo/sitzungen/1', 'Mitglied')).json<Ratssitzung>();
    expect(sekunden).toBeLessThanOrEqual(600);
    await move('erstellt', 0);
  });

  it('a member’s copy carries the name and is kept nowhere', async () => {
    const antwort = await ask(geheim, 'Mitglied');
    expect(antwort.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(antwort.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('search of members', () => {
  const search = async (q: string, name?: string) => {
    const { data, anzahl } = (await ask(`/api/cms/ratsinfo/vorlagen?q=${q}`, name)).json<Ratsvorlagen>();
    expect(anzahl).toBe(data.length);
    return data;
  };

  it('finds closed papers of the own bodies by their files, marked as in public ones', async () => {
    const [treffer, ...weitere] = await search('kaufverträge', 'Mitglied');
    expect(weitere).toEqual([]);
    expect(treffer).toMatchObject({ titel: 'Grundstück Geheim', oeffentlich: false });
    expect(treffer?.auszug).toContainEqual({ text: 'Kaufvertrag', treffer: true });
    expect((await search('plan', 'Mitglied'))[0]?.auszug).toContainEqual({ text: 'Plan', treffer: true });
    expect((await search('grundstück spielplatz', 'Mitglied')).length).toBe(0);
  });

  it('reads words as the public search does: without accents, and what a stroke joins as two', async () => {
    const { db } = api.database;
    const write = (text: string) => sql`update rats_dateien set text = ${text} where id = 2`.execute(db);
    await write('Pacht für Café/Kiosk');
    expect((await search('cafe', 'Mitglied')).map(({ titel }) => titel)).toEqual(['Grundstück Geheim']);
    expect((await search('kiosk', 'Mitglied')).map(({ titel }) => titel)).toEqual(['Grundstück Geheim']);
    await write('Kaufvertrag');
  });

  it.each(['Besucher', 'anderes Gremium', 'ausgeschieden', 'erstes Passwort', 'abgelaufen', 'Verwaltung'])(
    'finds what is public alone for %s',
    async (name) => {
      expect(await search('kaufvertrag', name)).toEqual([]);
      expect(await search('geheim', name)).toEqual([]);
      expect((await search('plan', name)).map(({ titel }) => titel)).toEqual(['Spielplatz']);
    },
  );
});

describe('the folder of a meeting', () => {
  const readMappe = async (name?: string) => {
    const antwort = await ask('/api/ratsinfo/sitzungen/1/mappe.zip', name);
    expect(antwort.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/zip' });
    return unzipSync(antwort.rawPayload);
  };
  const OEFFENTLICHES = ['01 Ö 1 Spielplatz/1 Vorlage Plan.pdf', '00 Tagesordnung.pdf'];

  it.each(['Besucher', 'gefälscht', 'anderes Gremium', 'ausgeschieden', 'erstes Passwort', 'abgelaufen', 'Verwaltung'])(
    'has what is public for %s',
    async (name) => {
      expect(Object.keys(await readMappe(name))).toEqual(OEFFENTLICHES);
    },
  );

  it('has all for the member, with the name on what is not public', async () => {
    const mappe = await readMappe('Mitglied');
    const geheimes = '02 N 2 Grundstück Geheim/1 Vorlage Kaufvertrag.pdf';
    expect(Object.keys(mappe)).toEqual([OEFFENTLICHES[0], geheimes, OEFFENTLICHES[1]]);
    // The same bytes as the file by itself, which the other test knows to be the marked ones.
    const einzeln = await ask(geheim, 'Mitglied');
    expect(Buffer.from(mappe[geheimes] ?? []).length).toBe(einzeln.rawPayload.length);
  });

  it('of no meeting does not exist', async () => {
    expect((await ask('/api/ratsinfo/sitzungen/4711/mappe.zip', 'Mitglied')).statusCode).toBe(404);
  });
});

describe('notes on agenda items are their owner’s alone', () => {
  const note = (punkt: number, name: string, notiz = 'Nachfragen!', markiert = true) =>
    api.app.inject({
      method: 'POST',
      url: '/api/cms/ratsinfo/notiz',
      headers: wer[name] ?? {},
      payload: { punkt, notiz, markiert },
    });
  const notizVon = async (punkt: number, name: string) => {
    const sitzung = (await ask('/api/cms/ratsinfo/sitzungen/1', name)).json<Ratssitzung>();
    return sitzung.tagesordnung.find(({ id }) => id === punkt)?.notiz;
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
  ])('%s: %i on a public item, %i on one that is not', async (name, oeffentlich, geschuetzt) => {
    expect((await note(1, name)).statusCode).toBe(oeffentlich);
    const antwort = await note(2, name);
    expect(antwort.statusCode).toBe(geschuetzt);
    if (geschuetzt === 404) expect(antwort.json().detail).toBe((await note(4711, name)).json().detail);
    await note(1, name, '', false);
  });

  it('stand at the item and in the overview of whoever wrote them, and nowhere else', async () => {
    await note(2, 'Mitglied', '  Preis?\nFrist?  ');
    await note(1, 'anderes Gremium', 'Meins', false);
    expect(await notizVon(2, 'Mitglied')).toEqual({ markiert: true, notiz: 'Preis?\nFrist?' });
    expect(await notizVon(1, 'Mitglied')).toEqual({ markiert: false, notiz: '' });
    expect(await notizVon(1, 'Besucher')).toBeUndefined();
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

it('a paper shows its way, an item its vote, a person the group', async () => {
  const vorlage = (await ask('/api/cms/ratsinfo/vorlagen/1')).json<Ratsvorlage>();
  expect(vorlage.beratungen).toEqual([
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
])('%s lists %j', async (url, titel) => {
  const antwort = await ask(url);
  expect(antwort.json<{ data: { titel: string }[] }>().data.map((eine) => eine.titel)).toEqual(titel);
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

it('files are shown in the page or kept; calendar and feed name the site', async () => {
  const gezeigt = await ask('/api/ratsinfo/dateien/1/Plan.pdf');
  expect(gezeigt.headers['content-disposition']).toMatch(/^inline; filename="Plan.pdf"/);
  const behalten = await ask('/api/ratsinfo/dateien/1/Plan.pdf?download=1');
  expect(behalten.headers['content-disposition']).toMatch(/^attachment/);
  const kalender = await ask('/api/cms/ratsinfo/kalender.ics?gremium=2');
  expect(kalender.body).toContain('UID:sitzung-2@www.dorf.example');
  expect(kalender.body).not.toContain('Sitzung: Rat');
  const feed = await ask('/api/cms/ratsinfo/feed.xml?gremium=1');
  expect(feed.body).toContain('<id>https://www.dorf.example/ratsinfo/vorlagen/1/</id>');
  expect(feed.body).toContain('Ergebnisse: 1. Sitzung: Rat');
});

it('an agenda of a thousand items is shown whole, in its order', async () => {
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
