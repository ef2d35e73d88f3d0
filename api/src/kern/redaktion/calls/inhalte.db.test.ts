import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Arbeitssuche, Beitrag, Inhalte } from '@gm/shared/schemas/redaktion';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { API, bald, openRedaktion } from '../../../../test/open-redaktion.ts';
import { BEREICHE } from '../../../bereiche.ts';
import { readConfig } from '../../betrieb/read-config.ts';
import { followZeitplan } from '../follow-zeitplan.ts';
import { createInhaltPublikation } from '../inhalt/inhalt-publikation.ts';
import { createPublikationen } from '../publikation.ts';

const { api, kopf } = openRedaktion();

const get = async <Body>(url: string, wer = 'redaktion') => {
  const antwort = await api().app.inject({ url, headers: kopf(wer) });
  return { status: antwort.statusCode, body: antwort.json<Body>() };
};
const list = async (typ: string, q = '') => (await get<Inhalte>(`${API}/inhalte?typ=${typ}&q=${q}`)).body;
const open = async (art: string, id = '') =>
  (await get<Beitrag>(`${API}/inhalte/${art}?id=${encodeURIComponent(id)}`)).body;
const send = async (felder: object) => {
  const antwort = await api().app.inject({
    method: 'POST',
    url: `${API}/inhalt`,
    payload: { was: 'freigeben', referenz: '', version: 0, ...felder },
    headers: kopf(),
  });
  return {
    status: antwort.statusCode,
    ...antwort.json<{ referenz: string; errors?: { feld: string; meldung: string }[] }>(),
  };
};
const readId = (eintrag: Inhalte['data'][number] | undefined) =>
  new URL(eintrag?.detailURL ?? '', 'http://x').searchParams.get('id') ?? '';
/** What the form would send with these changes. */
const fill = (
  { referenz, version, werte }: Beitrag,
  change: (daten: Record<string, never>) => object,
  text = werte.text,
) => ({
  ...werte,
  referenz,
  version,
  text,
  daten: JSON.stringify(change(JSON.parse(String(werte.daten)))),
});
const seite = async (pfad: string) => (await api().app.inject(`/api/cms/route?url=${encodeURI(pfad)}`)).json();

it('one or two letters are the beginning of a word of the name, as no more of them is found quickly among 50,000', async () => {
  const namen = async (q: string) =>
    (await list('organisationseinheit', encodeURIComponent(q))).data.map(({ titel }) => titel);
  const gefundene = await namen('bü');
  expect(gefundene).toContain('Bürgermeister');
  for (const name of gefundene) expect(name).toMatch(/(?:^|[ -])bü/i);
  expect(await namen('rg')).toEqual([]);
  expect(await namen('rge')).toContain('Bürgermeister');
});

it('lists every kind, and the entries of one in which all words occur', async () => {
  const { arten } = await list('');
  expect(arten.find(({ art }) => art === 'organisationseinheit')).toMatchObject({ titel: 'Ämter und Öffnungszeiten' });
  expect(
    arten.some(({ art }) => art === 'maengelplanbild'),
    'a drawing is no form',
  ).toBe(false);
  const { data, anzahl, art } = await list('seite', 'barrierefreiheit');
  expect(art).toMatchObject({ neu: '/intranet/redaktion/inhalt-seite/' });
  expect(anzahl).toBe(data.length);
  expect(data.map(({ angaben }) => angaben)).toContainEqual(['/barrierefreiheit/']);
  expect((await list('seite', 'gibtesnicht')).data).toEqual([]);
  const ueberall = (await list('', 'barrierefreiheit')).data.map((eintrag) => eintrag.art);
  expect(new Set(ueberall).size, 'a word is looked for everywhere').toBeGreaterThan(1);
  for (const [wer, status] of [
    ['staff', 403],
    ['visitor', 401],
  ] as const) {
    expect((await get(`${API}/inhalte`, wer)).status, wer).toBe(status);
  }
});

