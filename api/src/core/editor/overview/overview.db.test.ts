import type { Overview } from '@gm/shared/schemas/editor/overview';
import type { Task } from '@gm/shared/schemas/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { logInAll, logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { findPhoto } from './find-pictures.ts';

const API = '/api/intranet/redaktion';

let api: TestApp;
let content: TestContent;
let head: Record<string, Record<string, string>> = {};

const titles = (lines: readonly { titel: string }[]) => lines.map(({ titel: title }) => title);

async function readStart(who: string): Promise<Overview> {
  const answer = await api.app.inject({ url: API, headers: head[who] ?? {} });
  expect(answer.statusCode).toBe(200);
  return answer.json().start;
}

/** Sends the form of a page as it is opened, with another title and these fields; without a key of a new page. */
async function edit(who: string, key: string, title: string, fields: Record<string, unknown>) {
  const opened = await api.app.inject({
    url: `${API}/inhalte/seite?${new URLSearchParams({ id: key })}`,
    headers: head[who] ?? {},
  });
  const { referenz: reference, version, werte: values } = opened.json();
  const data = JSON.stringify({ ...JSON.parse(values.daten ?? '{}'), titel: title });
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API}/inhalt`,
    headers: head[who] ?? {},
    payload: { ...values, referenz: reference, version, daten: data, ...fields },
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
}

beforeAll(async () => {
  content = await createTestContent();
  await content.write('seiten/wald.md', '---\ntitel: Wald\n---\nBäume\n');
  await content.write('redaktionsregeln.yaml', 'saetze: aus\n');
  api = await createTestApp({ LOGIN_LIMIT: 10_000 });
  await loadContent(api.database.db, content.ordner);
  head = await logInAll(api.database);
  const { id, headers } = await logInTestAccount(api.database, {
    art: 'intern',
    vorname: 'Bea',
    nachname: 'Wald',
    rollen: [],
  });
  head.bea = headers;
  await api.database.db
    .insertInto('kontorechte')
    .values({ konto_id: id, art: 'seite', zweig: '/wald/', darf: 'schreiben' })
    .execute();
  await edit('bea', 'wald', 'Wald im Winter', { was: 'vorlegen' });
  await edit('redaktion', '', 'Bach im Winter', {
    adresse: '/bach/',
    text: 'Wasser',
    was: 'freigeben',
    ab_datum: '30.11.2099',
    ab_zeit: '08:00',
    bis_datum: '02.12.2099',
    bis_zeit: '18:30',
  });
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

it('an editor sees own work, what waits for a release by this account, and what is planned by day', async () => {
  const start = await readStart('redaktion');
  expect(titles(start.zuletzt)).toEqual(['Bach im Winter']);
  expect(start.zuletzt[0]).toMatchObject({ status: 'geplant', bezeichnung: 'Seite', bild: null });
  expect([start.aufMich.anzahl, titles(start.aufMich.data)]).toEqual([1, ['Wald im Winter']]);
  expect(start.aufAndere).toEqual({ anzahl: 0, data: [] });
  expect(start.geplant.anzahl).toBe(2);
  expect(
    start.geplant.tage.map(({ titel: day, data }) => [day, data.map(({ was, uhrzeit }) => [was, uhrzeit])]),
  ).toEqual([
    ['Montag, 30. November', [['erscheint', '08:00 Uhr']]],
    ['Mittwoch, 2. Dezember', [['endet', '18:30 Uhr']]],
  ]);
});

it('an author of one branch sees only that branch', async () => {
  const start = await readStart('bea');
  expect(titles(start.zuletzt)).toEqual(['Wald im Winter']);
  expect(start.aufMich).toEqual({ anzahl: 0, data: [] });
  expect([start.aufAndere.anzahl, titles(start.aufAndere.data)]).toEqual([1, ['Wald im Winter']]);
  expect(start.geplant).toEqual({ anzahl: 0, tage: [] });
  expect(start.arten.map(({ art, gruppe }) => [art, gruppe])).toEqual([['seite', 'Seiten und Menü']]);
});

it('who did nothing and has no request sees empty lists, with all kinds under their headings', async () => {
  const start = await readStart('admin');
  expect(start.zuletzt).toEqual([]);
  expect(start.aufAndere.anzahl).toBe(0);
  expect([...new Set(start.arten.map(({ gruppe: group }) => group))]).toEqual([
    'Seiten und Menü',
    'Aktuelles',
    'Veranstaltungen',
    'Verwaltung',
    'Rat',
    'Ferienprogramm',
    'Mails',
    'Einstellungen',
  ]);
});

it('a filter leads to the list, without the start', async () => {
  for (const query of ['ansicht=alle', 'q=wald', 'typ=artikel', 'sort=titel']) {
    const answer = await api.app.inject({ url: `${API}?${query}`, headers: head.redaktion ?? {} });
    expect([query, answer.json().start]).toEqual([query, null]);
  }
});

const readTasks = async (who: string) => {
  const answer = await api.app.inject({ url: '/api/cms/intranet/aufgaben', headers: head[who] ?? {} });
  return [answer.statusCode, answer.json().data?.map((task: Task) => [task.titel, task.anzahl, task.ueberfaellig])];
};

it('tasks are those of the account, with their number and what is overdue', async () => {
  const { db } = api.database;
  for (const subject of ['Bank', 'Laterne']) {
    const payload = {
      betreff: subject,
      nachricht: 'Am Spielplatz ist etwas kaputt.',
      name: 'Ada Lovelace',
      email: 'ada@beispiel.example',
      datenschutz: true,
      route: '/kontakt/',
    };
    expect((await api.app.inject({ method: 'POST', url: '/api/kontakt', payload })).statusCode).toBe(201);
  }
  const list = async () =>
    (await api.app.inject({ url: '/api/intranet/freigaben', headers: head.redaktion ?? {} })).json().data;
  const [first] = await list();
  const setAge = (days: number) =>
    sql`update einsendungen set erstellt = now() - make_interval(days => ${days}::int)
      where referenz = ${first.referenz}`.execute(db);
  for (const age of [4, 5, 6, 7]) {
    await setAge(age);
    const late = (await list()).filter(({ ampel }: { ampel: string }) => ampel === 'ueberfaellig').length;
    expect([age, await readTasks('redaktion')]).toEqual([
      age,
      [
        200,
        [
          ['Freigaben', 2, late],
          ['Beiträge zur Freigabe', 1, 0],
        ],
      ],
    ]);
  }
  expect(await readTasks('bea')).toEqual([200, [['Von Ihnen vorgelegt', 1, 0]]]);
  expect(await readTasks('staff')).toEqual([200, []]);
  expect((await readTasks('visitor'))[0]).toBe(401);
});

it('the picture of an entry is the first photo in its data, in a block as well', () => {
  expect(findPhoto({ titel: 'Wald', bild: 'wald.jpg' })).toBe('wald.jpg');
  expect(findPhoto({ bloecke: [{ text: 'Das Bild wald.jpg' }, { context: { bilder: ['bach.webp'] } }] })).toBe(
    'bach.webp',
  );
  expect(findPhoto({ titel: 'Wald', zahl: 3, leer: null })).toBeNull();
});
