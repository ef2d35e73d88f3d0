import { PRIVACY } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillRatsinfo, RATSINFO } from '../../../../test/ratsinfo.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createSearch } from '../../../core/services/search/create-search.ts';
import { area } from '../area.ts';
import { createCouncilStorage, type RatsinfoLines } from '../files/council-storage-repository.ts';
import { notifyNext } from './notify-next.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    FORM_LIMIT: 1000,
    SITE_URL: 'https://www.dorf.example',
    COUNCIL_SUBSCRIPTION_DELAY_MINUTES: 0,
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of ['rats_abonnenten', 'outbox'] as const) await db.deleteFrom(table).execute();
  await fillRatsinfo(db);
});

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const follow = (target: object, email = 'anna@post.example') =>
  send('/api/ratsinfo/abo', { ...target, email, datenschutz: true });
const manage = (token: string, operation: string, subscription?: number) =>
  send('/api/ratsinfo/abo/verwalten', {
    token,
    vorgang: operation,
    abo: subscription === undefined ? undefined : String(subscription),
  });
const state = async (token: string) => (await api.app.inject(`/api/ratsinfo/abo/stand?token=${token}`)).json();
const mails = () =>
  api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text', 'html', 'abmeldung']).orderBy('id').execute();

/** Loads the council's rows with changes, as the loader would. */
async function load(change: (lines: RatsinfoLines) => void): Promise<void> {
  const lines = structuredClone(RATSINFO);
  change(lines);
  await api.database.db.transaction().execute((trx) => createCouncilStorage(trx).replace(lines));
}
async function report(): Promise<void> {
  const buildQuery = await createSearch(api.database.db, api.stand).prepareAbfrage();
  while (await notifyNext(api.database.db, api.config, buildQuery));
}
/** Subscribes, confirms and returns the secret of the private link. */
async function subscribe(target: object, email?: string): Promise<string> {
  expect((await follow(target, email)).statusCode).toBe(201);
  const link = /https:\/\/www\.dorf\.example\/ratsinfo\/verfolgen\/verwalten\/\?token=([\w-]{32})\n/;
  const token = link.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const { abos: subscriptions } = await state(token);
  expect((await manage(token, 'bestaetigen', subscriptions.at(-1).id)).statusCode).toBe(201);
  await api.database.db.deleteFrom('outbox').execute();
  return token;
}
/** Ids are used once: events already notified of do not repeat. */
const file = (lines: RatsinfoLines, id: number, change: object) => {
  const model = lines.rats_dateien[0];
  if (model) lines.rats_dateien.push({ ...model, id, ...change });
};
const paper = (lines: RatsinfoLines, id: number, change: object) => {
  const [model] = lines.rats_vorlagen;
  if (model) lines.rats_vorlagen.push({ ...model, id, aktenzeichen: null, ...change });
};

it('stores the consents with each subscription and deletes both together', async () => {
  const token = await subscribe({ vorlage: '1' });
  const readConsents = () => api.database.db.selectFrom('rats_abos').select('zustimmungen').execute();
  expect(await readConsents()).toEqual([
    { zustimmungen: [{ feld: 'datenschutz', text: PRIVACY, fassung: expect.stringMatching(/^[\da-f]{12}$/) }] },
  ]);
  expect((await manage(token, 'abmelden')).statusCode).toBe(201);
  expect(await readConsents()).toEqual([]);
});

it('asks for confirmation by mail and sends nothing before it', async () => {
  const answer = await follow({ vorlage: '1' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().id).toBe(0);
  const [mail] = await mails();
  expect(mail).toMatchObject({ an: 'anna@post.example', betreff: 'Bitte bestätigen: Neues aus dem Gemeinderat' });
  expect(mail?.text).toContain('Vorlage: Spielplatz');
  await load((lines) => file(lines, 10, { name: 'Gutachten' }));
  await report();
  expect(await mails()).toHaveLength(1);
});

it('notifies once of consultation, result and file of a paper, and of nothing that is not public', async () => {
  const token = await subscribe({ vorlage: '1' });
  await report();
  expect(await mails()).toEqual([]);
  const change = (lines: RatsinfoLines) => {
    file(lines, 11, { name: 'Gutachten' });
    file(lines, 12, { name: 'Angebot geheim', oeffentlich: false });
    const [beratung] = lines.rats_beratungen;
    if (beratung) lines.rats_beratungen.push({ ...beratung, id: 11, sitzung_id: 2, punkt_id: 3, gremien: [2] });
  };
  await load(change);
  await report();
  await report();
  await load(change);
  await report();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.betreff).toBe('Neues aus dem Gemeinderat: Spielplatz');
  expect(mail?.text).toContain(
    '- Spielplatz – neue Unterlage: Gutachten\n  https://www.dorf.example/ratsinfo/vorlagen/1/',
  );
  expect(mail?.text).toContain('- Spielplatz – Entscheidung, 1. Sitzung: Ausschuss am 04.03.2099');
  expect(mail?.text).toContain('- Spielplatz – Ergebnis: beschlossen, 1. Sitzung: Ausschuss am 04.03.2099');
  expect(mail?.html).toContain('<a href="https://www.dorf.example/ratsinfo/vorlagen/1/" ');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/geheim/i);
  expect(mail?.abmeldung).toBe(`https://www.dorf.example/api/ratsinfo/abo/abmelden?token=${token}`);
});

