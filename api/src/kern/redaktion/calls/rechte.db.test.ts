import { formatDatum } from '@gm/shared/format/datum';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInAll, logInTestkonto } from '../../../../test/anmelden.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';
import { IN_EINER_WOCHE, VERANSTALTUNGSDATEIEN } from '../../../../test/veranstaltungen.ts';
import { answerPasswortwunsch } from '../../konten/start-passwortmails.ts';

const API = '/api/intranet/redaktion';
const KONTEN = '/api/cms/intranet/konten';

let api: TestApp;
let inhalt: TestInhalt;
let kopf: Record<string, Record<string, string>> = {};
/** Ids of the accounts that are given rights here. */
const nummern: Record<string, number> = {};

beforeAll(async () => {
  inhalt = await createTestInhalt(VERANSTALTUNGSDATEIEN);
  await inhalt.write('seiten/wald.md', '---\ntitel: Wald\n---\nBäume\n');
  await inhalt.write('redaktionsregeln.yaml', 'saetze: aus\n');
  api = await createTestApp({ ANMELDE_LIMIT: 10_000 });
  await loadInhalt(api.database.db, inhalt.ordner);
  kopf = await logInAll(api.database);
  for (const [wer, art] of [
    ['bea', 'intern'],
    ['leo', 'intern'],
    ['verein', 'verein'],
  ] as const) {
    const konto = { art, vorname: wer, nachname: 'Recht', rollen: [] };
    const { id, headers } = await logInTestkonto(api.database, konto);
    nummern[wer] = id;
    kopf[wer] = headers;
  }
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});
beforeEach(async () => {
  const { db } = api.database;
  for (const tabelle of ['kontorechte', 'vertretungen', 'outbox'] as const) await db.deleteFrom(tabelle).execute();
});

const get = async (url: string, wer: string) => {
  const antwort = await api.app.inject({ url, headers: kopf[wer] ?? {} });
  return { status: antwort.statusCode, body: antwort.json() };
};
const post = async (url: string, payload: object, wer: string) => {
  const antwort = await api.app.inject({ method: 'POST', url, payload, headers: kopf[wer] ?? {} });
  return { status: antwort.statusCode, body: antwort.body ? antwort.json() : null };
};
const administrate = (vorgang: string, wer: string, werte: object = {}) =>
  post(KONTEN, { vorgang, id: nummern[wer], ...werte }, 'admin');
const give = async (wer: string, art: string, zweig = '', darf = 'schreiben') =>
  expect((await administrate('recht-geben', wer, { art, zweig, darf })).status).toBe(204);
const mails = async () =>
  (await api.database.db.selectFrom('outbox').select(['an', 'betreff']).orderBy('id').execute()).map(
    ({ an, betreff }) => `${an}: ${betreff}`,
  );
const open = async (art: string, id: string, wer = 'redaktion') =>
  (await get(`${API}/inhalte/${art}?${new URLSearchParams({ id })}`, wer)).body;
/** Sends the form of an entry as it was opened, with what was changed. */
async function send(art: string, id: string, wer: string, felder: Record<string, unknown>, daten: object = {}) {
  const { referenz, version, werte } = await open(art, id);
  const alles = { ...JSON.parse(werte.daten), ...daten };
  return post(`${API}/inhalt`, { ...werte, referenz, version, daten: JSON.stringify(alles), ...felder }, wer);
}

