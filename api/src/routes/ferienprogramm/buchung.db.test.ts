import type { Buchung, Warteplatz } from '@gm/shared/schemas/ferienprogramm-buchung';
import { DATENSCHUTZ_WARTELISTE } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  baueAnmeldung,
  baueKind,
  baueVeranstaltung,
  inTagen,
  kontakt,
  optionen,
  setzeProgramm,
} from '../../../test/test-ferienprogramm.ts';
import { createFerienprogrammRepository } from '../../daten/ferienprogramm-repository.ts';
import { vergibNeuePlaetze } from '../../ferienprogramm/vergib-freie-plaetze.ts';
import { beendeAbgelaufenes } from '../../ferienprogramm/warteliste.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ FORMULAR_LIMIT: 1_000_000 });
});
afterAll(() => api.close());

const db = () => api.database.db;
/** Event 1 has two places, event 2 can be cancelled no more. */
beforeEach(() =>
  setzeProgramm(db(), [
    baueVeranstaltung({ id: 1, teilnehmer_max: 2 }),
    baueVeranstaltung({ id: 2, datum_von: `${inTagen(2)}T09:00`, datum_bis: `${inTagen(2)}T12:00` }),
    baueVeranstaltung({ id: 3 }),
  ]),
);

async function sende<Body>(pfad: string, payload: object) {
  const antwort = await api.app.inject({ method: 'POST', url: `/api/ferienprogramm/${pfad}`, payload });
  return { status: antwort.statusCode, body: antwort.json() as Body };
}
async function hole<Body>(pfad: string) {
  const antwort = await api.app.inject(`/api/ferienprogramm/${pfad}`);
  return { status: antwort.statusCode, body: antwort.json() as Body };
}
const leseToken = (link: string | null | undefined) => link?.split('token=')[1] ?? '';
async function buche(wuensche: Record<string, number[]>): Promise<string> {
  const { status, body } = await sende<{ status_link: string }>('anmeldung', baueAnmeldung(wuensche));
  expect(status).toBe(201);
  return leseToken(body.status_link);
}
const leseGebucht = async (id: number) =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '=', id).executeTakeFirstOrThrow())
    .gebucht;
const leseMails = async () => db().selectFrom('outbox').select(['betreff', 'text']).orderBy('id').execute();
const letzteMail = async () => (await leseMails()).at(-1);

describe('the private page', () => {
  it('shows the booking to whoever has the link, and to nobody else', async () => {
    const token = await buche({ Eva: [1, 2], Max: [1] });
    const { body } = await hole<Buchung>(`buchung?token=${token}`);
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
    for (const falsch of [`${token}x`, '', 'x'.repeat(100)]) {
      expect((await hole(`buchung?token=${falsch}`)).status).toBe(404);
    }
    expect((await hole('buchung')).status).toBe(400);
  });

  it('gives one event back: its place is free at once, its costs are gone', async () => {
    const token = await buche({ Eva: [1, 3], Max: [1] });
    const [eva] = (await hole<Buchung>(`buchung?token=${token}`)).body.kinder;
    const { status, body } = await sende<Buchung>('buchung/stornieren', { token, kind: eva?.id, veranstaltung: 1 });
    expect(status).toBe(200);
    expect(body.kosten).toEqual({ veranstaltungen: 10, gebuehren: 7, gesamt: 17 });
    expect(body.kinder[0]?.veranstaltungen.map((teilnahme) => teilnahme.status)).toEqual(['storniert', 'gebucht']);
    expect([await leseGebucht(1), await leseGebucht(3)]).toEqual([1, 1]);
    expect((await letzteMail())?.text).toContain('Angebot 1');
    await buche({ Eva: [1] });
    expect(await leseGebucht(1)).toBe(2);
  });

  it('gives a child back with all its events, once', async () => {
    const token = await buche({ Eva: [1, 3], Max: [1] });
    const [eva] = (await hole<Buchung>(`buchung?token=${token}`)).body.kinder;
    const antworten = await Promise.all(
      [1, 2, 3].map(() => sende<Buchung>('buchung/stornieren', { token, kind: eva?.id })),
    );
    expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await leseGebucht(1), await leseGebucht(3)]).toEqual([1, 0]);
    expect(antworten[0]?.body.kosten).toEqual({ veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 });
    expect(await leseMails()).toHaveLength(2);
  });

  it('refuses after the deadline, for other families, and for what was never booked', async () => {
    const token = await buche({ Eva: [1, 2] });
    const fremd = await buche({ Max: [1] });
    const [eva] = (await hole<Buchung>(`buchung?token=${token}`)).body.kinder;
    const spaet = await sende<{ detail: string }>('buchung/stornieren', { token, kind: eva?.id });
    expect(spaet.status).toBe(409);
    expect(spaet.body.detail).toContain('„Angebot 2“ konnte nur bis zum');
    expect((await sende('buchung/stornieren', { token: fremd, kind: eva?.id })).status).toBe(404);
    expect((await sende('buchung/stornieren', { token, kind: eva?.id, veranstaltung: 3 })).status).toBe(404);
    expect([await leseGebucht(1), await leseGebucht(2)]).toEqual([2, 1]);
  });
});