it('shows beside the titles what a kind says of its entries, in words', async () => {
  const { body } = await get<Inhalte>(`${API}/inhalte?typ=rats-sitzung`);
  expect(body.spalten.map(({ titel }) => titel)).toEqual(['Gremium', 'Die wievielte Sitzung']);
  for (const { titel, angaben } of body.data) {
    expect(titel).toMatch(/^Sitzung vom \d{2}\.\d{2}\.\d{4}$/);
    expect(angaben).toEqual([expect.stringMatching(/^[A-Z].*(rat|ausschuss|Umwelt)/), expect.stringMatching(/^\d*$/)]);
  }
  const { detailURL = '' } = body.data[0] ?? {};
  const id = new URLSearchParams(detailURL.split('?')[1]).get('id');
  expect((await get<Beitrag>(`${API}/inhalte/rats-sitzung?id=${id}`)).body.titel).toBe(body.data[0]?.titel);
  expect(
    (await list('abfall')).data.map(({ titel }) => titel),
    'the only one of its kind',
  ).toEqual(['Abfuhr und Straßen']);
  const personen = (await get<Inhalte>(`${API}/inhalte?typ=mitarbeiter`)).body.data;
  expect(
    personen[0]?.angaben.every((angabe) => /^\D{4,}$/.test(angabe)),
    'offices by name, not by number',
  ).toBe(true);
});

it('is listed in the order of each of its columns, page by page, by whoever may see some of it, too', async () => {
  const listBy = async (sort: string, q = '') =>
    (await get<Inhalte>(`${API}/inhalte?typ=organisationseinheit&q=${q}&sort=${sort}`)).body.data;
  const titel = (await listBy('titel')).map((eintrag) => eintrag.titel);
  const fold = (name: string) =>
    name.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 's');
  expect(titel.length).toBeGreaterThan(10);
  expect(titel.map(fold)).toEqual(titel.map(fold).sort());
  expect((await listBy('-titel')).map((eintrag) => eintrag.titel)).toEqual(titel.toReversed());
  expect((await listBy('kein-solches')).length, 'what is no column is none').toBe(titel.length);

  const eines = (await listBy('titel'))[5]?.detailURL ?? '';
  const id = new URLSearchParams(eines.split('?')[1]).get('id');
  const { db } = api().database;
  await sql`update inhalt_eintraege set text = 'neu' where art = 'organisationseinheit' and schluessel = ${id}`.execute(
    db,
  );
  expect((await listBy('-geaendert'))[0]?.detailURL).toBe(eines);
  expect((await listBy('geaendert')).at(-1)?.detailURL).toBe(eines);
  await sql`update inhalt_eintraege set text = null where art = 'organisationseinheit' and schluessel = ${id}`.execute(
    db,
  );
});

it('is found by one search together with submissions, as far as the account may see them', async () => {
  const search = async (q: string, wer: string) => {
    const { gruppen } = (await get<Arbeitssuche>(`/api/intranet/suche?q=${encodeURIComponent(q)}`, wer)).body;
    return gruppen;
  };
  const gesendet = await api().app.inject({
    method: 'POST',
    url: '/api/kontakt',
    payload: {
      betreff: 'Frage',
      nachricht: 'Wo steht das?',
      name: 'Mila Weber',
      email: 'mila@weber.example',
      datenschutz: true,
      route: '/kontakt/',
    },
  });
  expect(gesendet.statusCode).toBe(201);
  const [eine] = await search('barrierefreiheit', 'redaktion');
  expect(eine).toMatchObject({ titel: 'Inhalte der Website', alle: '/intranet/redaktion/inhalte/?q=barrierefreiheit' });
  expect(eine?.data.length).toBe(Math.min(8, eine?.anzahl ?? 0));
  expect((await search('Mila Weber', 'redaktion')).map(({ titel }) => titel)).toContain('Einsendungen');
  expect((await search('Mila Weber', 'admin')).map(({ titel }) => titel)).not.toContain('Einsendungen');
  expect(await search('barrierefreiheit', 'staff')).toEqual([]);
  expect(await search('  ', 'redaktion')).toEqual([]);
});