describe('rights on a branch', () => {
  it('let the library write on its pages, and on nothing else', async () => {
    const seiten = (await get(`${API}/inhalte?typ=seite`, 'redaktion')).body;
    expect(seiten.anzahl).toBeGreaterThan(1);
    expect((await get(API, 'bea')).status).toBe(403);
    expect(
      (await administrate('recht-geben', 'bea', { art: 'seite', zweig: '/gibt-es-nicht/', darf: 'schreiben' })).body
        .errors,
    ).toEqual([{ feld: 'zweig', meldung: 'Unter dieser Adresse gibt es keine Seite.' }]);
    await give('bea', 'seite', 'wald');
    const eigene = (await get(`${API}/inhalte?typ=seite`, 'bea')).body;
    expect(eigene.anzahl).toBeGreaterThan(0);
    expect(eigene.anzahl).toBeLessThan(seiten.anzahl);
    expect(eigene.arten.map(({ art }: { art: string }) => art)).toEqual(['seite']);
    expect((await get(`/api/intranet/suche?q=wald`, 'bea')).body.gruppen.length).toBeGreaterThan(0);

    expect((await get(`${API}/inhalte/seite?id=index`, 'bea')).status).toBe(403);
    expect((await get(`${API}/inhalte/menu`, 'bea')).status).toBe(403);
    expect((await get(`${API}/inhalte/artikel`, 'bea')).status).toBe(403);
    const { schritte, freigabe } = await open('seite', 'wald', 'bea');
    expect([schritte, freigabe]).toEqual([['speichern', 'vorlegen'], expect.stringContaining('jemand anderes')]);
  });

  it('hold against forged calls', async () => {
    await give('bea', 'seite', '/wald/', 'freigeben');
    // A page that is not hers, by its key, by its reference, and her own that would become another.
    const fremde = await send('seite', 'index', 'bea', { was: 'speichern' });
    expect(fremde.status).toBe(403);
    const { referenz } = (await send('seite', 'index', 'redaktion', { was: 'speichern' })).body;
    for (const weg of [referenz, `${referenz}/fassung/1`]) {
      expect([weg, (await get(`${API}/${weg}`, 'bea')).status]).toEqual([weg, 403]);
    }
    const restore = { referenz, version: 2, fassung: 1 };
    expect((await post(`${API}/wiederherstellen`, restore, 'bea')).status).toBe(403);
    const zuFremder = await send('seite', 'wald', 'bea', { was: 'freigeben', adresse: '/startseite-neu/' });
    expect(zuFremder.body.errors).toMatchObject([{ feld: 'was' }]);
    const andereArt = await send('seite', 'wald', 'bea', { was: 'speichern', art: 'gemeinde' });
    expect(andereArt.body.errors).toMatchObject([{ feld: 'was' }]);
    const daten = JSON.stringify({ titel: 'Fremd', rubrik: 'x' });
    const artikel = { art: 'artikel', daten, text: 'x', was: 'freigeben', version: 0 };
    expect((await post(`${API}/inhalt`, artikel, 'bea')).body.errors).toMatchObject([{ feld: 'was' }]);
    const vorschau = { schluessel: 'index', daten: '{}', text: '' };
    expect((await post(`${API}/vorschau`, vorschau, 'bea')).status).toBe(403);
    expect((await get(`${API}?q=`, 'bea')).body.data.map((eine: { referenz: string }) => eine.referenz)).not.toContain(
      referenz,
    );
    // What is hers she publishes.
    expect((await send('seite', 'wald', 'bea', { was: 'freigeben' })).status).toBe(201);
    expect((await get(API, 'bea')).body.data).toMatchObject([{ bezeichnung: 'Seite', status: 'veröffentlicht' }]);
  });

  it('end with the account that was locked, and with the right that was taken', async () => {
    await give('bea', 'seite', '/wald/');
    expect((await get(KONTEN, 'admin')).body.data).toContainEqual(
      expect.objectContaining({
        id: nummern.bea,
        rechte: [expect.objectContaining({ titel: 'Seiten ab /wald/', darf: 'schreiben' })],
      }),
    );
    await administrate('recht-nehmen', 'bea', { art: 'seite', zweig: '/wald/' });
    expect((await get(API, 'bea')).status).toBe(403);
  });
});

