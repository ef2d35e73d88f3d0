import type { Buchung, Warteplatz } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { DATENSCHUTZ_WARTELISTE } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  absender,
  buildAnmeldung,
  buildKind,
  buildVeranstaltung,
  inTagen,
  kontakt,
  optionen,
} from '../../../../test/ferien.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, confirmWartende, readBitte, readToken, setProgramm } from '../../../../test/test-ferienprogramm.ts';
import { assignNewPlaetze } from '../assign-free-plaetze.ts';
import { deleteOldBuchungen } from '../delete-old-buchungen.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { examineNext } from '../report-konflikte.ts';
import { endExpired } from '../warteliste.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ FORMULAR_LIMIT: 1_000_000 });
});
afterAll(() => api.close());

const db = () => api.database.db;
const saison = { optionen, absender };
/** Event 1 has two places, event 2 can be cancelled no more. */
beforeEach(() =>
  setProgramm(db(), [
    buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
    buildVeranstaltung({ id: 2, datum_von: `${inTagen(2)}T09:00`, datum_bis: `${inTagen(2)}T12:00` }),
    buildVeranstaltung({ id: 3 }),
  ]),
);

async function send<Body>(pfad: string, payload: object) {
  const antwort = await api.app.inject({ method: 'POST', url: `/api/ferienprogramm/${pfad}`, payload });
  return { status: antwort.statusCode, body: antwort.json() as Body };
}
async function fetch<Body>(pfad: string) {
  const antwort = await api.app.inject(`/api/ferienprogramm/${pfad}`);
  return { status: antwort.statusCode, body: antwort.json() as Body };
}
async function book(wuensche: Record<string, number[]>): Promise<string> {
  expect((await send('anmeldung', buildAnmeldung(wuensche))).status).toBe(201);
  const { status, body } = await confirm(api, await readBitte(api));
  expect(status).toBe(200);
  return readToken(body.status_link);
}
const readGebucht = async (id: number) =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '=', id).executeTakeFirstOrThrow())
    .gebucht;
const readMails = async () => db().selectFrom('outbox').select(['betreff', 'text']).orderBy('id').execute();
const letzteMail = async () => (await readMails()).at(-1);

