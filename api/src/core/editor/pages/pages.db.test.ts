import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import type { PagePlace, PageTree } from '@gm/shared/schemas/editor/pages';
import { expect, it } from 'vitest';
import { API, openEditorial, soon } from '../../../../test/open-editorial.ts';

const { api, kopf: head } = openEditorial();

const get = async <Body>(url: string, who = 'redaktion') =>
  (await api().app.inject({ url, headers: head(who) })).json<Body>();
const tree = async (query = '') => (await get<PageTree>(`${API}/seiten?${query}`)).data;
const findPage = async (path: string) => {
  const page = (await tree(`ort=${path}`)).find(({ pfad }) => pfad === path);
  if (!page) throw new Error(`${path} is not in the tree`);
  return page;
};
const openPlace = async (path: string) => {
  const { einrichten = '' } = await findPage(path);
  return get<PagePlace>(`${API}/seite${new URL(einrichten ?? '', 'http://x').search}`);
};
const send = async (order: object, who = 'redaktion') => {
  const answer = await api().app.inject({
    method: 'POST',
    url: `${API}/seite`,
    payload: order,
    headers: head(who),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ referenz: string; errors?: { feld: string; meldung: string }[] }>(),
  };
};
const fill = ({ wahl, titel, unter, kurz, stelle: menue }: PagePlace) => ({ wahl, titel, unter, kurz, menue });
const route = (path: string) =>
  get<{ title?: string; redirect?: { href: string } | null }>(`/api/cms/route?url=${encodeURI(path)}`);
const readMenu = () => get<{ menuItems: unknown[] }>(`/api/cms/menu?name=${encodeURIComponent('Hauptmenü')}`);
const release = async (reference: string, fields: object = {}) => {
  const { werte: values, version } = await get<Contribution>(`${API}/${reference}`);
  const payload = { ...values, referenz: reference, version, was: 'freigeben', ...fields };
  const answer = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: head() });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
};
const FREIZEIT = JSON.stringify(['Freizeit & Kultur']);
const FRESH = { wahl: '', titel: 'Rodelbahn am Hang', unter: '/barfusspark/', kurz: '', menue: '' };

it('lists pages below the nearest page above them, by title, with what a search and a branch leave', async () => {
  const all = await tree();
  expect(all[0]).toMatchObject({ pfad: '/', tiefe: 0 });
  const park = all.findIndex(({ pfad }) => pfad === '/barfusspark/');
  expect(all[park]).toMatchObject({ tiefe: 0, unterseiten: 3, imMenue: true, stand: '' });
  expect(all.slice(park + 1, park + 4).map(({ titel, tiefe }) => `${tiefe} ${titel}`)).toEqual(
    ['1 Anfahrt', '1 Öffnungszeiten und Preise', '1 Stationen'].map((name) =>
      expect.stringContaining(name.slice(0, 6)),
    ),
  );
  expect((await tree('q=mensa')).map(({ pfad }) => pfad)).toEqual(['/schule/', '/schule/mensa/']);
  expect((await tree('ort=/barfusspark/')).every(({ pfad }) => pfad.startsWith('/barfusspark/'))).toBe(true);
});

