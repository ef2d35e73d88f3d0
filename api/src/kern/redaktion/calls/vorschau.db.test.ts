import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Route } from '@gm/shared/schemas/seite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openRedaktion } from '../../../../test/open-redaktion.ts';
import { createVorschauRepository } from '../vorschau/vorschau-repository.ts';

const { api, kopf } = openRedaktion();

const daten = (felder: object = {}) => JSON.stringify({ titel: 'Bäume', ...felder });
async function send(payload: object, wer = 'redaktion') {
  const antwort = await api().app.inject({
    method: 'POST',
    url: '/api/intranet/redaktion/vorschau',
    payload,
    headers: kopf(wer),
  });
  return { status: antwort.statusCode, ...antwort.json<{ token: string; href: string; detail?: string }>() };
}
const read = async (href: string) => {
  const antwort = await api().app.inject(`/api/cms/route?url=${href}`);
  return { status: antwort.statusCode, cache: antwort.headers['cache-control'], seite: antwort.json<Route>() };
};

it('shows a page as it would be, below the pages it stands under, to whoever knows the address and nobody else', async () => {
  const bloecke = [
    { template: 'bild-text', context: { titel: 'Linde', md: '**Alt**', foto: 'aussichtspunkt-sonnenaufgang.jpg' } },
    { template: 'text', versteckt: true, context: { md: 'Später' } },
  ];
  const { status, href } = await send({ schluessel: 'klima-umwelt/baeume', daten: daten({ bloecke }), text: 'Vorn' });
  expect(status).toBe(201);
  const { seite, cache } = await read(href);
  expect(cache).toBe('private, no-store');
  expect(seite).toMatchObject({ title: 'Bäume', robots: 'noindex, nofollow' });
  expect(seite.breadcrumbs.map((krume) => krume.href)).toEqual(['/', '/klima-umwelt/', '/klima-umwelt/baeume/']);
  expect(seite.blocks.map(({ template }) => template)).toEqual(['text', 'bild-text']);
  expect(seite.blocks[1]?.context).toMatchObject({ text: expect.stringContaining('<strong>Alt</strong>') });
  expect(seite.blocks[1]?.context).toHaveProperty('bild.id');
  expect((await read('/klima-umwelt/baeume/')).status, 'it is no page of the site').toBe(404);
  expect((await read(`${href.slice(0, -2)}x/`)).status).toBe(404);
});

it('has one address while it is written, which is nobody else’s to change, and ends', async () => {
  const erste = await send({ schluessel: '', daten: daten(), text: '' });
  const zweite = await send({ schluessel: '', daten: daten({ titel: 'Linden' }), text: '', token: erste.token });
  expect(zweite.href).toBe(erste.href);
  expect((await read(erste.href)).seite.title).toBe('Linden');
  const fremde = await send(
    { schluessel: '', daten: daten({ titel: 'Eichen' }), text: '', token: erste.token },
    'admin',
  );
  expect(fremde.token).not.toBe(erste.token);
  expect((await read(erste.href)).seite.title).toBe('Linden');

  const { db } = api().database;
  await sql`update redaktion_vorschauen set erstellt = now() - interval '8 days' where token = ${erste.token}`.execute(
    db,
  );
  expect((await read(erste.href)).status).toBe(404);
  await createVorschauRepository(db).cleanUp();
  const rest = await db.selectFrom('redaktion_vorschauen').select('token').execute();
  expect(rest.map(({ token }) => token)).not.toContain(erste.token);
  expect(rest.map(({ token }) => token)).toContain(fremde.token);
});

it('shows a page as it will be on a day: what its calls bring, and whether an office is open then', async () => {
  const payload = { schluessel: '', daten: daten({ bloecke: [{ template: 'oeffnungszeiten' }] }), text: '' };
  const { token, href } = await send({ ...payload, am: '01.12.2031', um: '08:30' });
  expect((await read(href)).seite.blocks[0]?.context).toMatchObject({ jetzt: '2031-12-01T07:30:00.000Z' });
  const askTag = async (kopf: string) => {
    const headers = { 'x-vorschau': kopf };
    const url = '/api/cms/veranstaltungen?pro_seite=1';
    return (await api().app.inject({ url, headers })).json<{ heute: string }>().heute;
  };
  const heute = readBerlinerZeit(new Date()).tag;
  expect(await askTag(token)).toBe('2031-12-01');
  expect(await askTag('a'.repeat(32)), 'nobody moves the clock without a preview').toBe(heute);

  expect((await send({ ...payload, token })).token).toBe(token);
  expect(await askTag(token), 'now again').toBe(heute);
  expect((await read(href)).seite.blocks[0]?.context).not.toHaveProperty('jetzt');
  expect((await send({ ...payload, am: '31.02.2031' })).status).toBe(422);
});

it('says what is wrong, and is for editors alone', async () => {
  const ohneTitel = await send({ schluessel: '', daten: '{}', text: '' });
  expect(ohneTitel.status).toBe(422);
  expect(ohneTitel.detail).toMatch(/fehlt|Angabe/);
  const bloecke = [{ template: 'bild-text', context: { foto: 'gibt-es-nicht.jpg' } }];
  expect(await send({ schluessel: '', daten: daten({ bloecke }), text: '' })).toMatchObject({
    status: 422,
    detail: expect.stringContaining('gibt-es-nicht.jpg'),
  });
  expect((await send({ schluessel: '', daten: 'kein JSON', text: '' })).status).toBe(422);
  expect((await send({ schluessel: '', daten: daten(), text: '' }, 'staff')).status).toBe(403);
  expect((await send({ schluessel: '', daten: daten(), text: '' }, 'visitor')).status).toBe(401);
});