describe('the private page', () => {
  it('gives what is booked as a calendar, each event once with its children', async () => {
    const token = await book({ Eva: [1, 3], Max: [1] });
    const { body } = await fetch<Buchung>(`buchung?token=${token}`);
    await send('buchung/stornieren', { token, kind: body.kinder[0]?.id, veranstaltung: 3 });
    const antwort = await api.app.inject(`/api/ferienprogramm/buchung/kalender.ics?token=${token}`);
    expect([antwort.statusCode, antwort.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const zeilen = antwort.body.replaceAll('\r\n ', '').split('\r\n');
    expect(zeilen.filter((zeile) => zeile.startsWith('SUMMARY'))).toEqual([expect.stringMatching(/\(Eva\\, Max\)$/)]);
    expect((await api.app.inject('/api/ferienprogramm/buchung/kalender.ics?token=fremd')).statusCode).toBe(404);
  });

  it('shows the booking to whoever has the link, and to nobody else', async () => {
    const token = await book({ Eva: [1, 2], Max: [1] });
    const { body } = await fetch<Buchung>(`buchung?token=${token}`);
    expect(body).toMatchObject({
      kontakt,
      kinder: [{ vorname: 'Eva' }, { vorname: 'Max' }],
      kosten: { veranstaltungen: 15, gebuehren: 7.5, gesamt: 22.5 },
    });
    expect(body.kinder[0]?.veranstaltungen).toMatchObject([
      { veranstaltung: { id: 1 }, preis: 5, status: 'gebucht', stornierbar: true, storno_bis: inTagen(18) },
      { veranstaltung: { id: 2 }, stornierbar: false, storno_bis: inTagen(-1) },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/token|schluessel/);
    const [, mail] = await db().selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mail?.text).toMatch(/Eva Muster:\n {2}Angebot 1\n.*\n {2}5,00\s€/);
    expect(mail?.text).toMatch(/Gebühren:\n {2}7,50\s€ \(2 Kinder × 3,00\s€, 3 Veranstaltungen × 0,50\s€\)/);
    expect(mail?.text).toMatch(/Gesamt:\n {2}22,50\s€/);
    expect(mail?.text).toContain('Bezahlung:\n  Sie bekommen eine Rechnung.');
    const [kalender] = mail?.anhaenge ?? [];
    expect(kalender?.inhalt.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(kalender?.inhalt).toContain('SUMMARY:Angebot 1 (Eva\\, Max)');
    expect(kalender?.name).toBe(`ferienprogramm-${body.referenz}.ics`);
    for (const falsch of [`${token}x`, '', 'x'.repeat(100)]) {
      expect((await fetch(`buchung?token=${falsch}`)).status).toBe(404);
    }
    expect((await fetch('buchung')).status).toBe(400);
  });

  it('gives one event back: its place is free at once, its costs are gone', async () => {
    const token = await book({ Eva: [1, 3], Max: [1] });
    const [eva] = (await fetch<Buchung>(`buchung?token=${token}`)).body.kinder;
    const { status, body } = await send<Buchung>('buchung/stornieren', { token, kind: eva?.id, veranstaltung: 1 });
    expect(status).toBe(200);
    expect(body.kosten).toEqual({ veranstaltungen: 10, gebuehren: 7, gesamt: 17 });
    expect(body.kinder[0]?.veranstaltungen.map((teilnahme) => teilnahme.status)).toEqual(['storniert', 'gebucht']);
    expect([await readGebucht(1), await readGebucht(3)]).toEqual([1, 1]);
    expect((await letzteMail())?.text).toContain('Angebot 1');
    await book({ Eva: [1] });
    expect(await readGebucht(1)).toBe(2);
  });

  it('gives a child back with all its events, once', async () => {
    const token = await book({ Eva: [1, 3], Max: [1] });
    const [eva] = (await fetch<Buchung>(`buchung?token=${token}`)).body.kinder;
    const antworten = await Promise.all(
      [1, 2, 3].map(() => send<Buchung>('buchung/stornieren', { token, kind: eva?.id })),
    );
    expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await readGebucht(1), await readGebucht(3)]).toEqual([1, 0]);
    expect(antworten[0]?.body.kosten).toEqual({ veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 });
    expect((await readMails()).filter(({ betreff }) => betreff.startsWith('Absage'))).toHaveLength(1);
  });

  it('refuses after the deadline, for other families, and for what was never booked', async () => {
    const token = await book({ Eva: [1, 2] });
    const fremd = await book({ Max: [1] });
    const [eva] = (await fetch<Buchung>(`buchung?token=${token}`)).body.kinder;
    const spaet = await send<{ detail: string }>('buchung/stornieren', { token, kind: eva?.id });
    expect(spaet.status).toBe(409);
    expect(spaet.body.detail).toContain('„Angebot 2“ konnte nur bis zum');
    expect((await send('buchung/stornieren', { token: fremd, kind: eva?.id })).status).toBe(404);
    expect((await send('buchung/stornieren', { token, kind: eva?.id, veranstaltung: 3 })).status).toBe(404);
    expect([await readGebucht(1), await readGebucht(2)]).toEqual([2, 1]);
  });
});

describe('the waiting list', () => {
  const ask = (namen: string[], teil: object = {}) =>
    send<{ warteplaetze: { kinder: string[]; link: string }[]; detail: string }>('warteliste', {
      veranstaltung: 1,
      kontakt,
      kinder: namen.map((name) => buildKind(name)),
      ...teil,
    });
  const wait = async (namen: string[], teil: object = {}) => {
    const antwort = await ask(namen, teil);
    await confirmWartende(api);
    return antwort;
  };
  const show = async (link: string) => (await fetch<Warteplatz>(`warteplatz?token=${readToken(link)}`)).body;
  const readAngebot = async () =>
    readToken(/https?:\S+/.exec((await letzteMail())?.text.split('annehmen oder ablehnen')[1] ?? '')?.[0]);
  const fill = async () => {
    const token = await book({ Eva: [1], Max: [1] });
    const [eva, max] = (await fetch<Buchung>(`buchung?token=${token}`)).body.kinder;
    return { giveBack: (kind = eva) => send('buchung/stornieren', { token, kind: kind?.id }), eva, max };
  };

  it('keeps what was agreed to with every entry; a booking made of it agrees to nothing more', async () => {
    const { giveBack } = await fill();
    expect((await wait(['Ina', 'Tom'], { valid: true })).status).toBe(201);
    const eintraege = await db().selectFrom('ferien_warteliste').select('zustimmungen').execute();
    const zustimmungen = [
      { feld: 'valid', text: DATENSCHUTZ_WARTELISTE, fassung: expect.stringMatching(/^[\da-f]{12}$/) },
    ];
    expect(eintraege).toEqual([{ zustimmungen }, { zustimmungen }]);
    await giveBack();
    const angebot = (await readMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'))?.text ?? '';
    expect((await send('warteplatz/annehmen', { token: readToken(/https?:\S+/.exec(angebot)?.[0]) })).status).toBe(201);
    const buchung = await db()
      .selectFrom('ferien_buchungen')
      .select('zustimmungen')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(buchung).toEqual([{ zustimmungen: null }]);
  });

  it('takes children for full events only, of the right age, and tells nothing of what they have', async () => {
    expect((await wait(['Ina'])).body.detail).toContain('noch freie Plätze');
    await fill();
    const { status, body } = await wait(['Ina', 'Tom']);
    expect(status).toBe(201);
    expect(body.warteplaetze.map(({ kinder }) => kinder)).toEqual([['Ina'], ['Tom']]);
    expect(await show(body.warteplaetze[1]?.link ?? '')).toMatchObject({
      status: 'wartet',
      platz: 2,
      kosten: { gesamt: 8.5 },
    });
    expect((await wait(['Eva'])).status, 'tells nobody that she takes part').toBe(201);
    expect((await wait(['Uli'], { veranstaltung: 99 })).status).toBe(409);
    expect((await wait(['Uli'], { veranstaltung: 9_999_999_999 })).status).toBe(422);
    expect((await wait(['Uli'], { firma: 'ACME' })).status).toBe(400);
  });

  it('offers a free place to the first in line, and nobody else can book it', async () => {
    const { giveBack } = await fill();
    await wait(['Ina']);
    await wait(['Tom']);
    await giveBack();
    expect(await readGebucht(1)).toBe(2);
    expect((await send('anmeldung', buildAnmeldung({ Uli: [1] }))).status).toBe(409);
    const angebot = (await readMails()).find(({ betreff }) => betreff.startsWith('Ein Platz ist frei'));
    expect(angebot?.text).toContain('Für:\n  Ina');
    expect(angebot?.text).toMatch(/Kosten:\n {2}8,50\s€, davon 3,50\s€ Gebühren/);
    expect(angebot?.text).toContain('Sie bekommen eine Rechnung.');
    const token = readToken(/https?:\S+/.exec(angebot?.text ?? '')?.[0]);
    expect(await show(`token=${token}`)).toMatchObject({ status: 'angeboten', platz: null });
    const antworten = await Promise.all(
      [1, 2].map(() => send<{ status_link: string }>('warteplatz/annehmen', { token })),
    );
    expect(antworten.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await readGebucht(1)).toBe(2);
    const link = antworten.find(({ status }) => status === 201)?.body.status_link;
    expect((await fetch<Buchung>(`buchung?token=${readToken(link)}`)).body.kinder).toMatchObject([{ vorname: 'Ina' }]);
  });

  it('goes on to the next when an offer is refused or runs out', async () => {
    const { giveBack } = await fill();
    await wait(['Ina']);
    await wait(['Tom']);
    await wait(['Uli']);
    await giveBack();
    const ina = readToken(
      /https?:\S+/.exec((await readMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'))?.text ?? '')?.[0],
    );
    expect((await send<Warteplatz>('warteplatz/ablehnen', { token: ina })).body.status).toBe('zurueckgezogen');
    expect((await letzteMail())?.text).toContain('Für:\n  Tom');
    const tom = await readAngebot();
    expect(await endExpired(db(), { optionen, absender }, new Date())).toBe(false);
    await db()
      .updateTable('ferien_warteliste')
      .set({ angebot_bis: sql<Date>`now() - interval '1 minute'` })
      .where('status', '=', 'angeboten')
      .execute();
    expect((await send<{ detail: string }>('warteplatz/annehmen', { token: tom })).body.detail).toBe(
      'Dieses Angebot gilt nicht mehr.',
    );
    expect(await endExpired(db(), { optionen, absender }, new Date())).toBe(true);
    expect((await letzteMail())?.text).toContain('Für:\n  Uli');
    expect((await send('warteplatz/annehmen', { token: await readAngebot() })).status).toBe(201);
    expect(await readGebucht(1)).toBe(2);
  });

  it('is served when an event grows, and again when it grows by more than one place', async () => {
    await fill();
    await wait(['Ina']);
    await wait(['Tom', 'Uli'], { gemeinsam: true });
    const grow = async (teilnehmer_max: number) => {
      await createFerienprogrammRepository(db()).replace([buildVeranstaltung({ id: 1, teilnehmer_max })]);
      await assignNewPlaetze(db(), saison, new Date());
    };
    const readAngebotene = async () =>
      (await readMails()).flatMap(({ text, betreff }) =>
        betreff.startsWith('Ein Platz') ? (/Für:\n {2}(.*)/.exec(text)?.[1] ?? '') : [],
      );
    await grow(2);
    expect(await readAngebotene()).toEqual([]);
    await grow(4);
    expect(await readAngebotene(), 'one place is left, which the two do not fit in').toEqual(['Ina']);
    await grow(5);
    expect(await readAngebotene()).toEqual(['Ina', 'Tom, Uli']);
    expect(await readGebucht(1)).toBe(5);
    expect((await send('anmeldung', buildAnmeldung({ Eva: [1] }))).status).toBe(409);
  });

  it('has nobody who has not proven the address: neither does the mail tell a stranger, nor is a place offered', async () => {
    const { giveBack } = await fill();
    const { body } = await ask(['Ina'], { kontakt: { ...kontakt, email: 'fremd@anderswo.example' } });
    const browser = body.warteplaetze[0]?.link ?? '';
    const bitte = (await readMails()).find(({ betreff }) => betreff.startsWith('Bitte bestätigen Sie Ihren Platz'));
    for (const wort of ['Ina', kontakt.vorname, 'Angebot', kontakt.strasse]) expect(bitte?.text).not.toContain(wort);
    await giveBack();
    expect((await readMails()).filter(({ betreff }) => betreff.startsWith('Ein Platz'))).toEqual([]);
    const offen = { status: 'unbestaetigt', platz: null };
    expect(await show(browser)).toMatchObject({ ...offen, vom_postfach: false, kinder: [{ vorname: 'Ina' }] });
    const mail = readToken(bitte?.text);
    expect(await show(`token=${mail}`)).toMatchObject({
      ...offen,
      vom_postfach: true,
      veranstaltung: null,
      kinder: [],
    });
    expect((await send('warteplatz/bestaetigen', { token: readToken(browser) })).status, 'the browser').toBe(404);
    expect((await send('warteplatz/annehmen', { token: mail })).status).toBe(409);
    for (const mal of [1, 2]) {
      expect([mal, (await send<Warteplatz>('warteplatz/bestaetigen', { token: mail })).body.status]).toEqual([
        mal,
        'wartet',
      ]);
    }
  });

  it('forgets what nobody confirms in a day', async () => {
    await fill();
    await ask(['Ina']);
    await deleteOldBuchungen(db(), 90);
    await sql`update ferien_warteliste set erstellt = now() - interval '25 hours'`.execute(db());
    await deleteOldBuchungen(db(), 90);
    expect(await db().selectFrom('ferien_warteliste').select('id').execute()).toEqual([]);
  });

  it('keeps a family together, and does not let a place idle for it', async () => {
    const { giveBack, max } = await fill();
    await wait(['Ina', 'Tom'], { gemeinsam: true });
    await giveBack();
    expect(await readGebucht(1)).toBe(1);
    await giveBack(max);
    expect(await readGebucht(1)).toBe(2);
    expect((await letzteMail())?.betreff).toContain('Absage');
    const angebot = (await readMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'));
    expect(angebot?.text).toContain('Für:\n  Ina, Tom');
  });

  it('checks everything anew when an offer is accepted', async () => {
    const { giveBack } = await fill();
    await setAtOnce();
    await wait(['Ina']);
    await book({ Ina: [3] });
    await giveBack();
    const token = readToken(
      /https?:\S+/.exec((await readMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'))?.text ?? '')?.[0],
    );
    const { status, body } = await send<{ detail: string }>('warteplatz/annehmen', { token });
    expect(status).toBe(409);
    expect(body.detail).toContain('überschneidet sich für Ina mit „Angebot 3“');
    // What another family has booked stands in nobody's way, and is told to that family alone.
    await db().updateTable('ferien_buchungen').set({ email: 'tom@anderswo.example' }).execute();
    expect((await send('warteplatz/annehmen', { token })).status).toBe(201);
    for (let look = 0; look < 9; look += 1) await examineNext(db(), async () => saison);
    const anTom = await db().selectFrom('outbox').select('text').where('an', '=', 'tom@anderswo.example').execute();
    expect(anTom.at(-1)?.text).toContain('überschneidet sich für Ina mit „Angebot 3“');
  });

  /** Event 3 takes place at the same time as event 1. */
  async function setAtOnce(): Promise<void> {
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_von: `${inTagen(21)}T09:00`, datum_bis: `${inTagen(21)}T12:00` })
      .where('id', '=', 3)
      .execute();
  }
});