describe('an entry of the content', () => {
  it('is changed, shown to everybody at once, and restored as it was', async () => {
    const vorher = await open('seite', 'barrierefreiheit');
    expect(vorher).toMatchObject({
      status: 'veröffentlicht',
      version: 0,
      bezeichnung: 'Seite',
      oeffentlich: expect.stringMatching(/^\//),
    });
    expect(vorher.inhalt?.formular.felder?.map(({ name }) => name)).toContain('titel');
    const titel = 'Für alle erreichbar';
    const { status, referenz } = await send(fill(vorher, (daten) => ({ ...daten, titel })));
    expect([status, referenz]).toEqual([201, expect.stringMatching(/^IN-\d{4}-0001$/)]);
    await expect.poll(async () => (await seite('/barrierefreiheit/')).title, bald).toBe(titel);

    const nachher = await open('seite', 'barrierefreiheit');
    expect(nachher).toMatchObject({ referenz, version: 2, titel, oeffentlich: '/barrierefreiheit/' });
    expect(nachher.verlauf.map(({ wer }) => wer).at(-1)).toBe('Bisheriger Inhalt');
    const alte = (await get<{ angaben: { titel: string; wert: string }[] }>(`${API}/${referenz}/fassung/1`)).body;
    expect(alte.angaben).toContainEqual({ titel: 'Titel', wert: vorher.titel });

    const zurueck = { method: 'POST', url: `${API}/wiederherstellen`, headers: kopf() } as const;
    const payload = { referenz, version: 2, fassung: 1 };
    expect((await api().app.inject({ ...zurueck, payload })).statusCode).toBe(201);
    expect((await seite('/barrierefreiheit/')).title, 'not before its release').toBe(titel);
    const wieder = await open('seite', 'barrierefreiheit');
    expect(wieder.werte).toMatchObject({ daten: vorher.werte.daten, text: vorher.werte.text });
    await send(fill(wieder, (daten) => daten));
    await expect.poll(async () => (await seite('/barrierefreiheit/')).title, bald).toBe(vorher.titel);
  });

  it('is kept as a draft without a word in public, whatever is missing', async () => {
    const vorher = await open('bekanntmachung', readId((await list('bekanntmachung')).data[0]));
    const { status } = await send({
      ...fill(vorher, ({ titel: _, ...daten }: Record<string, unknown>) => daten),
      was: 'speichern',
    });
    expect(status).toBe(201);
    const { data } = (await api().app.inject('/api/cms/bekanntmachungen?pro_seite=50')).json();
    expect(data.map(({ titel }: { titel: string }) => titel)).toContain(vorher.titel);
  });

  it('names what is wrong beside its field, and what no longer fits elsewhere', async () => {
    const [amt] = (await list('organisationseinheit')).data;
    const vorher = await open('organisationseinheit', readId(amt));
    const falsch = await send(fill(vorher, (daten) => ({ ...daten, name: '', oeffnungszeiten: [{ typ: 'x' }] })));
    expect(falsch.status).toBe(422);
    expect(falsch.errors).toContainEqual({ feld: 'daten/name', meldung: 'Diese Angabe fehlt.' });
    expect(falsch.errors?.map(({ feld }) => feld)).toContain('daten/oeffnungszeiten/0/typ');
    const weg = await send({ ...fill(vorher, (daten) => daten), was: 'zurueckziehen' });
    expect(weg.errors?.map(({ feld }) => feld)).toContain('was');
    expect(weg.errors?.[0]?.meldung).toMatch(/^So passt es nicht zu wegweiser\//);
    expect((await send({ ...vorher.werte, daten: 'kein JSON' })).errors).toContainEqual({
      feld: 'daten',
      meldung: 'Die Angaben sind nicht lesbar.',
    });
    expect((await send({ ...vorher.werte, art: 'erfunden' })).errors).toMatchObject([{ feld: 'was' }]);
  });

  it('is not overwritten by who opened it earlier, also when nobody had written on it before', async () => {
    const [eine] = (await list('lebenslage')).data;
    const vorher = await open('lebenslage', readId(eine));
    const beide = await Promise.all(['Ada', 'Bo'].map((text) => send(fill(vorher, (daten) => ({ ...daten, text })))));
    expect(beide.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(beide.flatMap(({ errors = [] }) => errors)).toMatchObject([{ feld: 'ersetzen' }]);
  });
});

describe('a new entry', () => {
  it('gets a page of its own, is taken back, and leaves 410', async () => {
    const leer = await open('seite');
    expect(leer).toMatchObject({ titel: 'Neu: Seite', status: 'Entwurf', inhalt: { adresse: '/' } });
    const neu = {
      ...fill(leer, () => ({ titel: 'Unser Wald' }), '## Bäume\n\nViele.'),
      schluessel: '/Natur/Unser Wald/',
    };
    const { status, referenz, errors } = await send(neu);
    expect([status, errors]).toEqual([201, undefined]);
    await expect.poll(async () => (await seite('/natur/unser-wald/')).title, bald).toBe('Unser Wald');
    const da = await open('seite', 'natur/unser-wald');
    expect(da).toMatchObject({ referenz, version: 1, oeffentlich: '/natur/unser-wald/' });
    await send({ ...fill(da, (daten) => daten), was: 'zurueckziehen' });
    await expect.poll(() => seite('/natur/unser-wald/'), bald).toMatchObject({ status: 410 });
    expect((await list('seite', 'natur/unser-wald')).data).toEqual([]);
    const weg = (await get<Beitrag>(`${API}/${referenz}`)).body;
    await send(fill(weg, (daten) => daten));
    await expect.poll(async () => (await seite('/natur/unser-wald/')).title, bald).toBe('Unser Wald');
  });

  it('of a list is its last, and two of one name are two', async () => {
    const neue = async (von: string) => send(fill(await open('umleitung'), () => ({ von, nach: '/kontakt/' })));
    expect((await neue('/forst/')).status).toBe(201);
    const [eine, ...weitere] = (await list('umleitung', '/forst/')).data;
    expect(weitere).toEqual([]);
    const da = await open('umleitung', readId(eine));
    const wieder = await send(fill(da, (daten) => ({ ...daten, nach: '/rathaus/' })));
    expect([wieder.status, wieder.errors], 'itself is no other of its name').toEqual([201, undefined]);
    const doppelt = await neue('/forst/');
    expect([201, 422]).toContain(doppelt.status);
    expect(await open('gemeinde'), 'there is one alone').toMatchObject({ status: 404 });
  });
});

describe('a new entry', () => {
  const beginLike = async (art: string, wie: string, wer = 'redaktion') =>
    get<Beitrag>(`${API}/inhalte/${art}?wie=${encodeURIComponent(wie)}`, wer);
  const readDaten = ({ werte }: Beitrag) => JSON.parse(String(werte.daten)) as Record<string, unknown>;

  it('begins with the blocks of a pattern, under a title of its own', async () => {
    const { inhalt } = await open('seite');
    expect(inhalt).toMatchObject({ kopie: null });
    const muster = inhalt?.muster.find(({ titel }) => titel === 'Eine Einrichtung vorstellen');
    const wie = new URL(muster?.href ?? '', 'http://x').searchParams.get('wie') ?? '';
    const { body: neu } = await beginLike('seite', wie);
    expect(neu).toMatchObject({ version: 0, status: 'Entwurf', inhalt: { art: 'seite', adresse: '/' } });
    expect(readDaten(neu)).toMatchObject({ titel: '', bloecke: { length: 4 } });
    const { status } = await send(fill(neu, (daten) => ({ ...daten, titel: 'Unser Hofladen' })));
    expect(status).toBe(201);
    await expect.poll(async () => (await seite('/unser-hofladen/')).title, bald).toBe('Unser Hofladen');
  });

  it('gets its number when it is released first, keeps it when it is withdrawn, and nobody else gets it', async () => {
    const leer = await open('artikel');
    expect(leer.inhalt).toMatchObject({ adresse: null });
    expect(leer.inhalt?.formular.felder.map(({ name }) => name)).not.toContain('id');
    const write = (titel: string) => ({
      ...fill(leer, (daten) => ({ ...daten, titel, rubrik: 'Probe', id: 3 }), 'Ein Text.'),
      was: 'speichern',
    });
    const begonnene = [await send(write('Zuerst begonnen')), await send(write('Danach begonnen'))];
    const readNummer = async (referenz: string) =>
      Number(/id_(\d+)/.exec((await get<Beitrag>(`${API}/${referenz}`)).body.oeffentlich ?? '')?.[1]);
    const act = async (was: string, referenz: string) => {
      const { body } = await get<Beitrag>(`${API}/${referenz}`);
      expect(await send({ ...fill(body, (daten) => daten), was })).toMatchObject({ status: 201 });
      return readNummer(referenz);
    };
    const [a = '', b = ''] = begonnene.map(({ referenz }) => referenz);
    const erste = await act('freigeben', b);
    expect(erste).toBeGreaterThan(3);
    expect(await act('freigeben', a)).toBe(erste + 1);
    expect(await act('zurueckziehen', a)).toBeNaN();
    const { referenz } = await send({ ...write('Später begonnen'), was: 'freigeben' });
    expect(await readNummer(referenz)).toBe(erste + 2);
    expect(await act('freigeben', a)).toBe(erste + 1);
    expect(await act('freigeben', a), 'a correction changes none').toBe(erste + 1);
  });

  it('begins as a copy of another, without its number, and says so', async () => {
    const { inhalt } = await open('artikel', readId((await list('artikel')).data[0]));
    const wie = new URL(inhalt?.kopie ?? '', 'http://x').searchParams.get('wie') ?? '';
    const vorbild = await open('artikel', wie.slice('artikel/'.length));
    const { body: kopie } = await beginLike('artikel', wie);
    const [daten, bisher] = [readDaten(kopie), readDaten(vorbild)];
    const { id: _, tage: __, ...worte } = bisher;
    expect(daten).toMatchObject({ ...worte, titel: `Kopie von ${String(bisher.titel)}` });
    expect(daten).not.toHaveProperty('id');
    expect(kopie.werte).toMatchObject({ schluessel: '', text: vorbild.werte.text });
    expect((await open('foto', readId((await list('foto')).data[0]))).inhalt?.kopie, 'bytes are not copied').toBeNull();
  });

  it('begins with nothing of another kind, or that the account may not write on', async () => {
    for (const wie of ['artikel/1-neue-bruecke', 'seite/gibt-es-nicht', 'seite', '../seite/schule']) {
      expect((await beginLike('seite', wie)).status, wie).toBe(404);
    }
    expect((await beginLike('seite', 'seite/grillplaetze', 'staff')).status).toBe(403);
  });
});

it('keeps the days it is public on, in a draft and when a mistake in it is corrected later', async () => {
  const zeiten = { bis_datum: '31.12.2099', bis_zeit: '18:00' };
  const vorher = await open('seite', 'schule/mensa');
  const entwurf = { ...fill(vorher, (daten) => daten), ...zeiten, was: 'speichern' };
  const { referenz } = await send(entwurf);
  const gespeichert = await open('seite', 'schule/mensa');
  expect(gespeichert.werte).toMatchObject(zeiten);
  expect((await send(fill(gespeichert, (daten) => daten))).status).toBe(201);
  const ende = () =>
    api()
      .database.db.selectFrom('redaktion_beitraege')
      .select('bis')
      .where('referenz', '=', referenz)
      .executeTakeFirstOrThrow();
  expect(await ende()).toEqual({ bis: new Date('2099-12-31T17:00:00Z') });

  const { db } = api().database;
  await sql`alter table redaktion_fassungen disable trigger user`.execute(db);
  await sql`update redaktion_fassungen set angaben = angaben - 'bis_datum' - 'bis_zeit'`.execute(db);
  await sql`alter table redaktion_fassungen enable trigger user`.execute(db);
  expect((await open('seite', 'schule/mensa')).werte, 'versions from before say nothing of it').toMatchObject(zeiten);

  const nachher = await open('seite', 'schule/mensa');
  expect((await send({ ...fill(nachher, (daten) => daten), bis_datum: '', bis_zeit: '' })).status).toBe(201);
  expect(await ende(), 'who empties the fields means it').toEqual({ bis: null });
  expect((await open('seite', 'schule/mensa')).werte.bis_datum).toBeUndefined();
});

it('a notice has days of the calendar, those of the example as soon as somebody edits it', async () => {
  const { tag } = readBerlinerZeit(new Date());
  expect(JSON.parse(String((await open('bekanntmachung')).werte.daten))).toMatchObject({ von: tag });
  const vorher = await open('bekanntmachung', '2');
  const { von } = JSON.parse(String(vorher.werte.daten)) as { von: string };
  expect(von).toMatch(/^20\d\d-\d\d-\d\d$/);
  const falsche = await send(fill(vorher, (daten) => ({ ...daten, bis: addTage(von, -1) })));
  expect(falsche.errors).toEqual([{ feld: 'daten/bis', meldung: 'Das Ende liegt vor dem Beginn.' }]);
  const bis = addTage(tag, 40);
  expect(await send(fill(vorher, (daten) => ({ ...daten, bis })))).toMatchObject({ status: 201 });
  const zeile = await api()
    .database.db.selectFrom('bekanntmachungen')
    .select(['datum_von', 'datum_bis'])
    .where('id', '=', 2)
    .executeTakeFirst();
  expect(zeile).toEqual({ datum_von: von, datum_bis: bis });
});

it('a notice that is planned for midnight appears then, by itself', async () => {
  const morgen = new Date(Date.now() + 86_400_000).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const [eine] = (await list('bekanntmachung')).data;
  const vorlage = JSON.parse(String((await open('bekanntmachung', readId(eine))).werte.daten));
  const leer = await open('bekanntmachung');
  const titel = 'Satzung über das Läuten';
  const { status, referenz } = await send({
    ...fill(leer, ({ id }: Record<string, unknown>) => ({ ...vorlage, id, titel })),
    ab_datum: morgen,
    ab_zeit: '0:00',
  });
  expect(status).toBe(201);
  const show = async () => (await get<Beitrag>(`${API}/${referenz}`)).body;
  expect(await show()).toMatchObject({ status: 'geplant', ab: expect.stringMatching(/0:00 Uhr$/) });
  const titelDerListe = async () =>
    (await api().app.inject('/api/cms/bekanntmachungen?pro_seite=50'))
      .json()
      .data.map((b: { titel: string }) => b.titel);
  expect(await titelDerListe()).not.toContain(titel);

  const log = { error: vi.fn() };
  const publikationen = createPublikationen(createInhaltPublikation(BEREICHE));
  const zeitplan = await followZeitplan(api().database, publikationen, log);
  // It strikes twelve.
  const { db } = api().database;
  await db.updateTable('redaktion_beitraege').set({ ab: new Date() }).where('referenz', '=', referenz).execute();
  await sql`select pg_notify('redaktion', '')`.execute(db);
  await expect.poll(titelDerListe, bald).toContain(titel);
  await zeitplan.end();
  expect(await show()).toMatchObject({ status: 'veröffentlicht' });
  expect(log.error).not.toHaveBeenCalled();
});

it('content that takes the place of the old one is the newest version of what editors have written on', async () => {
  const vorher = await open('seite', 'impressum');
  const { referenz } = await send(fill(vorher, (daten) => ({ ...daten, titel: 'Geändert' })));
  await loadInhalt(api().database.db, readConfig({}).CONTENT_DIR);
  const nachher = (await get<Beitrag>(`${API}/${referenz}`)).body;
  expect(nachher).toMatchObject({ titel: vorher.titel, version: 3, status: 'veröffentlicht', ungeprueft: false });
  expect(nachher.verlauf.map(({ wer }) => wer)).toEqual([
    'Import',
    expect.stringContaining('Redzep'),
    'Bisheriger Inhalt',
  ]);
  const wald = (await list('seite', 'natur/unser-wald')).data;
  expect(wald, 'what the content does not have is gone').toEqual([]);
  const { data } = (await get<{ data: { titel: string; status: string }[] }>(`${API}?q=wald&typ=inhalt`)).body;
  expect(data).toContainEqual(expect.objectContaining({ titel: 'Unser Wald', status: 'zurückgezogen' }));
});

it('several entries of a list are released or withdrawn at once, with and without a draft, all of them or none', async () => {
  const choose = async (...namen: string[]) => {
    const { data } = await list('artikel');
    return namen.map((name) => data.find((eintrag) => readId(eintrag) === name)?.wahl ?? name);
  };
  const sendMehrere = async (beitraege: string[], was: string, felder: object = {}) => {
    const payload = { beitraege, was, ...felder };
    const antwort = await api().app.inject({ method: 'POST', url: `${API}/mehrere`, payload, headers: kopf() });
    return { status: antwort.statusCode, text: antwort.body };
  };
  const [erster, zweiter] = (await list('artikel')).data.map(readId);
  const gibt = async () => (await list('artikel')).data.map(readId).filter((id) => id === erster || id === zweiter);
  const entwurf = await open('artikel', erster);
  expect(
    (await send({ ...fill(entwurf, (daten) => ({ ...daten, titel: 'Auf einmal' })), was: 'speichern' })).status,
  ).toBe(201);
  expect((await list('artikel')).data.find((eintrag) => readId(eintrag) === erster)).toMatchObject({
    ungeprueft: true,
  });

  const beide = await choose(erster ?? '', zweiter ?? '');
  expect(beide[0]).toMatch(/^IN-\d{4}-\d+:\d+$/);
  expect(beide[1]).toBe(`artikel/${zweiter}:0`);
  const fort = await sendMehrere([...beide, 'artikel/gibtesnicht:0'], 'zurueckziehen', { ohne_ersatz: '1' });
  expect([fort.status, fort.text.includes('gibt es nicht mehr')]).toEqual([404, true]);
  expect(await gibt(), 'all of them or none').toHaveLength(2);

  expect(await sendMehrere(beide.slice(0, 1), 'freigeben')).toMatchObject({ status: 201 });
  expect((await list('artikel', 'Auf einmal')).data[0]).toMatchObject({ titel: 'Auf einmal', ungeprueft: false });
  expect(
    await sendMehrere(await choose(erster ?? '', zweiter ?? ''), 'zurueckziehen', { ohne_ersatz: '1' }),
  ).toMatchObject({
    status: 201,
  });
  expect(await gibt()).toEqual([]);
});