describe('who may not release', () => {
  it('asks for it; those who may are told by mail, and so is who asked', async () => {
    await give('bea', 'seite', '/wald/');
    const direkt = await send('seite', 'wald', 'bea', { was: 'freigeben' });
    expect(direkt.body.errors).toMatchObject([{ feld: 'was', meldung: expect.stringContaining('zur Freigabe vor') }]);
    const { referenz } = (await send('seite', 'wald', 'bea', { was: 'vorlegen', hinweis: 'Bitte bis Freitag.' })).body;
    // Editors are asked, and who only manages accounts is not.
    expect(await mails()).toContain('redzep.test@rathaus.example: Wartet auf Ihre Freigabe: Wald');
    expect((await mails()).join()).not.toMatch(/adele|bea|ines/);
    const wartend = (await get(`${API}?ansicht=vorgelegt`, 'redaktion')).body;
    expect([wartend.anzahl, wartend.data[0].vorgelegt]).toEqual([1, expect.stringContaining('bea Recht')]);
    const { verlauf, schritte } = (await get(`${API}/${referenz}`, 'redaktion')).body;
    expect([verlauf[0].was, verlauf[0].hinweis]).toEqual(['hat zur Freigabe vorgelegt', 'Bitte bis Freitag.']);
    expect(schritte).toContain('zurueckgeben');

    const ohne = await send('seite', 'wald', 'redaktion', { was: 'zurueckgeben' });
    expect(ohne.body.errors).toEqual([{ feld: 'hinweis', meldung: 'Bitte schreiben Sie, was noch zu tun ist.' }]);
    await send('seite', 'wald', 'redaktion', { was: 'zurueckgeben', hinweis: 'Ein Bild fehlt.' });
    expect((await mails()).at(-1)).toBe('bea.recht@rathaus.example: Noch nicht freigegeben: Wald');
    expect((await get(`${API}?ansicht=vorgelegt`, 'redaktion')).body.anzahl).toBe(0);
    await send('seite', 'wald', 'bea', { was: 'vorlegen' });
    await send('seite', 'wald', 'redaktion', { was: 'freigeben' });
    expect((await mails()).at(-1)).toBe('bea.recht@rathaus.example: Freigegeben: Wald');
  });

  it('is helped by whoever stands in on these days alone', async () => {
    await give('bea', 'seite', '/wald/', 'freigeben');
    const heute = new Date().toISOString().slice(0, 10);
    const vertretung = { vertreter: 'leo.recht@rathaus.example', von: heute, bis: IN_EINER_WOCHE };
    const verdreht = await administrate('vertretung', 'bea', { ...vertretung, von: IN_EINER_WOCHE, bis: heute });
    expect(verdreht.body.errors).toEqual([{ feld: 'bis', meldung: 'Das Ende darf nicht vor dem Beginn liegen.' }]);
    const unbekannt = await administrate('vertretung', 'bea', { ...vertretung, vertreter: 'wer@rathaus.example' });
    expect(unbekannt.body.errors).toMatchObject([{ feld: 'vertreter' }]);
    await administrate('vertretung', 'bea', { ...vertretung, von: IN_EINER_WOCHE });
    expect((await get(API, 'leo')).status).toBe(403);
    await administrate('vertretung', 'bea', vertretung);
    expect((await open('seite', 'wald', 'leo')).schritte).toContain('freigeben');
    await send('seite', 'wald', 'redaktion', { was: 'vorlegen' });
    expect((await mails()).map((mail) => mail.split(':')[0])).toEqual(
      expect.arrayContaining(['bea.recht@rathaus.example', 'leo.recht@rathaus.example']),
    );
    await administrate('vertretung-enden', 'bea', { vertreter_id: nummern.leo });
    expect((await get(API, 'leo')).status).toBe(403);
  });
});

it('what needs four eyes is released by somebody else, as it was written', async () => {
  await send('redaktionsregeln', 'redaktionsregeln', 'redaktion', { was: 'freigeben' }, { vier_augen: ['eilmeldung'] });
  const meldung = { version: 0, art: 'eilmeldung', bis_datum: formatDatum(IN_EINER_WOCHE) };
  const order = ({ titel = 'Orkan', ...felder }: { titel?: string } & Record<string, unknown>, wer: string) => {
    const daten = JSON.stringify({ titel, text: 'Bleiben Sie im Haus.' });
    return post(`${API}/inhalt`, { ...meldung, daten, ...felder }, wer);
  };
  expect((await order({ was: 'freigeben' }, 'redaktion')).body.errors).toMatchObject([
    { feld: 'was', meldung: expect.stringContaining('Vier-Augen-Prinzip') },
  ]);
  const { referenz } = (await order({ was: 'vorlegen' }, 'redaktion')).body;
  expect((await get(`${API}/${referenz}`, 'redaktion')).body.schritte).toEqual(['speichern', 'vorlegen']);
  expect((await get(`${API}/${referenz}`, 'admin')).body.schritte).toContain('freigeben');
  const geaendert = await order({ referenz, version: 1, was: 'freigeben', titel: 'Sturm' }, 'admin');
  expect(geaendert.body.errors).toMatchObject([{ feld: 'was', meldung: expect.stringContaining('etwas geändert') }]);
  // Given back unchanged it is still the words of who wrote it.
  await order({ referenz, version: 1, was: 'zurueckgeben', hinweis: 'Noch warten.' }, 'admin');
  expect((await order({ referenz, version: 2, was: 'freigeben' }, 'redaktion')).body.errors).toHaveLength(1);
  expect((await order({ referenz, version: 2, was: 'freigeben' }, 'admin')).status).toBe(201);
  // One is enough to take it away again.
  expect((await order({ referenz, version: 3, was: 'zurueckziehen' }, 'redaktion')).status).toBe(201);
  await send('redaktionsregeln', 'redaktionsregeln', 'redaktion', { was: 'freigeben' }, { vier_augen: [] });
});