it('a page is created below another as a draft, and is in the menu as soon as it is public', async () => {
  for (const [fault, field] of [
    [{ titel: '' }, 'titel'],
    [{ unter: '/gibt-es-nicht/' }, 'unter'],
    [{ kurz: 'anfahrt' }, 'kurz'],
    [{ menue: '["Gibt es nicht"]' }, 'menue'],
  ] as const) {
    expect(await send({ ...FRESH, ...fault })).toMatchObject({ status: 422, errors: [{ feld: field }] });
  }
  const { status, referenz: reference } = await send({ ...FRESH, menue: FREIZEIT });
  expect(status).toBe(201);
  expect(await send(FRESH), 'a draft has its address').toMatchObject({ status: 422, errors: [{ feld: 'kurz' }] });
  expect(await findPage('/barfusspark/rodelbahn-am-hang/')).toMatchObject({
    stand: expect.stringMatching(/^Entwurf/),
    imMenue: false,
    darunter: null,
  });

  const draft = await openPlace('/barfusspark/rodelbahn-am-hang/');
  expect(draft).toMatchObject({ titel: FRESH.titel, unter: '/barfusspark/', stelle: FREIZEIT, isPublic: false });
  expect((await send({ ...fill(draft), titel: 'Rodelbahn', kurz: 'rodeln' })).status).toBe(201);
  const form = await get<Contribution>(`${API}/${reference}`);
  expect(form.freigabe).toContain('unter „Freizeit & Kultur“');
  expect(form.werte, 'the form of the page does not send it').not.toHaveProperty('menue');
  await release(reference);
  await expect.poll(() => route('/barfusspark/rodeln/'), soon).toMatchObject({ title: 'Rodelbahn' });
  const readMenuText = async () => JSON.stringify(await readMenu());
  await expect.poll(readMenuText, soon).toContain('"title":"Rodelbahn","href":"/barfusspark/rodeln/"');
  const menu = await readMenuText();

  // Later releases leave the menu alone.
  const { referenz: main } = await get<Contribution>(`${API}/inhalte/menu?id=hauptmenue`);
  expect(main, 'a menu without versions gets none').toBe('');
  await release(reference, { text: 'Mit Schlitten.' });
  expect(JSON.stringify(await readMenu())).toBe(menu);
});

it('a public page is renamed and moved with all below it: addresses redirect, and the menu follows', async () => {
  const before = await openPlace('/schule/');
  expect(before).toMatchObject({ isPublic: true, unter: '/', kurz: 'schule', imMenue: 'unter „Familie & Bildung“' });
  expect(await send({ ...fill(before), unter: '/schule/mensa/' })).toMatchObject({
    status: 422,
    errors: [{ feld: 'kurz', meldung: 'Eine Seite kann nicht unter sich selbst stehen.' }],
  });
  const { titel: title } = await openPlace('/schule/mensa/');
  expect((await send({ ...fill(before), unter: '/familie-bildung/', kurz: 'schulen' })).status).toBe(201);
  await expect.poll(() => route('/schule/'), soon).toMatchObject({ redirect: { href: '/familie-bildung/schulen/' } });
  expect(await route('/schule/mensa/')).toMatchObject({ redirect: { href: '/familie-bildung/schulen/mensa/' } });
  expect(await route('/familie-bildung/schulen/mensa/')).toMatchObject({ title });
  await expect.poll(async () => JSON.stringify(await readMenu()), soon).not.toContain('"/schule/');
  const above = before.seiten.map(({ wert }) => wert);
  expect(above).toContain('/familie-bildung/');
  expect(
    above.filter((path) => path.startsWith('/schule/')),
    'never under itself',
  ).toEqual([]);

  const grill = await openPlace('/grillplaetze/');
  expect(await send({ ...fill(grill), titel: 'Grillen' })).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), soon).toMatchObject({ title: 'Grillen', redirect: null });
  await expect
    .poll(async () => JSON.stringify(await readMenu()), { ...soon, message: 'an item with the former title follows' })
    .toContain('"title":"Grillen"');
  expect(await send({ ...fill(grill), titel: 'Zu spät' }), 'from an older version').toMatchObject({ status: 422 });
});

it('a page with changes that are not released, and the home page, keep what they are', async () => {
  const open = await get<Contribution>(`${API}/inhalte/seite?id=feuerwehr/index`);
  const payload = { ...open.werte, version: open.version, was: 'speichern', text: 'Entwurf' };
  await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: head() });
  expect(await findPage('/feuerwehr/')).toMatchObject({ stand: 'mit Änderungen, die noch nicht freigegeben sind' });
  expect(await send(fill(await openPlace('/feuerwehr/')))).toMatchObject({
    status: 422,
    errors: [{ feld: 'titel', meldung: expect.stringContaining('noch nicht freigegeben') }],
  });
  expect((await send(fill(await openPlace('/')))).status).toBe(201);
  expect(await route('/')).toMatchObject({ redirect: null });
});

it('an author of one branch sees it alone and changes no menu', async () => {
  expect(await tree('')).not.toEqual([]);
  const answer = await get<PageTree>(`${API}/seiten`, 'autor');
  expect(answer).toMatchObject({ data: [], menue: null });
  expect(await send(FRESH, 'autor')).toMatchObject({ status: 422, errors: [{ feld: 'titel' }] });
});
