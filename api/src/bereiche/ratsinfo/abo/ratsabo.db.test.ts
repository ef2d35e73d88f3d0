import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillRatsinfo, RATSINFO } from '../../../../test/ratsinfo.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createSuche } from '../../../kern/suche/create-suche.ts';
import { bereich } from '../bereich.ts';
import { createRatsAblage, type RatsinfoZeilen } from '../rats-ablage-repository.ts';
import { notifyNext } from './notify-next.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    FORMULAR_LIMIT: 1000,
    SITE_URL: 'https://www.dorf.example',
    RATSABO_WARTEZEIT_MINUTEN: 0,
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.database;
  for (const tabelle of ['rats_abonnenten', 'outbox'] as const) await db.deleteFrom(tabelle).execute();
  await fillRatsinfo(db);
});

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const follow = (ziel: object, email = 'anna@post.example') =>
  send('/api/ratsinfo/abo', { ...ziel, email, datenschutz: true });
const manage = (token: string, vorgang: string, abo?: number) =>
  send('/api/ratsinfo/abo/verwalten', { token, vorgang, abo: abo === undefined ? undefined : String(abo) });
const stand = async (token: string) => (await api.app.inject(`/api/ratsinfo/abo/stand?token=${token}`)).json();
const mails = () =>
  api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text', 'html', 'abmeldung']).orderBy('id').execute();

/** The council's rows with some changed or added, as the loader would bring them. */
async function load(aenderung: (zeilen: RatsinfoZeilen) => void): Promise<void> {
  const zeilen = structuredClone(RATSINFO);
  aenderung(zeilen);
  await api.database.db.transaction().execute((trx) => createRatsAblage(trx).replace(zeilen));
}
async function report(): Promise<void> {
  const buildAbfrage = await createSuche(api.database.db, api.stand).prepareAbfrage();
  while (await notifyNext(api.database.db, api.config, buildAbfrage));
}
/** Orders, confirms and gives the private link's secret. */
async function subscribe(ziel: object, email?: string): Promise<string> {
  expect((await follow(ziel, email)).statusCode).toBe(201);
  const link = /https:\/\/www\.dorf\.example\/ratsinfo\/verfolgen\/verwalten\/\?token=([\w-]{32})\n/;
  const token = link.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const { abos } = await stand(token);
  expect((await manage(token, 'bestaetigen', abos.at(-1).id)).statusCode).toBe(201);
  await api.database.db.deleteFrom('outbox').execute();
  return token;
}
/** Numbers are used once: what was told of is never new again. */
const datei = (zeilen: RatsinfoZeilen, id: number, aenderung: object) => {
  const vorbild = zeilen.rats_dateien[0];
  if (vorbild) zeilen.rats_dateien.push({ ...vorbild, id, ...aenderung });
};
const vorlage = (zeilen: RatsinfoZeilen, id: number, aenderung: object) => {
  const [vorbild] = zeilen.rats_vorlagen;
  if (vorbild) zeilen.rats_vorlagen.push({ ...vorbild, id, aktenzeichen: null, ...aenderung });
};

it('keeps with each order what was agreed to, and erases both together', async () => {
  const token = await subscribe({ vorlage: '1' });
  const readZustimmungen = () => api.database.db.selectFrom('rats_abos').select('zustimmungen').execute();
  expect(await readZustimmungen()).toEqual([
    { zustimmungen: [{ feld: 'datenschutz', text: DATENSCHUTZ, fassung: expect.stringMatching(/^[\da-f]{12}$/) }] },
  ]);
  expect((await manage(token, 'abmelden')).statusCode).toBe(201);
  expect(await readZustimmungen()).toEqual([]);
});

it('asks by mail first, and tells nobody who has not answered', async () => {
  const antwort = await follow({ vorlage: '1' });
  expect(antwort.statusCode).toBe(201);
  expect(antwort.json().id).toBe(0);
  const [mail] = await mails();
  expect(mail).toMatchObject({ an: 'anna@post.example', betreff: 'Bitte bestätigen: Neues aus dem Gemeinderat' });
  expect(mail?.text).toContain('Vorlage: Spielplatz');
  await load((zeilen) => datei(zeilen, 10, { name: 'Gutachten' }));
  await report();
  expect(await mails()).toHaveLength(1);
});