it('notifies of new meetings, agendas and papers of a body, in one mail for all subscriptions', async () => {
  await subscribe({ gremium: '2' });
  await subscribe({ vorlage: '3' });
  await subscribe({ gremium: '1' }, 'ben@post.example');
  await load((lines) => {
    const [beratung] = lines.rats_beratungen;
    const meeting = lines.rats_sitzungen[1];
    if (!meeting || !beratung) return;
    lines.rats_sitzungen.push({ ...meeting, id: 3, name: '2. Sitzung: Ausschuss' });
    paper(lines, 4, { name: 'Radweg' });
    lines.rats_beratungen.push({ ...beratung, id: 14, vorlage_id: 4, sitzung_id: 3, punkt_id: null, gremien: [2] });
    file(lines, 13, { vorlage_id: 3, name: 'Baumliste' });
  });
  await report();
  const all = await mails();
  expect(all.map(({ an }) => an)).toEqual(['anna@post.example']);
  expect(all[0]?.text).toContain('Gremium: Ausschuss');
  expect(all[0]?.text).toContain('Neue Sitzung: 2. Sitzung: Ausschuss am 04.03.2099');
  expect(all[0]?.text).toContain('Radweg – Entscheidung');
  expect(all[0]?.text).toContain('Vorlage: Bäume');
  expect(all[0]?.text).toContain('Bäume – neue Unterlage: Baumliste');
});

it('notifies of new papers that match a search, also by their files', async () => {
  await subscribe({ q: 'radwege' });
  await subscribe({ q: 'radwege', gremium: '2' }, 'ben@post.example');
  await load((lines) => {
    paper(lines, 7, { name: 'Verkehr am Bach' });
    file(lines, 14, { vorlage_id: 7, name: 'Konzept', text: 'Ein neuer Radweg am Bach' });
    paper(lines, 8, { name: 'Radweg geheim', oeffentlich: false });
    paper(lines, 9, { name: 'Kindergarten' });
  });
  await report();
  const all = await mails();
  expect(all.map(({ an }) => an)).toEqual(['anna@post.example']);
  expect(all[0]?.text).toContain('Neue Vorlage: Verkehr am Bach');
  expect(all[0]?.text).not.toMatch(/geheim|Kindergarten/);
});

it('notifies once of a paper that matches a search only by a file added later', async () => {
  await subscribe({ q: 'Fledermäuse' });
  const build = (lines: RatsinfoLines) => paper(lines, 20, { name: 'Alte Scheune' });
  const complete = (lines: RatsinfoLines) => {
    build(lines);
    file(lines, 20, { vorlage_id: 20, name: 'Lageplan', text: 'Flur 3' });
  };
  const extend = (lines: RatsinfoLines) => {
    complete(lines);
    file(lines, 21, { vorlage_id: 20, name: 'Artenschutz', text: 'Im Giebel/Dach: Fledermaus/Siebenschläfer' });
    file(lines, 22, { vorlage_id: 20, name: 'Karte', text: 'Fledermäuse im Ort' });
  };
  for (const level of [build, complete]) {
    await load(level);
    await report();
  }
  expect(await mails()).toEqual([]);
  await load(extend);
  await report();
  const [mail] = await mails();
  expect(mail?.text?.match(/Alte Scheune – neue Unterlage/g)).toHaveLength(1);
  await load((lines) => {
    extend(lines);
    file(lines, 23, { vorlage_id: 20, name: 'Zählung', text: 'Fledermäuse: 12' });
  });
  await report();
  expect(await mails()).toHaveLength(1);
});

it('waits until the data are complete, and omits what was withdrawn meanwhile', async () => {
  await subscribe({ vorlage: '1' });
  await load((lines) => {
    file(lines, 15, { name: 'Irrtum' });
    file(lines, 16, { name: 'Plan B' });
  });
  const urgent = { ...api.config, COUNCIL_SUBSCRIPTION_DELAY_MINUTES: 30 };
  expect(await notifyNext(api.database.db, urgent, () => '')).toBe(false);
  await load((lines) => file(lines, 16, { name: 'Plan B' }));
  await report();
  const [mail] = await mails();
  expect(mail?.text).toContain('Plan B');
  expect(mail?.text).not.toContain('Irrtum');
});

