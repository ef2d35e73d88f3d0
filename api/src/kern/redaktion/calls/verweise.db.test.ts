import type { Beitrag, Ziel } from '@gm/shared/schemas/redaktion';
import { expect, it } from 'vitest';
import { API, bald, openRedaktion } from '../../../../test/open-redaktion.ts';

const { api, kopf } = openRedaktion();

const get = async <Body>(url: string) => (await api().app.inject({ url, headers: kopf() })).json<Body>();
const open = (art: string, id: string) => get<Beitrag>(`${API}/inhalte/${art}?id=${encodeURIComponent(id)}`);
const send = async ({ referenz, version, werte }: Beitrag, felder: object) => {
  const payload = { ...werte, referenz, version, was: 'freigeben', ...felder };
  const antwort = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: kopf() });
  return { status: antwort.statusCode, ...antwort.json<{ errors?: { feld: string; meldung: string }[] }>() };
};
const route = (pfad: string) =>
  get<{ title?: string; status?: number; redirect?: object | null }>(`/api/cms/route?url=${encodeURI(pfad)}`);
const menu = async () => JSON.stringify(await get(`/api/cms/menu?name=Hauptmen${encodeURIComponent('ü')}`));

it('offers pages and entries by words of their title, or by the beginning of their path', async () => {
  const list = async (q: string) => (await get<{ data: Ziel[] }>(`${API}/ziele?q=${encodeURIComponent(q)}`)).data;
  expect(await list('grillpl')).toContainEqual({ titel: 'Grillplätze', pfad: '/grillplaetze/', art: 'Seite' });
  expect(await list('noten trinkwasser')).toMatchObject([
    { art: 'Meldung', pfad: expect.stringMatching(/^\/aktuelles\//) },
  ]);
  expect((await list('/klima-umwelt/')).every(({ pfad }) => pfad.startsWith('/klima-umwelt/'))).toBe(true);
  expect(await list('100%_'), 'signs of the database are letters').toEqual([]);
});

it('a page moves: links and menu lead to it, its old address does, and editors who were at one of them lose nothing', async () => {
  // Somebody has a draft of a page that leads there.
  const verweisend = await open('seite', 'barfusspark/index');
  const mitLink = { text: `${verweisend.werte.text}\n\nSiehe [Grillen](/grillplaetze/#feuer).` };
  expect(await send(verweisend, mitLink)).toMatchObject({ status: 201 });
  const offen = await open('seite', 'barfusspark/index');
  await send(offen, { was: 'speichern', text: 'Mein Entwurf' });

  const vorher = await open('seite', 'grillplaetze');
  expect(vorher.inhalt).toMatchObject({ umzug: '/grillplaetze/', hatAdresse: true });
  expect(vorher.inhalt?.hierher.map(({ titel }) => titel)).toContain('Barfußpark Tannenhöhe');
  for (const [adresse, meldung] of [
    ['/kontakt/', 'Unter /kontakt/ steht schon die Seite „Kontakt“.'],
    ['/grillplaetze/neu/', 'Eine Seite kann nicht unter sich selbst stehen.'],
  ]) {
    expect(await send(vorher, { adresse })).toMatchObject({ status: 422, errors: [{ feld: 'adresse', meldung }] });
  }
  expect(await send(vorher, { adresse: 'Freizeit/Grillplätze am Wald' })).toMatchObject({ status: 201 });

  await expect.poll(() => route('/freizeit/grillplaetze-am-wald/'), bald).toMatchObject({ title: 'Grillplätze' });
  expect((await route('/grillplaetze/')).redirect).toEqual({ href: '/freizeit/grillplaetze-am-wald/', status: 301 });
  expect(await menu()).not.toContain('"/grillplaetze/"');

  const nachher = await open('seite', 'freizeit/grillplaetze-am-wald');
  expect(nachher).toMatchObject({ version: 2, oeffentlich: '/freizeit/grillplaetze-am-wald/', ungeprueft: false });
  expect(nachher.werte.schluessel).toBe('freizeit/grillplaetze-am-wald');
  const entwurf = await open('seite', 'barfusspark/index');
  expect(entwurf, 'a draft stays the newest').toMatchObject({ werte: { text: 'Mein Entwurf' }, ungeprueft: true });
  const folge = await get<{ text: string; angaben: { wert: string }[] }>(
    `${API}/${entwurf.referenz}/fassung/${entwurf.version - 1}`,
  );
  expect(JSON.stringify(folge.angaben)).toContain('(/freizeit/grillplaetze-am-wald/#feuer)');

  expect(await send(nachher, { adresse: '/grillplaetze/' })).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), bald).toMatchObject({ title: 'Grillplätze', redirect: null });
});

it('who takes a page away says where links to it lead then, or that they lead nowhere', async () => {
  const weg = await open('seite', 'grillplaetze');
  const was = 'zurueckziehen';
  const abgelehnt = await send(weg, { was });
  expect(abgelehnt.errors?.map(({ feld }) => feld)).toEqual(['ersatz']);
  expect(abgelehnt.errors?.[0]?.meldung).toMatch(/^Hierher führen noch Links von „.*Nennen Sie, wohin/);
  for (const ersatz of ['/grillplaetze/', 'irgendwohin']) {
    expect(
      (await send(weg, { was, ersatz })).errors?.map(({ feld }) => feld),
      ersatz,
    ).toEqual(['ersatz']);
  }
  expect(await send(weg, { was, ersatz: '/barfusspark/' })).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), bald).toMatchObject({ redirect: { href: '/barfusspark/' } });
  const wieder = await get<Beitrag>(`${API}/${(await open('seite', 'grillplaetze')).referenz || weg.referenz}`);
  expect(await send(wieder, {})).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), bald).toMatchObject({ title: 'Grillplätze' });
});

it('an entry with a number is linked to under any title it had', async () => {
  const seite = await open('seite', 'barrierefreiheit');
  const meldung = (await get<{ data: Ziel[] }>(`${API}/ziele?q=noten+trinkwasser`)).data[0]?.pfad ?? '';
  const alteAdresse = meldung.replace(/[^/]*-id_/, 'alter-titel-id_');
  expect(await send(seite, { text: `[Meldung](${alteAdresse})` })).toMatchObject({ status: 201 });
  const nummer = /id_(\d+)/.exec(meldung)?.[1];
  const alle = await get<{ data: { detailURL: string; titel: string }[] }>(`${API}/inhalte?typ=artikel&q=Trinkwasser`);
  const id = alle.data.map(({ detailURL }) => new URL(detailURL, 'http://x').searchParams.get('id') ?? '');
  const artikel = await Promise.all(id.map((eine) => open('artikel', eine)));
  const eintrag = artikel.find(({ werte }) => JSON.parse(String(werte.daten)).id === Number(nummer));
  expect(eintrag?.inhalt?.hierher.map(({ titel }) => titel)).toContain(seite.titel);
  expect(eintrag && (await send(eintrag, { was: 'zurueckziehen', ohne_ersatz: '1' }))).toMatchObject({ status: 201 });
  await expect.poll(() => route(meldung), bald).toMatchObject({ status: 410 });
});
