import { formatDate } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { logInAll, logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { IN_ONE_WEEK, VERANSTALTUNGS_FILES } from '../../../../test/veranstaltungen.ts';
import { answerPasswordRequest } from '../../services/accounts/passwords/start-password-mails.ts';

const API = '/api/intranet/redaktion';
const ACCOUNTS = '/api/cms/intranet/konten';

let api: TestApp;
let content: TestContent;
let head: Record<string, Record<string, string>> = {};
/** Ids of the accounts that get rights in this test. */
const numbers: Record<string, number> = {};

beforeAll(async () => {
  content = await createTestContent(VERANSTALTUNGS_FILES);
  await content.write('seiten/wald.md', '---\ntitel: Wald\n---\nBäume\n');
  await content.write('redaktionsregeln.yaml', 'saetze: aus\n');
  api = await createTestApp({ LOGIN_LIMIT: 10_000 });
  await loadContent(api.database.db, content.ordner);
  head = await logInAll(api.database);
  for (const [who, kind] of [
    ['bea', 'intern'],
    ['leo', 'intern'],
    ['verein', 'verein'],
  ] as const) {
    const account = { art: kind, vorname: who, nachname: 'Recht', rollen: [] };
    const { id, headers } = await logInTestAccount(api.database, account);
    numbers[who] = id;
    head[who] = headers;
  }
});
afterAll(async () => {
  await api.close();
  await content.remove();
});
beforeEach(async () => {
  const { db } = api.database;
  for (const table of ['kontorechte', 'vertretungen', 'outbox'] as const) await db.deleteFrom(table).execute();
});

const get = async (url: string, who: string) => {
  const answer = await api.app.inject({ url, headers: head[who] ?? {} });
  return { status: answer.statusCode, body: answer.json() };
};
const post = async (url: string, payload: object, who: string) => {
  const answer = await api.app.inject({ method: 'POST', url, payload, headers: head[who] ?? {} });
  return { status: answer.statusCode, body: answer.body ? answer.json() : null };
};
const administrate = (operation: string, who: string, values: object = {}) =>
  post(ACCOUNTS, { vorgang: operation, id: numbers[who], ...values }, 'admin');
const give = async (who: string, kind: string, branch = '', may = 'schreiben') =>
  expect((await administrate('recht-geben', who, { art: kind, zweig: branch, darf: may })).status).toBe(204);
const mails = async () =>
  (await api.database.db.selectFrom('outbox').select(['an', 'betreff']).orderBy('id').execute()).map(
    ({ an, betreff: subject }) => `${an}: ${subject}`,
  );
const open = async (kind: string, id: string, who = 'redaktion') =>
  (await get(`${API}/inhalte/${kind}?${new URLSearchParams({ id })}`, who)).body;
/** Sends the form of an entry as opened, with some changed fields. */
async function send(kind: string, id: string, who: string, fields: Record<string, unknown>, data: object = {}) {
  const { referenz: reference, version, werte: values } = await open(kind, id);
  const everything = { ...JSON.parse(values.daten), ...data };
  return post(
    `${API}/inhalt`,
    { ...values, referenz: reference, version, daten: JSON.stringify(everything), ...fields },
    who,
  );
}

describe('rights on a branch', () => {
  it('are checked before a conflict reveals who made the other change', async () => {
    await give('leo', 'artikel');
    const { body } = await send('seite', 'wald', 'redaktion', { was: 'speichern', text: 'Nur für die Redaktion' });
    const outdated = { referenz: body.referenz, version: 0, was: 'speichern', art: 'seite', schluessel: 'wald' };
    const answer = await post(`${API}/inhalt`, { ...outdated, titel: 'Wald', daten: '{"titel":"Wald"}' }, 'leo');
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('Redzep');
  });

  it('let the library edit its pages and nothing else', async () => {
    const pages = (await get(`${API}/inhalte?typ=seite`, 'redaktion')).body;
    expect(pages.anzahl).toBeGreaterThan(1);
    expect((await get(API, 'bea')).status).toBe(403);
    expect(
      (await administrate('recht-geben', 'bea', { art: 'seite', zweig: '/gibt-es-nicht/', darf: 'schreiben' })).body
        .errors,
    ).toEqual([{ feld: 'zweig', meldung: 'Unter dieser Adresse gibt es keine Seite.' }]);
    await give('bea', 'seite', 'wald');
    const own = (await get(`${API}/inhalte?typ=seite`, 'bea')).body;
    expect(own.anzahl).toBeGreaterThan(0);
    expect(own.anzahl).toBeLessThan(pages.anzahl);
    expect(own.arten.map(({ art: kind }: { art: string }) => kind)).toEqual(['seite']);
    expect((await get(`/api/intranet/suche?q=wald`, 'bea')).body.gruppen.length).toBeGreaterThan(0);

    expect((await get(`${API}/inhalte/seite?id=index`, 'bea')).status).toBe(403);
    expect((await get(`${API}/inhalte/menu`, 'bea')).status).toBe(403);
    expect((await get(`${API}/inhalte/artikel`, 'bea')).status).toBe(403);
    const { schritte: steps, freigabe: release } = await open('seite', 'wald', 'bea');
    expect([steps, release]).toEqual([['speichern', 'vorlegen'], expect.stringContaining('jemand anderes')]);
  });

  it('withstand forged calls', async () => {
    await give('bea', 'seite', '/wald/', 'freigeben');
    // A page of others, by key and by reference, and her own page changed into another.
    const foreign = await send('seite', 'index', 'bea', { was: 'speichern' });
    expect(foreign.status).toBe(403);
    const { referenz: reference } = (await send('seite', 'index', 'redaktion', { was: 'speichern' })).body;
    for (const way of [reference, `${reference}/fassung/1`]) {
      expect([way, (await get(`${API}/${way}`, 'bea')).status]).toEqual([way, 403]);
    }
    const restore = { referenz: reference, version: 2, fassung: 1 };
    expect((await post(`${API}/wiederherstellen`, restore, 'bea')).status).toBe(403);
    const tooForeign = await send('seite', 'wald', 'bea', { was: 'freigeben', adresse: '/startseite-neu/' });
    expect(tooForeign.body.errors).toMatchObject([{ feld: 'was' }]);
    const otherKind = await send('seite', 'wald', 'bea', { was: 'speichern', art: 'gemeinde' });
    expect(otherKind.body.errors).toMatchObject([{ feld: 'was' }]);
    const data = JSON.stringify({ titel: 'Fremd', rubrik: 'x' });
    const artikel = { art: 'artikel', daten: data, text: 'x', was: 'freigeben', version: 0 };
    expect((await post(`${API}/inhalt`, artikel, 'bea')).body.errors).toMatchObject([{ feld: 'was' }]);
    const preview = { schluessel: 'index', daten: '{}', text: '' };
    expect((await post(`${API}/vorschau`, preview, 'bea')).status).toBe(403);
    expect((await get(`${API}?q=`, 'bea')).body.data.map((one: { referenz: string }) => one.referenz)).not.toContain(
      reference,
    );
    // She may publish her own page.
    expect((await send('seite', 'wald', 'bea', { was: 'freigeben' })).status).toBe(201);
    expect((await get(API, 'bea')).body.data).toMatchObject([{ bezeichnung: 'Seite', status: 'veröffentlicht' }]);
  });

  it('end when the account is locked or the right is revoked', async () => {
    await give('bea', 'seite', '/wald/');
    expect((await get(ACCOUNTS, 'admin')).body.data).toContainEqual(
      expect.objectContaining({
        id: numbers.bea,
        rechte: [expect.objectContaining({ titel: 'Seiten ab /wald/', darf: 'schreiben' })],
      }),
    );
    await administrate('recht-nehmen', 'bea', { art: 'seite', zweig: '/wald/' });
    expect((await get(API, 'bea')).status).toBe(403);
  });
});

describe('an account without the right to release', () => {
  it('asks for the release; those with the right are notified by mail, and so is the author of the request', async () => {
    await give('bea', 'seite', '/wald/');
    const direct = await send('seite', 'wald', 'bea', { was: 'freigeben' });
    expect(direct.body.errors).toMatchObject([{ feld: 'was', meldung: expect.stringContaining('zur Freigabe vor') }]);
    const { referenz: reference } = (
      await send('seite', 'wald', 'bea', { was: 'vorlegen', hinweis: 'Bitte bis Freitag.' })
    ).body;
    // Editors are notified; accounts that only manage accounts are not.
    expect(await mails()).toContain('redzep.test@rathaus.example: Wartet auf Ihre Freigabe: Wald');
    expect((await mails()).join()).not.toMatch(/adele|bea|ines/);
    const waiting = (await get(`${API}?ansicht=vorgelegt`, 'redaktion')).body;
    expect([waiting.anzahl, waiting.data[0].vorgelegt]).toEqual([1, expect.stringContaining('bea Recht')]);
    const { verlauf: history, schritte: steps } = (await get(`${API}/${reference}`, 'redaktion')).body;
    expect([history[0].was, history[0].hinweis]).toEqual(['hat zur Freigabe vorgelegt', 'Bitte bis Freitag.']);
    expect(steps).toContain('zurueckgeben');

    const without = await send('seite', 'wald', 'redaktion', { was: 'zurueckgeben' });
    expect(without.body.errors).toEqual([{ feld: 'hinweis', meldung: 'Bitte schreiben Sie, was noch zu tun ist.' }]);
    await send('seite', 'wald', 'redaktion', { was: 'zurueckgeben', hinweis: 'Ein Bild fehlt.' });
    expect((await mails()).at(-1)).toBe('bea.recht@rathaus.example: Noch nicht freigegeben: Wald');
    expect((await get(`${API}?ansicht=vorgelegt`, 'redaktion')).body.anzahl).toBe(0);
    await send('seite', 'wald', 'bea', { was: 'vorlegen' });
    await send('seite', 'wald', 'redaktion', { was: 'freigeben' });
    expect((await mails()).at(-1)).toBe('bea.recht@rathaus.example: Freigegeben: Wald');
  });

  it('can be represented only by a deputy on the days of the deputation', async () => {
    await give('bea', 'seite', '/wald/', 'freigeben');
    const { tag: today } = readBerlinTime(new Date());
    const substitution = { vertreter: 'leo.recht@rathaus.example', von: today, bis: IN_ONE_WEEK };
    const verdreht = await administrate('vertretung', 'bea', { ...substitution, von: IN_ONE_WEEK, bis: today });
    expect(verdreht.body.errors).toEqual([{ feld: 'bis', meldung: 'Das Ende darf nicht vor dem Beginn liegen.' }]);
    const unknownOne = await administrate('vertretung', 'bea', { ...substitution, vertreter: 'wer@rathaus.example' });
    expect(unknownOne.body.errors).toMatchObject([{ feld: 'vertreter' }]);
    await administrate('vertretung', 'bea', { ...substitution, von: IN_ONE_WEEK });
    expect((await get(API, 'leo')).status).toBe(403);
    await administrate('vertretung', 'bea', substitution);
    expect((await open('seite', 'wald', 'leo')).schritte).toContain('freigeben');
    await send('seite', 'wald', 'redaktion', { was: 'vorlegen' });
    expect((await mails()).map((mail) => mail.split(':')[0])).toEqual(
      expect.arrayContaining(['bea.recht@rathaus.example', 'leo.recht@rathaus.example']),
    );
    await administrate('vertretung-enden', 'bea', { vertreter_id: numbers.leo });
    expect((await get(API, 'leo')).status).toBe(403);
  });
});

it('entries under the four-eyes rule are released unchanged by another person', async () => {
  await send('redaktionsregeln', 'redaktionsregeln', 'admin', { was: 'freigeben' }, { vier_augen: ['eilmeldung'] });
  const message = { version: 0, art: 'eilmeldung', bis_datum: formatDate(IN_ONE_WEEK) };
  const order = ({ titel: title = 'Orkan', ...fields }: { titel?: string } & Record<string, unknown>, who: string) => {
    const data = JSON.stringify({ titel: title, text: 'Bleiben Sie im Haus.' });
    return post(`${API}/inhalt`, { ...message, daten: data, ...fields }, who);
  };
  expect((await order({ was: 'freigeben' }, 'redaktion')).body.errors).toMatchObject([
    { feld: 'was', meldung: expect.stringContaining('Vier-Augen-Prinzip') },
  ]);
  const { referenz: reference } = (await order({ was: 'vorlegen' }, 'redaktion')).body;
  expect((await get(`${API}/${reference}`, 'redaktion')).body.schritte).toEqual(['speichern', 'vorlegen']);
  expect((await get(`${API}/${reference}`, 'admin')).body.schritte).toContain('freigeben');
  const changed = await order({ referenz: reference, version: 1, was: 'freigeben', titel: 'Sturm' }, 'admin');
  expect(changed.body.errors).toMatchObject([{ feld: 'was', meldung: expect.stringContaining('etwas geändert') }]);
  // Returned without changes, the text still counts as its author's.
  await order({ referenz: reference, version: 1, was: 'zurueckgeben', hinweis: 'Noch warten.' }, 'admin');
  expect((await order({ referenz: reference, version: 2, was: 'freigeben' }, 'redaktion')).body.errors).toHaveLength(1);
  expect((await order({ referenz: reference, version: 2, was: 'freigeben' }, 'admin')).status).toBe(201);
  // Withdrawing needs one person only.
  expect((await order({ referenz: reference, version: 3, was: 'zurueckziehen' }, 'redaktion')).status).toBe(201);
  await send('redaktionsregeln', 'redaktionsregeln', 'admin', { was: 'freigeben' }, { vier_augen: [] });
});

it('an administrator or a second person changes the four-eyes rule, never a single editor', async () => {
  const change = (who: string, was: string, fields: object = {}) =>
    send('redaktionsregeln', 'redaktionsregeln', who, { was, ohne_ersatz: '1', ...fields }, { vier_augen: [] });
  await send('redaktionsregeln', 'redaktionsregeln', 'admin', { was: 'freigeben' }, { vier_augen: ['eilmeldung'] });
  for (const was of ['freigeben', 'zurueckziehen']) {
    const { status, body } = await change('redaktion', was);
    expect([status, body.errors], was).toEqual([
      422,
      [{ feld: 'was', meldung: expect.stringContaining('Vier-Augen-Prinzip') }],
    ]);
  }
  expect((await change('redaktion', 'vorlegen')).status).toBe(201);
  expect((await change('admin', 'freigeben')).status).toBe(201);
});

it('only administrators maintain the recipients of forms, and a change is reported to the town hall by mail', async () => {
  const data = { titel: 'Wald', bloecke: [{ template: 'kontakt', options: { empfaenger: 'x@fremd.example' } }] };
  const place = () => send('seite', 'wald', 'redaktion', { was: 'speichern' }, data);
  expect((await place()).body.errors).toEqual([
    { feld: 'daten/bloecke/0/options/empfaenger', meldung: expect.stringContaining('Empfänger von Formularen') },
  ]);
  const allow = (who: string) => {
    const list = {
      art: 'mailempfaenger',
      daten: JSON.stringify({ erlaubt: ['@fremd.example'] }),
      text: '',
      version: 0,
    };
    return post(`${API}/inhalt`, { ...list, was: 'freigeben' }, who);
  };
  expect((await allow('redaktion')).body.errors).toMatchObject([{ feld: 'was' }]);
  expect((await allow('admin')).status).toBe(201);
  expect(await mails()).toEqual([`${api.config.MAIL_ADMIN}: Empfänger von Formularen geändert`]);
  const { referenz: reference } = (await open('mailempfaenger', 'mailempfaenger', 'admin')) as { referenz: string };
  expect((await get(`${API}/${reference}`, 'admin')).body.verlauf).toMatchObject([
    { wer: expect.stringContaining('Adele') },
  ]);
  expect((await place()).status).toBe(201);
});

describe('a club', () => {
  const TERMIN = { titel: 'Turnfest', md: 'Mit Musik.', rubriken: [1], ort: 'Kelter', datum: IN_ONE_WEEK };

  it('writes only its own events, and each waits for the town hall’s release', async () => {
    const everything = await administrate('recht-geben', 'verein', {
      art: 'veranstaltung',
      zweig: '',
      darf: 'schreiben',
    });
    expect(everything.body.errors).toMatchObject([{ feld: 'zweig' }]);
    await give('verein', 'veranstaltung', 'Turnverein');
    // A new event, and a copy of another, belong to the club.
    const empty = (await get(`${API}/inhalte/veranstaltung`, 'verein')).body;
    expect(JSON.parse(empty.werte.daten)).toMatchObject({ eintrag: 1 });
    const send = (data: object, fields: object, who = 'verein') => {
      const content = { art: 'veranstaltung', daten: JSON.stringify({ ...TERMIN, ...data }), version: 0 };
      return post(`${API}/inhalt`, { ...content, ...fields }, who);
    };
    for (const entry of [undefined, 2]) {
      expect((await send({ eintrag: entry }, { was: 'speichern' })).body.errors).toMatchObject([{ feld: 'was' }]);
    }
    expect((await send({ eintrag: 1 }, { was: 'freigeben' })).body.errors).toMatchObject([{ feld: 'was' }]);
    const { referenz: reference } = (await send({ eintrag: 1 }, { was: 'vorlegen' })).body;
    expect((await get(API, 'verein')).body.data).toMatchObject([{ referenz: reference, titel: 'Turnfest' }]);
    const foreign = (await send({ eintrag: 2 }, { was: 'freigeben' }, 'redaktion')).body.referenz;
    expect((await get(`${API}/${foreign}`, 'verein')).status).toBe(403);
    expect((await send({ eintrag: 1 }, { referenz: foreign, version: 1, was: 'speichern' })).status).toBe(403);
    // After the release it still belongs to the club: in its list, its versions, and for a correction that needs
    // another release.
    expect(
      (await send({ eintrag: 1 }, { referenz: reference, version: 1, was: 'freigeben' }, 'redaktion')).status,
    ).toBe(201);
    const list = (await get(`${API}/inhalte?typ=veranstaltung`, 'verein')).body;
    expect(list.data.map(({ titel: title }: { titel: string }) => title)).toEqual(['Turnfest']);
    expect((await get(`${API}/${reference}/fassung/1`, 'verein')).status).toBe(200);
    expect(
      (await send({ eintrag: 2 }, { referenz: reference, version: 2, was: 'vorlegen' })).body.errors,
    ).toMatchObject([{ feld: 'was' }]);
    expect(
      (await send({ eintrag: 1, titel: 'Fest' }, { referenz: reference, version: 2, was: 'vorlegen' })).status,
    ).toBe(201);
    expect(
      (await send({ eintrag: 1 }, { referenz: reference, version: 3, was: 'zurueckziehen' })).body.errors,
    ).toHaveLength(1);
    const preview = {
      art: 'veranstaltung',
      daten: JSON.stringify({ ...TERMIN, eintrag: 2 }),
      text: '',
      schluessel: '',
    };
    expect((await post(`${API}/vorschau`, preview, 'verein')).status).toBe(403);
    for (const url of ['/api/cms/intranet/texte', `${API}/medien`, `${API}/links`, ACCOUNTS]) {
      expect([url, (await get(url, 'verein')).status]).toEqual([url, 403]);
    }
  });

  it('logs in with a mailed link that works once and never for a locked account', async () => {
    const email = 'verein.recht@rathaus.example';
    const ask = async () => {
      await post('/api/cms/verein/passwort-vergessen', { email }, 'visitor');
      await answerPasswordRequest(api.database.db, {
        MAIL_FROM: 'Rathaus <a@b.example>',
        SITE_URL: 'http://localhost',
      });
      const line = await api.database.db.selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirst();
      return /token=([\w-]+)/.exec(line?.text ?? '')?.[1] ?? '';
    };
    const enter = (token: string) => post('/api/cms/verein/anmelden', { token }, 'visitor');
    const token = await ask();
    expect((await get(`/api/cms/verein/passwort-link?token=${token}`, 'visitor')).body).toEqual({ gueltig: true });
    // It sets no password and cannot log in with one.
    const fresh = { token, passwort_neu: 'vier lange Wörter heute' };
    expect((await post('/api/cms/passwort-neu', fresh, 'visitor')).status).toBe(422);
    const registered = await enter(token);
    expect([registered.status, registered.body.weiter]).toEqual([200, '/intranet/redaktion/']);
    const account = await api.app.inject({
      url: '/api/cms/intranet/konto',
      headers: { authorization: registered.body.token },
    });
    expect(account.json()).toMatchObject({ email, rollen: ['verein'] });
    expect((await enter(token)).body.errors).toMatchObject([{ feld: 'token' }]);
    const second = await ask();
    await administrate('sperren', 'verein');
    expect((await enter(second)).status).toBe(422);
    await administrate('entsperren', 'verein');
  });
});
