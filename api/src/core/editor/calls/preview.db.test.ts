import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Route } from '@gm/shared/schemas/page';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEditorial } from '../../../../test/open-editorial.ts';
import { createPreviewRepository } from '../preview/preview-repository.ts';

const { api, kopf: head } = openEditorial();

const data = (fields: object = {}) => JSON.stringify({ titel: 'Bäume', ...fields });
async function send(payload: object, who = 'redaktion') {
  const answer = await api().app.inject({
    method: 'POST',
    url: '/api/intranet/redaktion/vorschau',
    payload,
    headers: head(who),
  });
  return { status: answer.statusCode, ...answer.json<{ token: string; href: string; detail?: string }>() };
}
const read = async (href: string) => {
  const answer = await api().app.inject(`/api/cms/route?url=${href}`);
  return { status: answer.statusCode, cache: answer.headers['cache-control'], seite: answer.json<Route>() };
};

it('shows the changed page below its ancestors to holders of its address only', async () => {
  const blocks = [
    { template: 'bild-text', context: { titel: 'Linde', md: '**Alt**', foto: 'aussichtspunkt-sonnenaufgang.jpg' } },
    { template: 'text', versteckt: true, context: { md: 'Später' } },
  ];
  const { status, href } = await send({
    schluessel: 'klima-umwelt/baeume',
    daten: data({ bloecke: blocks }),
    text: 'Vorn',
  });
  expect(status).toBe(201);
  const { seite: page, cache } = await read(href);
  expect(cache).toBe('private, no-store');
  expect(page).toMatchObject({ title: 'Bäume', robots: 'noindex, nofollow' });
  expect(page.breadcrumbs.map((krume) => krume.href)).toEqual(['/', '/klima-umwelt/', '/klima-umwelt/baeume/']);
  expect(page.blocks.map(({ template }) => template)).toEqual(['text', 'bild-text']);
  expect(page.blocks[1]?.context).toMatchObject({ text: expect.stringContaining('<strong>Alt</strong>') });
  expect(page.blocks[1]?.context).toHaveProperty('bild.id');
  expect((await read('/klima-umwelt/baeume/')).status, 'it is no page of the site').toBe(404);
  // The last character of a token may be any of its alphabet.
  const other = href.at(-2) === 'x' ? 'y' : 'x';
  expect((await read(`${href.slice(0, -2)}${other}/`)).status).toBe(404);
});

it('keeps one address while an entry is written, which other accounts cannot change, and expires', async () => {
  const first = await send({ schluessel: '', daten: data(), text: '' });
  const second = await send({ schluessel: '', daten: data({ titel: 'Linden' }), text: '', token: first.token });
  expect(second.href).toBe(first.href);
  expect((await read(first.href)).seite.title).toBe('Linden');
  const foreign = await send(
    { schluessel: '', daten: data({ titel: 'Eichen' }), text: '', token: first.token },
    'admin',
  );
  expect(foreign.token).not.toBe(first.token);
  expect((await read(first.href)).seite.title).toBe('Linden');

  const { db } = api().database;
  await sql`update redaktion_vorschauen set erstellt = now() - interval '8 days' where token = ${first.token}`.execute(
    db,
  );
  expect((await read(first.href)).status).toBe(404);
  await createPreviewRepository(db).cleanUp();
  const rest = await db.selectFrom('redaktion_vorschauen').select('token').execute();
  expect(rest.map(({ token }) => token)).not.toContain(first.token);
  expect(rest.map(({ token }) => token)).toContain(foreign.token);
});

it('shows a page as on a chosen day: results of its calls, and whether an office is open', async () => {
  const payload = { schluessel: '', daten: data({ bloecke: [{ template: 'oeffnungszeiten' }] }), text: '' };
  const { token, href } = await send({ ...payload, am: '01.12.2031', um: '08:30' });
  expect((await read(href)).seite.blocks[0]?.context).toMatchObject({ jetzt: '2031-12-01T07:30:00.000Z' });
  const askTag = async (head: string) => {
    const headers = { 'x-vorschau': head };
    const url = '/api/cms/veranstaltungen?pro_seite=1';
    return (await api().app.inject({ url, headers })).json<{ heute: string }>().heute;
  };
  const today = readBerlinTime(new Date()).tag;
  expect(await askTag(token)).toBe('2031-12-01');
  expect(await askTag('a'.repeat(32)), 'the clock moves only with a preview').toBe(today);

  expect((await send({ ...payload, token })).token).toBe(token);
  expect(await askTag(token), 'now again').toBe(today);
  expect((await read(href)).seite.blocks[0]?.context).not.toHaveProperty('jetzt');
  expect((await send({ ...payload, am: '31.02.2031' })).status).toBe(422);
});

const LINDEN = JSON.stringify({ titel: 'Linden', einleitung: 'Sie blühen.', rubrik: 'Klima & Umwelt' });

it('shows no other day to accounts that may not read unpublished content', async () => {
  const artikel = { art: 'artikel', schluessel: '', daten: LINDEN, text: 'Sie blühen.' };
  const { token, status } = await send({ ...artikel, am: '01.12.2031', um: '08:30' }, 'autor');
  expect(status).toBe(201);
  const headers = { 'x-vorschau': token };
  const answer = await api().app.inject({ url: '/api/cms/veranstaltungen?pro_seite=1', headers });
  expect(answer.json<{ heute: string }>().heute).toBe(readBerlinTime(new Date()).tag);
});

it('reports faults, and is reserved for editors', async () => {
  const withoutTitle = await send({ schluessel: '', daten: '{}', text: '' });
  expect(withoutTitle.status).toBe(422);
  expect(withoutTitle.detail).toMatch(/fehlt|Angabe/);
  const blocks = [{ template: 'bild-text', context: { foto: 'gibt-es-nicht.jpg' } }];
  expect(await send({ schluessel: '', daten: data({ bloecke: blocks }), text: '' })).toMatchObject({
    status: 422,
    detail: expect.stringContaining('gibt-es-nicht.jpg'),
  });
  expect((await send({ schluessel: '', daten: 'kein JSON', text: '' })).status).toBe(422);
  expect((await send({ schluessel: '', daten: data(), text: '' }, 'staff')).status).toBe(403);
  expect((await send({ schluessel: '', daten: data(), text: '' }, 'visitor')).status).toBe(401);
});