it('retries after a failure, and sends once with several processes', async () => {
  for (const name of ['a', 'b', 'c']) await subscribe({ vorlage: '1' }, `${name}@post.example`);
  await load((lines) => file(lines, 17, { name: 'Lageplan' }));
  const broken = { ...api.config, SITE_URL: 'keine Adresse' };
  await expect(notifyNext(api.database.db, broken, () => '')).rejects.toThrow();
  expect(await mails()).toEqual([]);
  await Promise.all([report(), report(), report()]);
  expect((await mails()).map(({ an }) => an).sort()).toEqual(['a@post.example', 'b@post.example', 'c@post.example']);
});

it('is ended one by one, all at once, or by the mail client; the address is deleted with the last one', async () => {
  const token = await subscribe({ vorlage: '1' });
  await subscribe({ gremium: '1' });
  const { abos: subscriptions } = await state(token);
  expect(subscriptions.map(({ titel: title }: { titel: string }) => title)).toEqual(['Spielplatz', 'Rat']);
  expect((await manage(token, 'beenden', subscriptions[0].id)).statusCode).toBe(201);
  expect((await manage(token, 'beenden', subscriptions[0].id)).statusCode).toBe(422);
  expect((await manage(token, 'beenden', subscriptions[1].id)).statusCode).toBe(201);
  expect(await state(token)).toBeNull();

  const second = await subscribe({ q: 'Bach' });
  const page = await api.app.inject(`/api/ratsinfo/abo/abmelden?token=${second}`);
  expect(page.headers.location).toBe(`https://www.dorf.example/ratsinfo/verfolgen/verwalten/?token=${second}`);
  expect(await state(second)).not.toBeNull();
  for (let times = 0; times < 2; times += 1) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/ratsinfo/abo/abmelden?token=${second}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(204);
  }
  expect(await state(second)).toBeNull();

  const drittes = await subscribe({ q: 'Bach' });
  expect((await manage(drittes, 'abmelden')).statusCode).toBe(201);
  expect(await api.database.db.selectFrom('rats_abonnenten').select('email').execute()).toEqual([]);
});

it('a link neither ends nor shows subscriptions of another address', async () => {
  const meins = await subscribe({ vorlage: '1' });
  const deins = await subscribe({ vorlage: '1' }, 'ben@post.example');
  const { abos: subscriptions } = await state(deins);
  expect((await manage(meins, 'beenden', subscriptions[0].id)).statusCode).toBe(422);
  expect((await manage('x'.repeat(32), 'abmelden')).statusCode).toBe(422);
  expect((await state(deins)).abos).toHaveLength(1);
});

it('limits confirmation mails, and deletes unconfirmed requests in time', async () => {
  for (const q of ['Bach', 'Schule', 'Wald']) expect((await follow({ q })).statusCode).toBe(201);
  const answer = await follow({ q: 'Wiese' }, 'ANNA@post.example');
  expect(answer.json().errors).toEqual([
    { feld: 'email', meldung: expect.stringContaining('schon mehrere Bestätigungslinks') },
  ]);
  const confirmed = await subscribe({ q: 'Bach' }, 'ben@post.example');
  await sql`update rats_abos set erstellt = now() - interval '49 hours'`.execute(api.database.db);
  await area.loeschen?.(api.database.db, { ...api.config, CONFIRMATION_HOURS: 48 });
  const lines = await api.database.db.selectFrom('rats_abonnenten').select('schluessel').execute();
  expect(lines).toEqual([{ schluessel: confirmed }]);
});

it.each<[string, object, string]>([
  ['a paper that is not public', { vorlage: '2' }, 'email'],
  ['a paper that does not exist', { vorlage: '4711' }, 'email'],
  ['a body that does not exist', { gremium: '4711' }, 'email'],
  ['nothing', {}, 'email'],
  ['one letter', { q: 'a' }, 'email'],
  ['a broken address', { vorlage: '1', email: 'anna@' }, 'email'],
  ['no consent', { vorlage: '1', datenschutz: false }, 'datenschutz'],
])('rejects %s with an error at the field', async (_was, input, field) => {
  const answer = await send('/api/ratsinfo/abo', { email: 'anna@post.example', datenschutz: true, ...input });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ feld: field, meldung: expect.any(String) }]);
  expect(await mails()).toEqual([]);
});

it('returns only targets that can be followed', async () => {
  const ask = async (query: string) => (await api.app.inject(`/api/ratsinfo/abo/ziel?${query}`)).json();
  expect(await ask('vorlage=1')).toEqual({ art: 'vorlage', titel: 'Spielplatz', detailURL: '/ratsinfo/vorlagen/1/' });
  expect(await ask('q=Bach&gremium=1&typ=Antrag')).toMatchObject({ art: 'suche', titel: '„Bach“, Antrag, Rat' });
  expect(await ask('vorlage=2')).toBeNull();
  expect(await ask('')).toBeNull();
});
