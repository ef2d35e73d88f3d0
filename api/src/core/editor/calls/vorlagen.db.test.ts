import type { Contents, Contribution, editorialSchema } from '@gm/shared/schemas/editor/editorial';
import type { FormField } from '@gm/shared/schemas/form-field';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { API, openEditorial } from '../../../../test/open-editorial.ts';

const { api, kopf: head } = openEditorial();

const get = async <Body>(url: string, who = 'redaktion') =>
  (await api().app.inject({ url: API + url, headers: head(who) })).json<Body>();
const field = (name: string, rest: Partial<FormField> = {}): FormField => ({
  name,
  titel: name,
  art: 'zeile',
  pflicht: false,
  hinweis: null,
  optionen: [],
  verweis: null,
  selten: false,
  felder: [],
  eintrag: null,
  ...rest,
});
/** A template with these fields. */
const vorlage = (template: string, ...fields: FormField[]) => ({
  template,
  slots: ['content', 'sidebar'],
  context: field('', { art: 'gruppe', felder: fields }),
  options: field('', { art: 'gruppe', felder: [field('apiCalls', { art: 'liste', eintrag: field('') })] }),
});
const tell = async (vorlagen: object[], headers = {}) =>
  (await api().app.inject({ method: 'POST', url: '/api/cms/vorlagen', payload: { vorlagen }, headers })).statusCode;
const listMismatched = async (query = '') =>
  (await get<Contents>(`/inhalte?ansicht=unpassend${query}`)).data.map(({ angaben: details }) => details.join()).sort();
const countMismatched = async () => (await get<z.output<typeof editorialSchema>>('')).unpassende;

/** A page with these blocks, the only one with blocks. */
async function writePage(blocks: object[]): Promise<void> {
  const { db } = api().database;
  await sql`update inhalt_eintraege set daten = (daten::jsonb - 'bloecke')::json, aenderung = nextval('inhalt_aenderungen')
    where art in ('seite', 'seitenmuster') and daten->'bloecke' is not null`.execute(db);
  await sql`update inhalt_eintraege set daten = (daten::jsonb || ${JSON.stringify({ bloecke: blocks })}::jsonb)::json,
    aenderung = nextval('inhalt_aenderungen') where art = 'seite' and datei = 'seiten/barrierefreiheit.md'`.execute(db);
}

it('lists pages that no longer match the running templates, updated by a release or a change of the page', async () => {
  await writePage([{ template: 'hinweis', context: { titel: 'Achtung', farbe: 'rot' } }]);
  expect(await countMismatched(), 'no release has reported a template').toBe(0);

  expect(await tell([vorlage('hinweis', field('titel'), field('farbe'))])).toBe(204);
  expect(await countMismatched()).toBe(0);

  // A later release removes the field, then the template.
  await tell([vorlage('hinweis', field('titel'))]);
  expect(await countMismatched()).toBe(1);
  const account = await api().app.inject({ url: '/api/cms/intranet/konto', headers: head() });
  expect(account.json(), 'the start of the intranet leads there').toMatchObject({ unpassende: 1 });
  expect(await listMismatched('&typ=seite&q=barrierefreiheit')).toEqual(['/barrierefreiheit/']);
  expect(await listMismatched('&typ=seite&q=gibtesnicht')).toEqual([]);
  await writePage([{ template: 'hinweis', context: { titel: 'Achtung' } }]);
  expect(await listMismatched(), 'it was mended').toEqual([]);
  await tell([vorlage('anderes')]);
  expect(await listMismatched()).toEqual(['/barrierefreiheit/']);
  expect(await get<Contents>('/inhalte')).toMatchObject({ unpassende: 1, data: [] });

  // Accounts with rights on other content have nothing to fix.
  expect((await get<Contents>('/inhalte', 'autor')).unpassende ?? 0).toBe(0);
  await tell([vorlage('hinweis', field('titel'))]);
  expect(await listMismatched(), 'the release was taken back').toEqual([]);
});