describe('a club', () => {
  const TERMIN = { titel: 'Turnfest', md: 'Mit Musik.', rubriken: [1], ort: 'Kelter', datum: IN_EINER_WOCHE };

  it('writes its own events and nobody else’s, and everything waits for the town hall', async () => {
    const alles = await administrate('recht-geben', 'verein', { art: 'veranstaltung', zweig: '', darf: 'schreiben' });
    expect(alles.body.errors).toMatchObject([{ feld: 'zweig' }]);
    await give('verein', 'veranstaltung', 'Turnverein');
    // A new one, and one like another, begins as the club's.
    const leer = (await get(`${API}/inhalte/veranstaltung`, 'verein')).body;
    expect(JSON.parse(leer.werte.daten)).toMatchObject({ eintrag: 1 });
    const send = (daten: object, felder: object, wer = 'verein') => {
      const inhalt = { art: 'veranstaltung', daten: JSON.stringify({ ...TERMIN, ...daten }), version: 0 };
      return post(`${API}/inhalt`, { ...inhalt, ...felder }, wer);
    };
    for (const eintrag of [undefined, 2]) {
      expect((await send({ eintrag }, { was: 'speichern' })).body.errors).toMatchObject([{ feld: 'was' }]);
    }
    expect((await send({ eintrag: 1 }, { was: 'freigeben' })).body.errors).toMatchObject([{ feld: 'was' }]);
    const { referenz } = (await send({ eintrag: 1 }, { was: 'vorlegen' })).body;
    expect((await get(API, 'verein')).body.data).toMatchObject([{ referenz, titel: 'Turnfest' }]);
    const fremd = (await send({ eintrag: 2 }, { was: 'freigeben' }, 'redaktion')).body.referenz;
    expect((await get(`${API}/${fremd}`, 'verein')).status).toBe(403);
    expect((await send({ eintrag: 1 }, { referenz: fremd, version: 1, was: 'speichern' })).status).toBe(403);
    // Released it is the club's still: in its list, its versions, and for a correction that waits again.
    expect((await send({ eintrag: 1 }, { referenz, version: 1, was: 'freigeben' }, 'redaktion')).status).toBe(201);
    const liste = (await get(`${API}/inhalte?typ=veranstaltung`, 'verein')).body;
    expect(liste.data.map(({ titel }: { titel: string }) => titel)).toEqual(['Turnfest']);
    expect((await get(`${API}/${referenz}/fassung/1`, 'verein')).status).toBe(200);
    expect((await send({ eintrag: 2 }, { referenz, version: 2, was: 'vorlegen' })).body.errors).toMatchObject([
      { feld: 'was' },
    ]);
    expect((await send({ eintrag: 1, titel: 'Fest' }, { referenz, version: 2, was: 'vorlegen' })).status).toBe(201);
    expect((await send({ eintrag: 1 }, { referenz, version: 3, was: 'zurueckziehen' })).body.errors).toHaveLength(1);
    const vorschau = {
      art: 'veranstaltung',
      daten: JSON.stringify({ ...TERMIN, eintrag: 2 }),
      text: '',
      schluessel: '',
    };
    expect((await post(`${API}/vorschau`, vorschau, 'verein')).status).toBe(403);
    for (const url of ['/api/cms/intranet/texte', `${API}/medien`, `${API}/links`, KONTEN]) {
      expect([url, (await get(url, 'verein')).status]).toEqual([url, 403]);
    }
  });

  it('logs in with a link that is mailed, holds once and lets a locked account in no more', async () => {
    const email = 'verein.recht@rathaus.example';
    const ask = async () => {
      await post('/api/cms/verein/passwort-vergessen', { email }, 'visitor');
      await answerPasswortwunsch(api.database.db, { MAIL_FROM: 'Rathaus <a@b.example>', SITE_URL: 'http://localhost' });
      const zeile = await api.database.db.selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirst();
      return /token=([\w-]+)/.exec(zeile?.text ?? '')?.[1] ?? '';
    };
    const enter = (token: string) => post('/api/cms/verein/anmelden', { token }, 'visitor');
    const token = await ask();
    expect((await get(`/api/cms/verein/passwort-link?token=${token}`, 'visitor')).body).toEqual({ gueltig: true });
    // It sets no password, and nobody logs in with one.
    const neu = { token, passwort_neu: 'vier lange Wörter heute' };
    expect((await post('/api/cms/passwort-neu', neu, 'visitor')).status).toBe(422);
    const angemeldet = await enter(token);
    expect([angemeldet.status, angemeldet.body.weiter]).toEqual([200, '/intranet/redaktion/']);
    const konto = await api.app.inject({
      url: '/api/cms/intranet/konto',
      headers: { authorization: angemeldet.body.token },
    });
    expect(konto.json()).toMatchObject({ email, rollen: ['verein'] });
    expect((await enter(token)).body.errors).toMatchObject([{ feld: 'token' }]);
    const zweiter = await ask();
    await administrate('sperren', 'verein');
    expect((await enter(zweiter)).status).toBe(422);
    await administrate('entsperren', 'verein');
  });
});