it('tells once what became of a paper: consultation, result, file – and nothing that is not public', async () => {
  const token = await subscribe({ vorlage: '1' });
  await report();
  expect(await mails()).toEqual([]);
  const change = (zeilen: RatsinfoZeilen) => {
    datei(zeilen, 11, { name: 'Gutachten' });
    datei(zeilen, 12, { name: 'Angebot geheim', oeffentlich: false });
    const [beratung] = zeilen.rats_beratungen;
    if (beratung) zeilen.rats_beratungen.push({ ...beratung, id: 11, sitzung_id: 2, punkt_id: 3, gremien: [2] });
  };
  await load(change);
  await report();
  await report();
  await load(change);
  await report();
  const [mail, ...mehr] = await mails();
  expect(mehr).toEqual([]);
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

it('tells of new meetings, agendas and papers of a body, all it follows in one mail', async () => {
  await subscribe({ gremium: '2' });
  await subscribe({ vorlage: '3' });
  await subscribe({ gremium: '1' }, 'ben@post.example');
  await load((zeilen) => {
    const [beratung] = zeilen.rats_beratungen;
    const sitzung = zeilen.rats_sitzungen[1];
    if (!sitzung || !beratung) return;
    zeilen.rats_sitzungen.push({ ...sitzung, id: 3, name: '2. Sitzung: Ausschuss' });
    vorlage(zeilen, 4, { name: 'Radweg' });
    zeilen.rats_beratungen.push({ ...beratung, id: 14, vorlage_id: 4, sitzung_id: 3, punkt_id: null, gremien: [2] });
    datei(zeilen, 13, { vorlage_id: 3, name: 'Baumliste' });
  });
  await report();
  const alle = await mails();
  expect(alle.map(({ an }) => an)).toEqual(['anna@post.example']);
  expect(alle[0]?.text).toContain('Gremium: Ausschuss');
  expect(alle[0]?.text).toContain('Neue Sitzung: 2. Sitzung: Ausschuss am 04.03.2099');
  expect(alle[0]?.text).toContain('Radweg – Entscheidung');
  expect(alle[0]?.text).toContain('Vorlage: Bäume');
  expect(alle[0]?.text).toContain('Bäume – neue Unterlage: Baumliste');
});

it('tells of new papers that have the words of a search, also in their files', async () => {
  await subscribe({ q: 'radwege' });
  await subscribe({ q: 'radwege', gremium: '2' }, 'ben@post.example');
  await load((zeilen) => {
    vorlage(zeilen, 7, { name: 'Verkehr am Bach' });
    datei(zeilen, 14, { vorlage_id: 7, name: 'Konzept', text: 'Ein neuer Radweg am Bach' });
    vorlage(zeilen, 8, { name: 'Radweg geheim', oeffentlich: false });
    vorlage(zeilen, 9, { name: 'Kindergarten' });
  });
  await report();
  const alle = await mails();
  expect(alle.map(({ an }) => an)).toEqual(['anna@post.example']);
  expect(alle[0]?.text).toContain('Neue Vorlage: Verkehr am Bach');
  expect(alle[0]?.text).not.toMatch(/geheim|Kindergarten/);
});

it('tells of a paper that a search finds only with a file that came later, once', async () => {
  await subscribe({ q: 'Fledermäuse' });
  const build = (zeilen: RatsinfoZeilen) => vorlage(zeilen, 20, { name: 'Alte Scheune' });
  const complete = (zeilen: RatsinfoZeilen) => {
    build(zeilen);
    datei(zeilen, 20, { vorlage_id: 20, name: 'Lageplan', text: 'Flur 3' });
  };
  const extend = (zeilen: RatsinfoZeilen) => {
    complete(zeilen);
    datei(zeilen, 21, { vorlage_id: 20, name: 'Artenschutz', text: 'Im Giebel/Dach: Fledermaus/Siebenschläfer' });
    datei(zeilen, 22, { vorlage_id: 20, name: 'Karte', text: 'Fledermäuse im Ort' });
  };
  for (const stufe of [build, complete]) {
    await load(stufe);
    await report();
  }
  expect(await mails()).toEqual([]);
  await load(extend);
  await report();
  const [mail] = await mails();
  expect(mail?.text?.match(/Alte Scheune – neue Unterlage/g)).toHaveLength(1);
  await load((zeilen) => {
    extend(zeilen);
    datei(zeilen, 23, { vorlage_id: 20, name: 'Zählung', text: 'Fledermäuse: 12' });
  });
  await report();
  expect(await mails()).toHaveLength(1);
});

it('waits until all is there, and tells what was withdrawn meanwhile to nobody', async () => {
  await subscribe({ vorlage: '1' });
  await load((zeilen) => {
    datei(zeilen, 15, { name: 'Irrtum' });
    datei(zeilen, 16, { name: 'Plan B' });
  });
  const eilig = { ...api.config, RATSABO_WARTEZEIT_MINUTEN: 30 };
  expect(await notifyNext(api.database.db, eilig, () => '')).toBe(false);
  await load((zeilen) => datei(zeilen, 16, { name: 'Plan B' }));
  await report();
  const [mail] = await mails();
  expect(mail?.text).toContain('Plan B');
  expect(mail?.text).not.toContain('Irrtum');
});

it('tells again after a failure, and only once when several processes work at the same time', async () => {
  for (const name of ['a', 'b', 'c']) await subscribe({ vorlage: '1' }, `${name}@post.example`);
  await load((zeilen) => datei(zeilen, 17, { name: 'Lageplan' }));
  const kaputt = { ...api.config, SITE_URL: 'keine Adresse' };
  await expect(notifyNext(api.database.db, kaputt, () => '')).rejects.toThrow();
  expect(await mails()).toEqual([]);
  await Promise.all([report(), report(), report()]);
  expect((await mails()).map(({ an }) => an).sort()).toEqual(['a@post.example', 'b@post.example', 'c@post.example']);
});

it('is ended one by one, all at once, or by the mail program; the address goes with the last one', async () => {
  const token = await subscribe({ vorlage: '1' });
  await subscribe({ gremium: '1' });
  const { abos } = await stand(token);
  expect(abos.map(({ titel }: { titel: string }) => titel)).toEqual(['Spielplatz', 'Rat']);
  expect((await manage(token, 'beenden', abos[0].id)).statusCode).toBe(201);
  expect((await manage(token, 'beenden', abos[0].id)).statusCode).toBe(422);
  expect((await manage(token, 'beenden', abos[1].id)).statusCode).toBe(201);
  expect(await stand(token)).toBeNull();

  const zweites = await subscribe({ q: 'Bach' });
  const seite = await api.app.inject(`/api/ratsinfo/abo/abmelden?token=${zweites}`);
  expect(seite.headers.location).toBe(`https://www.dorf.example/ratsinfo/verfolgen/verwalten/?token=${zweites}`);
  expect(await stand(zweites)).not.toBeNull();
  for (let mal = 0; mal < 2; mal += 1) {
    const antwort = await api.app.inject({
      method: 'POST',
      url: `/api/ratsinfo/abo/abmelden?token=${zweites}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(antwort.statusCode).toBe(204);
  }
  expect(await stand(zweites)).toBeNull();

  const drittes = await subscribe({ q: 'Bach' });
  expect((await manage(drittes, 'abmelden')).statusCode).toBe(201);
  expect(await api.database.db.selectFrom('rats_abonnenten').select('email').execute()).toEqual([]);
});

it('nobody’s link ends or shows what another address follows', async () => {
  const meins = await subscribe({ vorlage: '1' });
  const deins = await subscribe({ vorlage: '1' }, 'ben@post.example');
  const { abos } = await stand(deins);
  expect((await manage(meins, 'beenden', abos[0].id)).statusCode).toBe(422);
  expect((await manage('x'.repeat(32), 'abmelden')).statusCode).toBe(422);
  expect((await stand(deins)).abos).toHaveLength(1);
});

it('floods nobody, and forgets what nobody confirmed in time', async () => {
  for (const q of ['Bach', 'Schule', 'Wald']) expect((await follow({ q })).statusCode).toBe(201);
  const antwort = await follow({ q: 'Wiese' }, 'ANNA@post.example');
  expect(antwort.json().errors).toEqual([
    { feld: 'email', meldung: expect.stringContaining('schon mehrere Bestätigungslinks') },
  ]);
  const bestaetigt = await subscribe({ q: 'Bach' }, 'ben@post.example');
  await sql`update rats_abos set erstellt = now() - interval '49 hours'`.execute(api.database.db);
  await bereich.loeschen?.(api.database.db, { ...api.config, BESTAETIGUNG_STUNDEN: 48 });
  const zeilen = await api.database.db.selectFrom('rats_abonnenten').select('schluessel').execute();
  expect(zeilen).toEqual([{ schluessel: bestaetigt }]);
});

it.each<[string, object, string]>([
  ['a paper that is not public', { vorlage: '2' }, 'email'],
  ['a paper that does not exist', { vorlage: '4711' }, 'email'],
  ['a body that does not exist', { gremium: '4711' }, 'email'],
  ['nothing', {}, 'email'],
  ['one letter', { q: 'a' }, 'email'],
  ['a broken address', { vorlage: '1', email: 'anna@' }, 'email'],
  ['no consent', { vorlage: '1', datenschutz: false }, 'datenschutz'],
])('refuses %s beside the field', async (_was, eingabe, feld) => {
  const antwort = await send('/api/ratsinfo/abo', { email: 'anna@post.example', datenschutz: true, ...eingabe });
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([{ feld, meldung: expect.any(String) }]);
  expect(await mails()).toEqual([]);
});

it('names what can be followed, and nothing else', async () => {
  const ask = async (abfrage: string) => (await api.app.inject(`/api/ratsinfo/abo/ziel?${abfrage}`)).json();
  expect(await ask('vorlage=1')).toEqual({ art: 'vorlage', titel: 'Spielplatz', detailURL: '/ratsinfo/vorlagen/1/' });
  expect(await ask('q=Bach&gremium=1&typ=Antrag')).toMatchObject({ art: 'suche', titel: '„Bach“, Antrag, Rat' });
  expect(await ask('vorlage=2')).toBeNull();
  expect(await ask('')).toBeNull();
});