it('checks entries on release, and refuses template reports from outside', async () => {
  await writePage([]);
  await tell([vorlage('hinweis', field('titel'))]);
  const contribution = await get<Contribution>('/inhalte/seite?id=barrierefreiheit');
  const data = JSON.parse(String(contribution.werte.daten));
  const payload = {
    ...contribution.werte,
    referenz: '',
    version: 0,
    was: 'freigeben',
    daten: JSON.stringify({ ...data, bloecke: [{ template: 'hinweis', context: { farbe: 'rot' }, options: {} }] }),
  };
  const answer = await api().app.inject({ method: 'POST', url: `${API}/inhalt`, payload, headers: head() });
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  expect(await listMismatched()).toEqual(['/barrierefreiheit/']);

  expect(await tell([], { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await tell([{ template: 'x' }])).toBe(422);
  expect(await countMismatched()).toBe(1);
});

it('refuses to release an empty block, and keeps it in a draft', async () => {
  await writePage([{ template: 'kontakt' }]);
  const text = field('md', { art: 'markdown' });
  // Not for editors to add: it shows a form, whatever they fill in.
  const form = { ...vorlage('kontakt', field('vorspann', { art: 'absatz' })), neu: false };
  await tell([
    form,
    vorlage('text', field('titel'), text),
    vorlage('newsticker', field('titel'), field('anzahl', { art: 'zahl' })),
  ]);
  const contribution = await get<Contribution>('/inhalte/seite?id=barrierefreiheit');
  const current = JSON.parse(String(contribution.werte.daten)) as object;
  const blocks = [
    { template: 'newsticker', context: {} },
    { template: 'text', context: { titel: ' ', md: '' } },
    { template: 'kontakt', context: {} },
  ];
  const data = JSON.stringify({ ...current, bloecke: blocks });
  const send = async (url: string, payload: object) => {
    const answer = await api().app.inject({ method: 'POST', url: API + url, payload, headers: head() });
    return { status: answer.statusCode, body: answer.json<object>() };
  };
  const empty = {
    feld: 'daten/bloecke/1',
    meldung: 'Dieser Baustein ist leer. Bitte füllen Sie ihn aus, oder entfernen Sie ihn.',
  };
  const values = { ...contribution.werte, referenz: '', version: contribution.version, daten: data };
  expect(await send('/inhalt', { ...values, was: 'freigeben' })).toMatchObject({
    status: 422,
    body: { errors: [empty] },
  });
  const check = await send('/pruefung', { art: 'seite', schluessel: 'barrierefreiheit', daten: data, text: '' });
  expect(check.body).toMatchObject({ befunde: expect.arrayContaining([expect.objectContaining(empty)]) });
  expect((await send('/inhalt', { ...values, was: 'speichern' })).status).toBe(201);
});

it('releases a pattern with empty blocks', async () => {
  await tell([vorlage('headline-teaser', field('titel'), field('text', { art: 'absatz' })), vorlage('text')]);
  const { werte: values, version } = await get<Contribution>('/inhalte/seitenmuster?id=uebersicht');
  const { titel: title } = JSON.parse(String(values.daten)) as { titel: string };
  const data = JSON.stringify({ titel: title, bloecke: [{ template: 'headline-teaser', context: { titel: '' } }] });
  const send = (url: string, payload: object) =>
    api().app.inject({ method: 'POST', url: API + url, payload, headers: head() });
  const check = await send('/pruefung', { art: 'seitenmuster', schluessel: 'uebersicht', daten: data, text: '' });
  expect(check.body).not.toContain('Dieser Baustein ist leer.');
  const release = await send('/inhalt', { ...values, referenz: '', version, daten: data, was: 'freigeben' });
  expect(release.json()).not.toHaveProperty('errors');
  expect(release.statusCode).toBe(201);
});

it('refuses blocks that editors may not place, and those of staff and council outside their paths', async () => {
  await writePage([{ template: 'kontakt' }]);
  const accounts = { ...vorlage('intranet-konten', field('konten')), neu: false, paths: ['/intranet/'] };
  await tell([{ ...vorlage('hinweis'), neu: true }, { ...vorlage('kontakt'), neu: false }, accounts]);
  const post = async (url: string, payload: object) => {
    const { statusCode, body } = await api().app.inject({ method: 'POST', url: API + url, payload, headers: head() });
    const { errors } = JSON.parse(body) as { errors?: { feld: string; meldung: string }[] };
    return { status: statusCode, errors };
  };
  const contribution = await get<Contribution>('/inhalte/seite?id=barrierefreiheit');
  const current = JSON.parse(String(contribution.werte.daten)) as object;
  const fresh = { art: 'seite', schluessel: '', text: 'Sie rufen an.', referenz: '', version: 0, ohne_ersatz: '1' };
  const existing = { ...contribution.werte, referenz: '', version: contribution.version };
  const send = (was: string, page: object, ...templates: string[]) => {
    const blocks = templates.map((template) => ({ template, context: { konten: [] } }));
    return post('/inhalt', { ...page, was, daten: JSON.stringify({ ...current, bloecke: blocks }) });
  };
  const wrong = (message: string) => ({ status: 422, errors: [{ feld: 'daten/bloecke/0', meldung: message }] });
  const ON_WRONG_LOCATION = wrong(
    'Der Baustein „intranet-konten“ gehört auf Seiten unter /intranet/. Bitte entfernen Sie ihn.',
  );
  const NOT_NEW = wrong('Den Baustein „kontakt“ kann man nicht hinzufügen. Bitte wählen Sie einen anderen.');
  for (const was of ['speichern', 'vorlegen', 'freigeben']) {
    expect(await send(was, existing, 'intranet-konten'), was).toEqual(ON_WRONG_LOCATION);
    expect(await send(was, fresh, 'kontakt'), was).toEqual(NOT_NEW);
  }
  expect(await send('speichern', existing, 'kontakt', 'hinweis')).toMatchObject({ status: 201 });
  expect((await get<Contribution>('/inhalte/seite?wie=seite/barrierefreiheit')).werte.daten, 'a copy').not.toContain(
    'kontakt',
  );
  const data = JSON.stringify({ titel: 'Konten', bloecke: [{ template: 'intranet-konten' }] });
  expect(await post('/vorschau', { schluessel: 'kontakt', daten: data, text: '' })).toEqual(ON_WRONG_LOCATION);
  const pattern = { ...fresh, art: 'seitenmuster', daten: data, was: 'speichern' };
  expect(await post('/inhalt', pattern)).toEqual(ON_WRONG_LOCATION);
});