describe('the waiting list', () => {
  const warte = (namen: string[], teil: object = {}) =>
    sende<{ warteplaetze: { kinder: string[]; link: string }[]; detail: string }>('warteliste', {
      veranstaltung: 1,
      kontakt,
      kinder: namen.map((name) => baueKind(name)),
      ...teil,
    });
  const zeige = async (link: string) => (await hole<Warteplatz>(`warteplatz?token=${leseToken(link)}`)).body;
  const leseAngebot = async () =>
    leseToken(/https?:\S+/.exec((await letzteMail())?.text.split('Annehmen')[1] ?? '')?.[0]);
  const fuelle = async () => {
    const token = await buche({ Eva: [1], Max: [1] });
    const [eva, max] = (await hole<Buchung>(`buchung?token=${token}`)).body.kinder;
    return { gibZurueck: (kind = eva) => sende('buchung/stornieren', { token, kind: kind?.id }), eva, max };
  };

  it('keeps what was agreed to with every entry; a booking made of it agrees to nothing more', async () => {
    const { gibZurueck } = await fuelle();
    expect((await warte(['Ina', 'Tom'], { valid: true })).status).toBe(201);
    const eintraege = await db().selectFrom('ferien_warteliste').select('zustimmungen').execute();
    const zustimmungen = [
      { feld: 'valid', text: DATENSCHUTZ_WARTELISTE, fassung: expect.stringMatching(/^[\da-f]{12}$/) },
    ];
    expect(eintraege).toEqual([{ zustimmungen }, { zustimmungen }]);
    await gibZurueck();
    const angebot = (await leseMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'))?.text ?? '';
    expect((await sende('warteplatz/annehmen', { token: leseToken(/https?:\S+/.exec(angebot)?.[0]) })).status).toBe(
      201,
    );
    const buchung = await db()
      .selectFrom('ferien_buchungen')
      .select('zustimmungen')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(buchung).toEqual([{ zustimmungen: null }]);
  });

  it('takes children for full events only, once, and of the right age', async () => {
    expect((await warte(['Ina'])).body.detail).toContain('noch freie Plätze');
    await fuelle();
    const { status, body } = await warte(['Ina', 'Tom']);
    expect(status).toBe(201);
    expect(body.warteplaetze.map(({ kinder }) => kinder)).toEqual([['Ina'], ['Tom']]);
    expect(await zeige(body.warteplaetze[1]?.link ?? '')).toMatchObject({
      status: 'wartet',
      platz: 2,
      kosten: { gesamt: 8.5 },
    });
    const nochmal = await warte(['Ina']);
    expect(nochmal.status).toBe(409);
    expect(nochmal.body.detail).toContain('prüfen Sie bitte Ihre E-Mails');
    expect((await letzteMail())?.text).toContain('Ina steht schon auf der Warteliste für „Angebot 1“.');
    expect((await warte(['Eva'])).body.detail).toBe(nochmal.body.detail);
    expect((await letzteMail())?.text).toContain('Eva ist für „Angebot 1“ schon angemeldet.');
    expect((await warte(['Uli'], { veranstaltung: 99 })).status).toBe(409);
    expect((await warte(['Uli'], { veranstaltung: 9_999_999_999 })).status).toBe(422);
    expect((await warte(['Uli'], { firma: 'ACME' })).status).toBe(400);
  });

  it('offers a free place to the first in line, and nobody else can book it', async () => {
    const { gibZurueck } = await fuelle();
    await warte(['Ina']);
    await warte(['Tom']);
    await gibZurueck();
    expect(await leseGebucht(1)).toBe(2);
    expect((await sende('anmeldung', baueAnmeldung({ Uli: [1] }))).status).toBe(409);
    const angebot = (await leseMails()).find(({ betreff }) => betreff.startsWith('Ein Platz ist frei'));
    expect(angebot?.text).toContain('Für: Ina');
    expect(angebot?.text).toMatch(/Kosten: 8,50\s€, davon 3,50\s€ Gebühren\./);
    expect(angebot?.text).toContain('Sie bekommen eine Rechnung.');
    const token = leseToken(/https?:\S+/.exec(angebot?.text ?? '')?.[0]);
    expect(await zeige(`token=${token}`)).toMatchObject({ status: 'angeboten', platz: null });
    const antworten = await Promise.all(
      [1, 2].map(() => sende<{ status_link: string }>('warteplatz/annehmen', { token })),
    );
    expect(antworten.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await leseGebucht(1)).toBe(2);
    const link = antworten.find(({ status }) => status === 201)?.body.status_link;
    expect((await hole<Buchung>(`buchung?token=${leseToken(link)}`)).body.kinder).toMatchObject([{ vorname: 'Ina' }]);
  });

  it('goes on to the next when an offer is refused or runs out', async () => {
    const { gibZurueck } = await fuelle();
    await warte(['Ina']);
    await warte(['Tom']);
    await warte(['Uli']);
    await gibZurueck();
    const ina = leseToken(
      /https?:\S+/.exec((await leseMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'))?.text ?? '')?.[0],
    );
    expect((await sende<Warteplatz>('warteplatz/ablehnen', { token: ina })).body.status).toBe('zurueckgezogen');
    expect((await letzteMail())?.text).toContain('Für: Tom');
    const tom = await leseAngebot();
    const absender = { gemeinde: 'M', siteUrl: 'http://127.0.0.1:3000' };
    expect(await beendeAbgelaufenes(db(), { optionen, absender }, new Date())).toBe(false);
    await db()
      .updateTable('ferien_warteliste')
      .set({ angebot_bis: sql<Date>`now() - interval '1 minute'` })
      .where('status', '=', 'angeboten')
      .execute();
    expect((await sende<{ detail: string }>('warteplatz/annehmen', { token: tom })).body.detail).toBe(
      'Dieses Angebot gilt nicht mehr.',
    );
    expect(await beendeAbgelaufenes(db(), { optionen, absender }, new Date())).toBe(true);
    expect((await letzteMail())?.text).toContain('Für: Uli');
    expect((await sende('warteplatz/annehmen', { token: await leseAngebot() })).status).toBe(201);
    expect(await leseGebucht(1)).toBe(2);
  });

  it('is served when an event grows, and again when it grows by more than one place', async () => {
    await fuelle();
    await warte(['Ina']);
    await warte(['Tom', 'Uli'], { gemeinsam: true });
    const saison = { optionen, absender: { gemeinde: 'M', siteUrl: 'http://127.0.0.1:3000' } };
    const wachse = async (teilnehmer_max: number) => {
      await createFerienprogrammRepository(db()).ersetze([baueVeranstaltung({ id: 1, teilnehmer_max })]);
      await vergibNeuePlaetze(db(), saison, new Date());
    };
    const leseAngebotene = async () =>
      (await leseMails()).flatMap(({ text, betreff }) =>
        betreff.startsWith('Ein Platz') ? (/Für: (.*)/.exec(text)?.[1] ?? '') : [],
      );
    await wachse(2);
    expect(await leseAngebotene()).toEqual([]);
    await wachse(4);
    expect(await leseAngebotene(), 'one place is left, which the two do not fit in').toEqual(['Ina']);
    await wachse(5);
    expect(await leseAngebotene()).toEqual(['Ina', 'Tom, Uli']);
    expect(await leseGebucht(1)).toBe(5);
    expect((await sende('anmeldung', baueAnmeldung({ Eva: [1] }))).status).toBe(409);
  });

  it('keeps a family together, and does not let a place idle for it', async () => {
    const { gibZurueck, max } = await fuelle();
    await warte(['Ina', 'Tom'], { gemeinsam: true });
    await gibZurueck();
    expect(await leseGebucht(1)).toBe(1);
    await gibZurueck(max);
    expect(await leseGebucht(1)).toBe(2);
    expect((await letzteMail())?.betreff).toContain('Absage');
    const angebot = (await leseMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'));
    expect(angebot?.text).toContain('Für: Ina, Tom');
  });

  it('checks everything anew when an offer is accepted', async () => {
    const { gibZurueck } = await fuelle();
    await setzeGleichzeitig();
    await warte(['Ina']);
    await buche({ Ina: [3] });
    await gibZurueck();
    const token = leseToken(
      /https?:\S+/.exec((await leseMails()).find(({ betreff }) => betreff.startsWith('Ein Platz'))?.text ?? '')?.[0],
    );
    const { status, body } = await sende<{ detail: string }>('warteplatz/annehmen', { token });
    expect(status).toBe(409);
    expect(body.detail).toContain('überschneidet sich für Ina mit „Angebot 3“');
    // Whoever put a stranger's child on the list is not told.
    await db().updateTable('ferien_buchungen').set({ email: 'tom@anderswo.example' }).execute();
    const fremd = await sende<{ detail: string }>('warteplatz/annehmen', { token });
    expect(fremd.body.detail).not.toMatch(/Ina|Angebot 3/);
    expect((await db().selectFrom('outbox').select('an').orderBy('id').execute()).at(-1)?.an).toBe(
      'tom@anderswo.example',
    );
  });

  /** Event 3 takes place at the same time as event 1. */
  async function setzeGleichzeitig(): Promise<void> {
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_von: `${inTagen(21)}T09:00`, datum_bis: `${inTagen(21)}T12:00` })
      .where('id', '=', 3)
      .execute();
  }
});
