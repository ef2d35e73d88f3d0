import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Contents, Contribution, WorkSearch } from '@gm/shared/schemas/editor/editorial';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { API, openEditorial, soon } from '../../../../test/open-editorial.ts';
import { AREAS } from '../../../areas.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { followSchedule } from '../drafts/follow-schedule.ts';
import { createContentPublication } from '../entries/content-publication.ts';
import { createPublications } from '../store/publication.ts';

const { api, kopf: head } = openEditorial();

const get = async <Body>(url: string, who = 'redaktion') => {
  const answer = await api().app.inject({ url, headers: head(who) });
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const list = async (type: string, q = '') => (await get<Contents>(`${API}/inhalte?typ=${type}&q=${q}`)).body;
const open = async (kind: string, id = '') =>
  (await get<Contribution>(`${API}/inhalte/${kind}?id=${encodeURIComponent(id)}`)).body;
const send = async (fields: object) => {
  const answer = await api().app.inject({
    method: 'POST',
    url: `${API}/inhalt`,
    payload: { was: 'freigeben', referenz: '', version: 0, ...fields },
    headers: head(),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ referenz: string; errors?: { feld: string; meldung: string }[] }>(),
  };
};
const readId = (entry: Contents['data'][number] | undefined) =>
  new URL(entry?.detailURL ?? '', 'http://x').searchParams.get('id') ?? '';
/** The fields that the form would send with these changes. */
const fill = (
  { referenz: reference, version, werte: values }: Contribution,
  change: (data: Record<string, never>) => object,
  text = values.text,
) => ({
  ...values,
  referenz: reference,
  version,
  text,
  daten: JSON.stringify(change(JSON.parse(String(values.daten)))),
});
const page = async (path: string) => (await api().app.inject(`/api/cms/route?url=${encodeURI(path)}`)).json();

it('searches of one or two letters match the beginning of a word in the name, the only fast query among 50,000 entries', async () => {
  const names = async (q: string) =>
    (await list('organisationseinheit', encodeURIComponent(q))).data.map(({ titel: title }) => title);
  const found = await names('bü');
  expect(found).toContain('Bürgermeister');
  for (const name of found) expect(name).toMatch(/(?:^|[ -])bü/i);
  expect(await names('rg')).toEqual([]);
  expect(await names('rge')).toContain('Bürgermeister');
});

it('lists every kind, and the entries of a kind that contain all words', async () => {
  const { arten: kinds } = await list('');
  expect(kinds.find(({ art: kind }) => kind === 'organisationseinheit')).toMatchObject({
    titel: 'Ämter und Öffnungszeiten',
  });
  expect(
    kinds.some(({ art: kind }) => kind === 'maengelplanbild'),
    'a drawing is no form',
  ).toBe(false);
  const { data, anzahl: count, art: kind } = await list('seite', 'barrierefreiheit');
  expect(kind).toMatchObject({ neu: '/intranet/redaktion/inhalt-seite/' });
  expect(count).toBe(data.length);
  expect(data.map(({ angaben: details }) => details)).toContainEqual(['/barrierefreiheit/']);
  expect((await list('seite', 'gibtesnicht')).data).toEqual([]);
  const everywhere = (await list('', 'barrierefreiheit')).data.map((entry) => entry.art);
  expect(new Set(everywhere).size, 'a word is looked for everywhere').toBeGreaterThan(1);
  for (const [who, status] of [
    ['staff', 403],
    ['visitor', 401],
  ] as const) {
    expect((await get(`${API}/inhalte`, who)).status, who).toBe(status);
  }
});

it('opens the only entry of a kind that has one, also by a link that does not name it', async () => {
  const { status, werte: values } = { ...(await get<Contribution>(`${API}/inhalte/ferienoptionen`)).body };
  expect([status, values?.schluessel]).toEqual(['veröffentlicht', 'ferienprogramm']);
  expect((await open('mailtexte-konten')).status, 'none so far').toBe('Entwurf');
});

it('shows the rule of an event where it has no date', async () => {
  const { body } = await get<Contents>(`${API}/inhalte?typ=veranstaltung`);
  expect(body.data.map(({ angaben: [date] }) => date)).toContainEqual(expect.stringMatching(/^(jeden|alle) /));
  expect(body.data.every(({ angaben: [date] }) => date !== '')).toBe(true);
});

it('shows the declared columns of a kind next to the titles, in words', async () => {
  const { body } = await get<Contents>(`${API}/inhalte?typ=rats-sitzung`);
  expect(body.spalten.map(({ titel: title }) => title)).toEqual(['Gremium', 'Die wievielte Sitzung']);
  for (const { titel: title, angaben: details } of body.data) {
    expect(title).toMatch(/^Sitzung vom \d{2}\.\d{2}\.\d{4}$/);
    expect(details).toEqual([expect.stringMatching(/^[A-Z].*(rat|ausschuss|Umwelt)/), expect.stringMatching(/^\d*$/)]);
  }
  const { detailURL = '' } = body.data[0] ?? {};
  const id = new URLSearchParams(detailURL.split('?')[1]).get('id');
  expect((await get<Contribution>(`${API}/inhalte/rats-sitzung?id=${id}`)).body.titel).toBe(body.data[0]?.titel);
  expect(
    (await list('abfall')).data.map(({ titel: title }) => title),
    'the only one of its kind',
  ).toEqual(['Abfuhr und Straßen']);
  const persons = (await get<Contents>(`${API}/inhalte?typ=mitarbeiter`)).body.data;
  expect(
    persons[0]?.angaben.every((detail) => /^\D{4,}$/.test(detail)),
    'offices by name, not by number',
  ).toBe(true);
});

it('sorts by each column, page by page, the last changed first by default, also for accounts that may see only some entries', async () => {
  const listBy = async (sort: string, q = '') =>
    (await get<Contents>(`${API}/inhalte?typ=organisationseinheit&q=${q}&sort=${sort}`)).body.data;
  const title = (await listBy('titel')).map((entry) => entry.titel);
  const fold = (name: string) =>
    name.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 's');
  expect(title.length).toBeGreaterThan(10);
  expect(title.map(fold)).toEqual(title.map(fold).sort());
  expect((await listBy('-titel')).map((entry) => entry.titel)).toEqual(title.toReversed());
  expect((await listBy('kein-solches')).length, 'what is no column is none').toBe(title.length);

  const one = (await listBy('titel'))[5]?.detailURL ?? '';
  const id = new URLSearchParams(one.split('?')[1]).get('id');
  const { db } = api().database;
  const keys = (entries: Contents['data']) => entries.map(readId);
  const before = keys(await listBy(''));
  expect(before, 'what came with an import is in file order').toEqual(keys(await listBy('datei')));
  await sql`update inhalt_eintraege set text = 'neu' where art = 'organisationseinheit' and schluessel = ${id}`.execute(
    db,
  );
  const newest = keys(await listBy(''));
  expect(newest).toEqual([String(id), ...before.filter((key) => key !== id)]);
  expect(keys(await listBy('-geaendert'))).toEqual(newest);
  expect(keys(await listBy('geaendert'))).toEqual(newest.toReversed());
  await sql`update inhalt_eintraege set text = null where art = 'organisationseinheit' and schluessel = ${id}`.execute(
    db,
  );
});

