import type { Contribution, Target } from '@gm/shared/schemas/editor/editorial';
import { expect, it } from 'vitest';
import { API, openEditorial, soon } from '../../../../test/open-editorial.ts';

const { api, kopf: head } = openEditorial();

const get = async <Body>(url: string) => (await api().app.inject({ url, headers: head() })).json<Body>();
const open = (kind: string, id: string) => get<Contribution>(`${API}/inhalte/${kind}?id=${encodeURIComponent(id)}`);
const send = async ({ referenz: reference, version, werte: values }: Contribution, fields: object) => {
  const payload = { ...values, referenz: reference, version, was: 'freigeben', ...fields };
  const answer = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: head() });
  return { status: answer.statusCode, ...answer.json<{ errors?: { feld: string; meldung: string }[] }>() };
};
const route = (path: string) =>
  get<{ title?: string; status?: number; redirect?: object | null }>(`/api/cms/route?url=${encodeURI(path)}`);
const menu = async () => JSON.stringify(await get(`/api/cms/menu?name=Hauptmen${encodeURIComponent('ü')}`));

it('suggests pages and entries by words of their title or by the beginning of their path', async () => {
  const list = async (q: string) => (await get<{ data: Target[] }>(`${API}/ziele?q=${encodeURIComponent(q)}`)).data;
  expect(await list('grillpl')).toContainEqual({ titel: 'Grillplätze', pfad: '/grillplaetze/', art: 'Seite' });
  expect(await list('noten trinkwasser')).toMatchObject([
    { art: 'Meldung', pfad: expect.stringMatching(/^\/aktuelles\//) },
  ]);
  expect((await list('/klima-umwelt/')).every(({ pfad: path }) => path.startsWith('/klima-umwelt/'))).toBe(true);
  expect(await list('100%_'), 'signs of the database are letters').toEqual([]);
});

it('a page moves: links, menu and its old address lead to it, and editors with an open form lose nothing', async () => {
  // A draft of another page links there.
  const referring = await open('seite', 'barfusspark/index');
  const withLink = { text: `${referring.werte.text}\n\nSiehe [Grillen](/grillplaetze/#feuer).` };
  expect(await send(referring, withLink)).toMatchObject({ status: 201 });
  const stillOpen = await open('seite', 'barfusspark/index');
  await send(stillOpen, { was: 'speichern', text: 'Mein Entwurf' });

  const before = await open('seite', 'grillplaetze');
  expect(before.inhalt).toMatchObject({ umzug: '/grillplaetze/', hatAdresse: true });
  expect(before.inhalt?.hierher.map(({ titel: title }) => title)).toContain('Barfußpark Tannenhöhe');
  for (const [address, message] of [
    ['/kontakt/', 'Unter /kontakt/ steht schon die Seite „Kontakt“.'],
    ['/grillplaetze/neu/', 'Eine Seite kann nicht unter sich selbst stehen.'],
  ]) {
    expect(await send(before, { adresse: address })).toMatchObject({
      status: 422,
      errors: [{ feld: 'adresse', meldung: message }],
    });
  }
  expect(await send(before, { adresse: 'Freizeit/Grillplätze am Wald' })).toMatchObject({ status: 201 });

  await expect.poll(() => route('/freizeit/grillplaetze-am-wald/'), soon).toMatchObject({ title: 'Grillplätze' });
  expect((await route('/grillplaetze/')).redirect).toEqual({ href: '/freizeit/grillplaetze-am-wald/', status: 301 });
  expect(await menu()).not.toContain('"/grillplaetze/"');

  const after = await open('seite', 'freizeit/grillplaetze-am-wald');
  expect(after).toMatchObject({ version: 2, oeffentlich: '/freizeit/grillplaetze-am-wald/', ungeprueft: false });
  expect(after.werte.schluessel).toBe('freizeit/grillplaetze-am-wald');
  const draft = await open('seite', 'barfusspark/index');
  expect(draft, 'a draft stays the newest').toMatchObject({ werte: { text: 'Mein Entwurf' }, ungeprueft: true });
  const sequence = await get<{ text: string; angaben: { wert: string }[] }>(
    `${API}/${draft.referenz}/fassung/${draft.version - 1}`,
  );
  expect(JSON.stringify(sequence.angaben)).toContain('(/freizeit/grillplaetze-am-wald/#feuer)');

  expect(await send(after, { adresse: '/grillplaetze/' })).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), soon).toMatchObject({ title: 'Grillplätze', redirect: null });
});

it('deleting a page requires a target for links to it, or the confirmation that they break', async () => {
  const way = await open('seite', 'grillplaetze');
  const was = 'zurueckziehen';
  const rejected = await send(way, { was });
  expect(rejected.errors?.map(({ feld: field }) => field)).toEqual(['ersatz']);
  expect(rejected.errors?.[0]?.meldung).toMatch(/^Hierher führen noch Links von „.*Nennen Sie, wohin/);
  for (const replacement of ['/grillplaetze/', 'irgendwohin']) {
    expect(
      (await send(way, { was, ersatz: replacement })).errors?.map(({ feld: field }) => field),
      replacement,
    ).toEqual(['ersatz']);
  }
  expect(await send(way, { was, ersatz: '/barfusspark/' })).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), soon).toMatchObject({ redirect: { href: '/barfusspark/' } });
  const again = await get<Contribution>(`${API}/${(await open('seite', 'grillplaetze')).referenz || way.referenz}`);
  expect(await send(again, {})).toMatchObject({ status: 201 });
  await expect.poll(() => route('/grillplaetze/'), soon).toMatchObject({ title: 'Grillplätze' });
});

it('links to an entry with a number match under any earlier title', async () => {
  const page = await open('seite', 'barrierefreiheit');
  const message = (await get<{ data: Target[] }>(`${API}/ziele?q=noten+trinkwasser`)).data[0]?.pfad ?? '';
  const oldAddress = message.replace(/[^/]*-id_/, 'alter-titel-id_');
  expect(await send(page, { text: `[Meldung](${oldAddress})` })).toMatchObject({ status: 201 });
  const num = /id_(\d+)/.exec(message)?.[1];
  const all = await get<{ data: { detailURL: string; titel: string }[] }>(`${API}/inhalte?typ=artikel&q=Trinkwasser`);
  const id = all.data.map(({ detailURL }) => new URL(detailURL, 'http://x').searchParams.get('id') ?? '');
  const artikel = await Promise.all(id.map((one) => open('artikel', one)));
  const entry = artikel.find(({ werte: values }) => JSON.parse(String(values.daten)).id === Number(num));
  expect(entry?.inhalt?.hierher.map(({ titel: title }) => title)).toContain(page.titel);
  expect(entry && (await send(entry, { was: 'zurueckziehen', ohne_ersatz: '1' }))).toMatchObject({ status: 201 });
  await expect.poll(() => route(message), soon).toMatchObject({ status: 410 });
});