it('one search finds entries and submissions, limited to what the account may see', async () => {
  const search = async (q: string, who: string) => {
    const { gruppen: groups } = (await get<WorkSearch>(`/api/intranet/suche?q=${encodeURIComponent(q)}`, who)).body;
    return groups;
  };
  const sent = await api().app.inject({
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
  expect(sent.statusCode).toBe(201);
  const [one] = await search('barrierefreiheit', 'redaktion');
  expect(one).toMatchObject({ titel: 'Inhalte der Website', alle: '/intranet/redaktion/inhalte/?q=barrierefreiheit' });
  expect(one?.data.length).toBe(Math.min(8, one?.anzahl ?? 0));
  expect((await search('Mila Weber', 'redaktion')).map(({ titel: title }) => title)).toContain('Einsendungen');
  expect((await search('Mila Weber', 'admin')).map(({ titel: title }) => title)).not.toContain('Einsendungen');
  expect(await search('barrierefreiheit', 'staff')).toEqual([]);
  expect(await search('  ', 'redaktion')).toEqual([]);
});

describe('an entry of the content', () => {
  it('is changed, public immediately, and can be restored', async () => {
    const before = await open('seite', 'barrierefreiheit');
    expect(before).toMatchObject({
      status: 'veröffentlicht',
      version: 0,
      bezeichnung: 'Seite',
      oeffentlich: expect.stringMatching(/^\//),
    });
    expect(before.inhalt?.formular.felder?.map(({ name }) => name)).toContain('titel');
    const title = 'Für alle erreichbar';
    const { status, referenz: reference } = await send(fill(before, (data) => ({ ...data, titel: title })));
    expect([status, reference]).toEqual([201, expect.stringMatching(/^IN-\d{4}-0001$/)]);
    await expect.poll(async () => (await page('/barrierefreiheit/')).title, soon).toBe(title);

    const after = await open('seite', 'barrierefreiheit');
    expect(after).toMatchObject({ referenz: reference, version: 2, titel: title, oeffentlich: '/barrierefreiheit/' });
    expect(after.verlauf.map(({ wer: who }) => who).at(-1)).toBe('Bisheriger Inhalt');
    const old = (await get<{ angaben: { titel: string; wert: string }[] }>(`${API}/${reference}/fassung/1`)).body;
    expect(old.angaben).toContainEqual({ titel: 'Titel', wert: before.titel });

    const back = { method: 'POST', url: `${API}/wiederherstellen`, headers: head() } as const;
    const payload = { referenz: reference, version: 2, fassung: 1 };
    expect((await api().app.inject({ ...back, payload })).statusCode).toBe(201);
    expect((await page('/barrierefreiheit/')).title, 'not before its release').toBe(title);
    const again = await open('seite', 'barrierefreiheit');
    expect(again.werte).toMatchObject({ daten: before.werte.daten, text: before.werte.text });
    await send(fill(again, (data) => data));
    await expect.poll(async () => (await page('/barrierefreiheit/')).title, soon).toBe(before.titel);
  });

  it('is kept as a non-public draft even if required values are missing', async () => {
    const before = await open('bekanntmachung', readId((await list('bekanntmachung')).data[0]));
    const { status } = await send({
      ...fill(before, ({ titel: _, ...data }: Record<string, unknown>) => data),
      was: 'speichern',
    });
    expect(status).toBe(201);
    const { data } = (await api().app.inject('/api/cms/bekanntmachungen?pro_seite=50')).json();
    expect(data.map(({ titel: title }: { titel: string }) => title)).toContain(before.titel);
  });

  it('shows faults next to their field, and faults caused in other entries', async () => {
    const [amt] = (await get<Contents>(`${API}/inhalte?typ=organisationseinheit&sort=datei`)).body.data;
    const before = await open('organisationseinheit', readId(amt));
    const wrong = await send(fill(before, (data) => ({ ...data, name: '', oeffnungszeiten: [{ typ: 'x' }] })));
    expect(wrong.status).toBe(422);
    expect(wrong.errors).toContainEqual({ feld: 'daten/name', meldung: 'Diese Angabe fehlt.' });
    expect(wrong.errors?.map(({ feld: field }) => field)).toContain('daten/oeffnungszeiten/0/typ');
    const way = await send({ ...fill(before, (data) => data), was: 'zurueckziehen' });
    expect(way.errors?.map(({ feld: field }) => field)).toContain('was');
    expect(way.errors?.[0]?.meldung).toMatch(/^So passt es nicht zu wegweiser\//);
    expect((await send({ ...before.werte, daten: 'kein JSON' })).errors).toContainEqual({
      feld: 'daten',
      meldung: 'Die Angaben sind nicht lesbar.',
    });
    expect((await send({ ...before.werte, art: 'erfunden' })).errors).toMatchObject([{ feld: 'was' }]);
  });

  it('is protected from overwriting by an editor who opened it earlier, also if it had no versions yet', async () => {
    const [one] = (await list('lebenslage')).data;
    const before = await open('lebenslage', readId(one));
    const both = await Promise.all(['Ada', 'Bo'].map((text) => send(fill(before, (data) => ({ ...data, text })))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(both.flatMap(({ errors = [] }) => errors)).toMatchObject([{ feld: 'ersetzen' }]);
  });
});

describe('a new entry', () => {
  it('gets its page, can be withdrawn, and then answers 410', async () => {
    const empty = await open('seite');
    expect(empty).toMatchObject({ titel: 'Neu: Seite', status: 'Entwurf', inhalt: { adresse: '/' } });
    const fresh = {
      ...fill(empty, () => ({ titel: 'Unser Wald' }), '## Bäume\n\nViele.'),
      schluessel: '/Natur/Unser Wald/',
    };
    const { status, referenz: reference, errors } = await send(fresh);
    expect([status, errors]).toEqual([201, undefined]);
    await expect.poll(async () => (await page('/natur/unser-wald/')).title, soon).toBe('Unser Wald');
    const da = await open('seite', 'natur/unser-wald');
    expect(da).toMatchObject({ referenz: reference, version: 1, oeffentlich: '/natur/unser-wald/' });
    await send({ ...fill(da, (data) => data), was: 'zurueckziehen' });
    await expect.poll(() => page('/natur/unser-wald/'), soon).toMatchObject({ status: 410 });
    expect((await list('seite', 'natur/unser-wald')).data).toEqual([]);
    const way = (await get<Contribution>(`${API}/${reference}`)).body;
    await send(fill(way, (data) => data));
    await expect.poll(async () => (await page('/natur/unser-wald/')).title, soon).toBe('Unser Wald');
  });

  it('is appended to a list, and two entries of one name stay separate', async () => {
    const fresh = async (from: string) => send(fill(await open('umleitung'), () => ({ von: from, nach: '/kontakt/' })));
    expect((await fresh('/forst/')).status).toBe(201);
    const [one, ...further] = (await list('umleitung', '/forst/')).data;
    expect(further).toEqual([]);
    const da = await open('umleitung', readId(one));
    const again = await send(fill(da, (data) => ({ ...data, nach: '/rathaus/' })));
    expect([again.status, again.errors], 'itself is no other of its name').toEqual([201, undefined]);
    const duplicate = await fresh('/forst/');
    expect([201, 422]).toContain(duplicate.status);
    expect((await open('gemeinde')).werte, 'there is one alone').toMatchObject({ schluessel: 'gemeinde' });
  });
});

describe('a new entry', () => {
  const beginLike = async (kind: string, how: string, who = 'redaktion') =>
    get<Contribution>(`${API}/inhalte/${kind}?wie=${encodeURIComponent(how)}`, who);
  const readData = ({ werte: values }: Contribution) => JSON.parse(String(values.daten)) as Record<string, unknown>;

  it('starts with the blocks of a pattern, with a title of its own', async () => {
    const { inhalt: content } = await open('seite');
    expect(content).toMatchObject({ kopie: null });
    const pattern = content?.muster.find(({ titel: title }) => title === 'Eine Einrichtung vorstellen');
    const how = new URL(pattern?.href ?? '', 'http://x').searchParams.get('wie') ?? '';
    const { body: fresh } = await beginLike('seite', how);
    expect(fresh).toMatchObject({ version: 0, status: 'Entwurf', inhalt: { art: 'seite', adresse: '/' } });
    expect(readData(fresh)).toMatchObject({ titel: '', bloecke: { length: 4 } });
    const { status } = await send(fill(fresh, (data) => ({ ...data, titel: 'Unser Hofladen' })));
    expect(status).toBe(201);
    await expect.poll(async () => (await page('/unser-hofladen/')).title, soon).toBe('Unser Hofladen');
  });

  it('gets its number on first release, keeps it after withdrawal, and the number is not reused', async () => {
    const empty = await open('artikel');
    expect(empty.inhalt).toMatchObject({ adresse: null });
    expect(empty.inhalt?.formular.felder.map(({ name }) => name)).not.toContain('id');
    const write = (title: string) => ({
      ...fill(empty, (data) => ({ ...data, titel: title, rubrik: 'Probe', id: 3 }), 'Ein Text.'),
      was: 'speichern',
    });
    const begonnene = [await send(write('Zuerst begonnen')), await send(write('Danach begonnen'))];
    const readNumber = async (reference: string) =>
      Number(/id_(\d+)/.exec((await get<Contribution>(`${API}/${reference}`)).body.oeffentlich ?? '')?.[1]);
    const act = async (was: string, reference: string) => {
      const { body } = await get<Contribution>(`${API}/${reference}`);
      expect(await send({ ...fill(body, (data) => data), was })).toMatchObject({ status: 201 });
      return readNumber(reference);
    };
    const [a = '', b = ''] = begonnene.map(({ referenz: reference }) => reference);
    const first = await act('freigeben', b);
    expect(first).toBeGreaterThan(3);
    expect(await act('freigeben', a)).toBe(first + 1);
    expect(await act('zurueckziehen', a)).toBeNaN();
    const { referenz: reference } = await send({ ...write('Später begonnen'), was: 'freigeben' });
    expect(await readNumber(reference)).toBe(first + 2);
    expect(await act('freigeben', a)).toBe(first + 1);
    expect(await act('freigeben', a), 'a correction changes none').toBe(first + 1);
  });

  it('starts as a copy of another entry, without its number and marked as a copy', async () => {
    const { inhalt: content } = await open('artikel', readId((await list('artikel')).data[0]));
    const how = new URL(content?.kopie ?? '', 'http://x').searchParams.get('wie') ?? '';
    const model = await open('artikel', how.slice('artikel/'.length));
    const { body: copy } = await beginLike('artikel', how);
    const [data, current] = [readData(copy), readData(model)];
    const { id: _, tage: __, ...words } = current;
    expect(data).toMatchObject({ ...words, titel: `Kopie von ${String(current.titel)}` });
    expect(data).not.toHaveProperty('id');
    expect(copy.werte).toMatchObject({ schluessel: '', text: model.werte.text });
    expect((await open('foto', readId((await list('foto')).data[0]))).inhalt?.kopie, 'bytes are not copied').toBeNull();
  });

  it('cannot be a copy of another kind or of an entry the account may not edit', async () => {
    for (const how of ['artikel/1-neue-bruecke', 'seite/gibt-es-nicht', 'seite', '../seite/schule']) {
      expect((await beginLike('seite', how)).status, how).toBe(404);
    }
    expect((await beginLike('seite', 'seite/grillplaetze', 'staff')).status).toBe(403);
  });
});

it('keeps its publication period in a draft and after a later correction', async () => {
  const times = { bis_datum: '31.12.2099', bis_zeit: '18:00' };
  const before = await open('seite', 'schule/mensa');
  const draft = { ...fill(before, (data) => data), ...times, was: 'speichern' };
  const { referenz: reference } = await send(draft);
  const saved = await open('seite', 'schule/mensa');
  expect(saved.werte).toMatchObject(times);
  expect((await send(fill(saved, (data) => data))).status).toBe(201);
  const end = () =>
    api()
      .database.db.selectFrom('redaktion_beitraege')
      .select('bis')
      .where('referenz', '=', reference)
      .executeTakeFirstOrThrow();
  expect(await end()).toEqual({ bis: new Date('2099-12-31T17:00:00Z') });

  const { db } = api().database;
  await sql`alter table redaktion_fassungen disable trigger user`.execute(db);
  await sql`update redaktion_fassungen set angaben = angaben - 'bis_datum' - 'bis_zeit'`.execute(db);
  await sql`alter table redaktion_fassungen enable trigger user`.execute(db);
  expect((await open('seite', 'schule/mensa')).werte, 'versions from before say nothing of it').toMatchObject(times);

  const after = await open('seite', 'schule/mensa');
  expect((await send({ ...fill(after, (data) => data), bis_datum: '', bis_zeit: '' })).status).toBe(201);
  expect(await end(), 'who empties the fields means it').toEqual({ bis: null });
  expect((await open('seite', 'schule/mensa')).werte.bis_datum).toBeUndefined();
});

it('a notice has calendar days; relative days of sample data become calendar days when edited', async () => {
  const { tag } = readBerlinTime(new Date());
  expect(JSON.parse(String((await open('bekanntmachung')).werte.daten))).toMatchObject({ von: tag });
  const before = await open('bekanntmachung', '2');
  const { von: from } = JSON.parse(String(before.werte.daten)) as { von: string };
  expect(from).toMatch(/^20\d\d-\d\d-\d\d$/);
  const wrong = await send(fill(before, (data) => ({ ...data, bis: addDays(from, -1) })));
  expect(wrong.errors).toEqual([{ feld: 'daten/bis', meldung: 'Das Ende liegt vor dem Beginn.' }]);
  const until = addDays(tag, 40);
  expect(await send(fill(before, (data) => ({ ...data, bis: until })))).toMatchObject({ status: 201 });
  const line = await api()
    .database.db.selectFrom('bekanntmachungen')
    .select(['datum_von', 'datum_bis'])
    .where('id', '=', 2)
    .executeTakeFirst();
  expect(line).toEqual({ datum_von: from, datum_bis: until });
});

it('a notice scheduled for midnight appears then without further action', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const [one] = (await list('bekanntmachung')).data;
  const vorlage = JSON.parse(String((await open('bekanntmachung', readId(one))).werte.daten));
  const empty = await open('bekanntmachung');
  const title = 'Satzung über das Läuten';
  const { status, referenz: reference } = await send({
    ...fill(empty, ({ id }: Record<string, unknown>) => ({ ...vorlage, id, titel: title })),
    ab_datum: tomorrow,
    ab_zeit: '0:00',
  });
  expect(status).toBe(201);
  const show = async () => (await get<Contribution>(`${API}/${reference}`)).body;
  expect(await show()).toMatchObject({ status: 'geplant', ab: expect.stringMatching(/0:00 Uhr$/) });
  const titleDerList = async () =>
    (await api().app.inject('/api/cms/bekanntmachungen?pro_seite=50'))
      .json()
      .data.map((b: { titel: string }) => b.titel);
  expect(await titleDerList()).not.toContain(title);

  const log = { error: vi.fn() };
  const publications = createPublications(createContentPublication(AREAS));
  const schedule = await followSchedule(api().database, publications, log);
  // The clock reaches midnight.
  const { db } = api().database;
  await db.updateTable('redaktion_beitraege').set({ ab: new Date() }).where('referenz', '=', reference).execute();
  await sql`select pg_notify('redaktion', '')`.execute(db);
  await expect.poll(titleDerList, soon).toContain(title);
  await schedule.end();
  expect(await show()).toMatchObject({ status: 'veröffentlicht' });
  expect(log.error).not.toHaveBeenCalled();
});

it('imported content becomes the newest version of entries that editors have written', async () => {
  const before = await open('seite', 'impressum');
  const { referenz: reference } = await send(fill(before, (data) => ({ ...data, titel: 'Geändert' })));
  await loadContent(api().database.db, readConfig({}).CONTENT_DIR);
  const after = (await get<Contribution>(`${API}/${reference}`)).body;
  expect(after).toMatchObject({ titel: before.titel, version: 3, status: 'veröffentlicht', ungeprueft: false });
  expect(after.verlauf.map(({ wer: who }) => who)).toEqual([
    'Import',
    expect.stringContaining('Redzep'),
    'Bisheriger Inhalt',
  ]);
  const wald = (await list('seite', 'natur/unser-wald')).data;
  expect(wald, 'what the content does not have is gone').toEqual([]);
  const { data } = (await get<{ data: { titel: string; status: string }[] }>(`${API}?q=wald&typ=inhalt`)).body;
  expect(data).toContainEqual(expect.objectContaining({ titel: 'Unser Wald', status: 'zurückgezogen' }));
});

it('several entries of a list are released or withdrawn together, with and without a draft, all or none', async () => {
  const choose = async (...names: string[]) => {
    const { data } = await list('artikel');
    return names.map((name) => data.find((entry) => readId(entry) === name)?.wahl ?? name);
  };
  const sendSeveral = async (contributions: string[], was: string, fields: object = {}) => {
    const payload = { beitraege: contributions, was, ...fields };
    const answer = await api().app.inject({ method: 'POST', url: `${API}/mehrere`, payload, headers: head() });
    return { status: answer.statusCode, text: answer.body };
  };
  const [first, second] = (await list('artikel')).data.map(readId);
  const gibt = async () => (await list('artikel')).data.map(readId).filter((id) => id === first || id === second);
  const draft = await open('artikel', first);
  expect((await send({ ...fill(draft, (data) => ({ ...data, titel: 'Auf einmal' })), was: 'speichern' })).status).toBe(
    201,
  );
  expect((await list('artikel')).data.find((entry) => readId(entry) === first)).toMatchObject({
    ungeprueft: true,
    wer: 'Redzep Test',
  });

  const both = await choose(first ?? '', second ?? '');
  expect(both[0]).toMatch(/^IN-\d{4}-\d+:\d+$/);
  expect(both[1]).toBe(`artikel/${second}:0`);
  const fort = await sendSeveral([...both, 'artikel/gibtesnicht:0'], 'zurueckziehen', { ohne_ersatz: '1' });
  expect([fort.status, fort.text.includes('gibt es nicht mehr')]).toEqual([404, true]);
  expect(await gibt(), 'all of them or none').toHaveLength(2);

  expect(await sendSeveral(both.slice(0, 1), 'freigeben')).toMatchObject({ status: 201 });
  expect((await list('artikel', 'Auf einmal')).data[0]).toMatchObject({ titel: 'Auf einmal', ungeprueft: false });
  expect(
    await sendSeveral(await choose(first ?? '', second ?? ''), 'zurueckziehen', { ohne_ersatz: '1' }),
  ).toMatchObject({
    status: 201,
  });
  expect(await gibt()).toEqual([]);
});

it('leads from a public page to its form, where the account may edit it', async () => {
  const ask = (path: string, who?: string) =>
    get<{ eintrag: unknown }>(`${API}/zur-seite?pfad=${encodeURIComponent(path)}`, who);
  const stand = 'Veröffentlicht';
  expect((await ask('/barrierefreiheit/')).body.eintrag).toEqual({
    href: '/intranet/redaktion/inhalt-seite/?id=barrierefreiheit',
    stand,
  });
  const [article] = (await list('artikel')).data;
  const id = readId(article);
  const { body: form } = await get<Contribution>(`${API}/inhalte/artikel?id=${encodeURIComponent(id)}`);
  const href = `/intranet/redaktion/inhalt-artikel/?id=${encodeURIComponent(id)}`;
  expect((await ask(form.oeffentlich ?? '')).body.eintrag).toMatchObject({ href });
  expect((await ask(form.oeffentlich ?? '', 'autor')).body.eintrag).toMatchObject({ href });
  for (const [path, who] of [
    ['/barrierefreiheit/', 'autor'],
    ['/gibt-es-nicht/', 'redaktion'],
    ['/../', 'redaktion'],
  ] as const) {
    expect(await ask(path, who), `${path} ${who}`).toEqual({ status: 200, body: { eintrag: null } });
  }
  expect((await ask('/barrierefreiheit/', 'staff')).status).toBe(403);
  expect((await ask('/barrierefreiheit/', 'visitor')).status).toBe(401);
});
