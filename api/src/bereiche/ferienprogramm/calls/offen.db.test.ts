import type { Warteplatz } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import type { OffeneBuchungsseite } from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { absender, buildAnmeldung, buildKind, kontakt, optionen } from '../../../../test/ferien.ts';
import { confirm, confirmWartende, openProgramm, readBitte, readToken } from '../../../../test/test-ferienprogramm.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { deleteOldBuchungen } from '../delete-old-buchungen.ts';
import { expireNext, remindNext } from '../end-offene.ts';
import { examineNext } from '../report-konflikte.ts';

const { api, db, send } = openProgramm();
const saison = { optionen, absender };
const get = async <Body>(pfad: string) => {
  const antwort = await api().app.inject(`/api/ferienprogramm/${pfad}`);
  return { status: antwort.statusCode, body: antwort.json<Body>() };
};
const show = async (token: string) => (await get<OffeneBuchungsseite>(`offen?token=${token}`)).body;
const sendMail = async (token: string, email: string) => {
  const url = '/api/ferienprogramm/offen/mail';
  const antwort = await api().app.inject({ method: 'POST', url, payload: { token, email } });
  return { status: antwort.statusCode, body: antwort.json<OffeneBuchungsseite & { detail: string }>() };
};
const book = async (wuensche: Record<string, number[]>, teil: object = {}) => {
  const { status, body } = await send(buildAnmeldung(wuensche, teil));
  expect(status).toBe(201);
  return { browser: readToken(body.status_link), ...body };
};
const runOut = () =>
  sql`update ferien_buchungen set bestaetigen_bis = now() - interval '1 second' where bestaetigt is null`.execute(db());
const readGebucht = async () =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').orderBy('id').execute()).map(
    ({ gebucht }) => gebucht,
  );
const listMails = (an: string) =>
  db().selectFrom('outbox').select(['betreff', 'text']).where('an', '=', an).orderBy('id').execute();

describe('a booking is firm', () => {
  it('once the button behind the mail’s link is pressed, not by opening it, and as often as one likes', async () => {
    const { browser, referenz, bestaetigen_bis } = await book({ Eva: [1, 2], Max: [1] });
    const minuten = (Date.parse(bestaetigen_bis ?? '') - Date.now()) / 60_000;
    expect(minuten).toBeGreaterThan(29);
    expect(minuten).toBeLessThanOrEqual(30);
    const mail = await readBitte(api());
    expect(await show(mail)).toEqual({
      stand: 'offen',
      referenz,
      kinder: 2,
      plaetze: 3,
      bestaetigen_bis,
      vom_postfach: true,
      email: null,
      kosten: { veranstaltungen: 15, gebuehren: 7.5, gesamt: 22.5 },
      status_link: null,
    });
    expect(await show(browser)).toMatchObject({ stand: 'offen', vom_postfach: false, email: kontakt.email });
    expect((await get(`buchung?token=${mail}`)).status, 'not yet').toBe(404);
    expect((await show(mail)).stand, 'looked at twice').toBe('offen');

    expect((await confirm(api(), browser)).status, 'the browser has not the mail').toBe(404);
    expect((await confirm(api(), 'erfunden')).status).toBe(404);
    for (const mal of [1, 2]) {
      const { status, body } = await confirm(api(), mail);
      expect([mal, status, body.status_link]).toEqual([mal, 200, `/ferienprogramm-anmeldung/status/?token=${mail}`]);
    }
    expect(await show(mail)).toMatchObject({ stand: 'bestaetigt', status_link: expect.stringContaining(mail) });
    expect(await show(browser)).toMatchObject({ stand: 'bestaetigt', status_link: null });
    expect((await get(`buchung?token=${browser}`)).status, 'still not the browser’s').toBe(404);
    expect((await get(`buchung?token=${mail}`)).status).toBe(200);
    expect(await readGebucht()).toEqual([2, 1, 0, 0]);
    const betreffe = (await listMails(kontakt.email)).map(({ betreff }) => betreff);
    expect(betreffe).toEqual([
      `Bitte bestätigen Sie Ihre Buchung ${referenz}`,
      `Ihre Buchung im Kinderferienprogramm ${referenz}`,
    ]);
    const kopf = await api().app.inject(`/api/ferienprogramm/offen?token=${mail}`);
    expect(kopf.headers['cache-control']).toBe('no-store');
  });

  it('or its places fall back, first to those who wait; the link says so', async () => {
    await book({ Eva: [1], Max: [1], Ina: [1], Tom: [1] });
    const warte = { veranstaltung: 1, kontakt: { ...kontakt, email: 'w@warte.example' }, kinder: [buildKind('Uli')] };
    const url = '/api/ferienprogramm/warteliste';
    const wartet = await api().app.inject({ method: 'POST', url, payload: warte });
    expect(wartet.statusCode).toBe(201);
    await confirmWartende(api());
    const mail = await readBitte(api());
    expect(await expireNext(db(), saison, new Date()), 'in time').toBe(false);
    await runOut();
    const { status, body } = await confirm(api(), mail);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('abgelaufen')]);
    expect((await show(mail)).stand).toBe('verfallen');
    await Promise.all([1, 2].map(() => expireNext(db(), saison, new Date())));
    expect(await expireNext(db(), saison, new Date()), 'once').toBe(false);
    expect(await readGebucht(), 'one is offered').toEqual([1, 0, 0, 0]);
    expect((await listMails('w@warte.example')).at(-1)?.betreff).toMatch(/^Ein Platz ist frei/);
    const link = readToken(wartet.json().warteplaetze[0].link);
    expect((await get<Warteplatz>(`warteplatz?token=${link}`)).status, 'the offer has a link of its own').toBe(404);
    expect((await show(mail)).stand).toBe('verfallen');
    await sql`update ferien_buchungen set verfallen = now() - interval '25 hours'`.execute(db());
    await deleteOldBuchungen(db(), 90);
    expect((await get(`offen?token=${mail}`)).status).toBe(404);
    expect(await readGebucht()).toEqual([1, 0, 0, 0]);
  });

  it.each([
    ['', 4],
    [', also where there are places without end', UNBEGRENZT],
  ])('once for a child that its family books twice; the second gives its place back%s', async (_, teilnehmer_max) => {
    await db().updateTable('ferien_veranstaltungen').set({ teilnehmer_max }).where('id', '=', 1).execute();
    await book({ Eva: [1] });
    const erste = await readBitte(api());
    const { referenz } = await book({ Eva: [1] });
    const zweite = readToken((await listMails(kontakt.email)).at(-1)?.text);
    expect(await readGebucht()).toEqual([2, 0, 0, 0]);
    expect((await confirm(api(), erste)).status).toBe(200);
    const { status, body } = await confirm(api(), zweite);
    expect([status, body.hinweise]).toEqual([200, [expect.stringMatching(/^Eva .*schon/)]]);
    expect(await readGebucht()).toEqual([1, 0, 0, 0]);
    expect(await show(zweite)).toMatchObject({ stand: 'bestaetigt', referenz });
  });

  it('once for its family, and another family that has booked the child hears of it once', async () => {
    const andere = { kontakt: { ...kontakt, email: 'oma@post.example' } };
    await book({ Eva: [1] }, andere);
    expect((await confirm(api(), await readBitte(api(), 'oma@post.example'))).status).toBe(200);
    await book({ Eva: [1] });
    expect((await confirm(api(), await readBitte(api()))).status).toBe(200);
    expect(await listMails('oma@post.example'), 'asked, confirmed').toHaveLength(2);
    expect(
      [await examineNext(db(), async () => saison), await examineNext(db(), async () => saison)],
      'the first, the second',
    ).toEqual([false, true]);
    const vorher = await listMails('oma@post.example');
    expect(vorher.at(-1)?.betreff).toContain('zweimal angemeldet');
    expect(vorher).toHaveLength(3);
    await book({ Eva: [1] });
    const zweite = readToken((await listMails(kontakt.email)).at(-1)?.text);
    expect((await confirm(api(), zweite)).body.hinweise).toHaveLength(1);
    expect(await examineNext(db(), async () => saison), 'nothing is left of it').toBe(false);
    expect(await listMails('oma@post.example')).toEqual(vorher);
  });

  it('never both: who confirms in the last moment has the places or is told that they are gone', async () => {
    for (let runde = 0; runde < 5; runde += 1) {
      await book({ [`Kind ${runde}`]: [1] }, { kontakt: { ...kontakt, email: `k${runde}@post.example` } });
      const mail = await readBitte(api(), `k${runde}@post.example`);
      const vorher = (await readGebucht())[0] ?? 0;
      const ende = sql`update ferien_buchungen set bestaetigen_bis = now() where bestaetigt is null`.execute(db());
      const [{ status }] = await Promise.all([
        confirm(api(), mail),
        ende.then(() => expireNext(db(), saison, new Date())),
      ]);
      await expireNext(db(), saison, new Date());
      expect((await readGebucht())[0]).toBe(status === 200 ? vorher : vorher - 1);
    }
  });
});

describe('the mail', () => {
  it('reminds once; both links confirm', async () => {
    await book({ Eva: [1] });
    const erste = await readBitte(api());
    expect(await remindNext(db(), saison), 'not before its time').toBe(false);
    await sql`update ferien_buchungen set erinnern_ab = now()`.execute(db());
    expect(await remindNext(db(), saison)).toBe(true);
    expect(await remindNext(db(), saison)).toBe(false);
    const mails = await listMails(kontakt.email);
    expect(mails.map(({ betreff }) => betreff.startsWith('Erinnerung'))).toEqual([false, true]);
    const zweite = readToken(mails[1]?.text);
    expect(zweite).not.toBe(erste);
    expect((await show(erste)).stand).toBe('offen');
    expect((await confirm(api(), zweite)).status).toBe(200);
    expect((await confirm(api(), erste)).status).toBe(200);
    expect((await get(`buchung?token=${erste}`)).status).toBe(200);
  });

  it('comes again on demand, a few times', async () => {
    const { browser } = await book({ Eva: [1] });
    const erste = await readBitte(api());
    for (let mal = 0; mal < 5; mal += 1) expect((await sendMail(browser, kontakt.email)).status).toBe(200);
    const { status, body } = await sendMail(browser, kontakt.email);
    expect([status, body.detail]).toEqual([429, expect.stringContaining(optionen.email)]);
    expect(await listMails(kontakt.email)).toHaveLength(6);
    expect((await confirm(api(), erste)).status).toBe(200);
    expect((await sendMail(browser, kontakt.email)).status).not.toBe(200);
  });

  it('goes to the address that was meant: the old link dies, and the time begins anew', async () => {
    const { browser } = await book({ Eva: [1] });
    const erste = await readBitte(api());
    await sql`update ferien_buchungen set bestaetigen_bis = now() + interval '2 minutes'`.execute(db());
    const { status, body } = await sendMail(browser, 'ada@richtig.example');
    expect(status).toBe(200);
    expect(body.email).toBe('ada@richtig.example');
    expect(Date.parse(body.bestaetigen_bis ?? '') - Date.now()).toBeGreaterThan(29 * 60_000);
    expect((await get(`offen?token=${erste}`)).status).toBe(404);
    expect((await confirm(api(), erste)).status).toBe(404);
    expect((await confirm(api(), await readBitte(api(), 'ada@richtig.example'))).status).toBe(200);
    expect(await db().selectFrom('ferien_buchungen').select('email').execute()).toEqual([
      { email: 'ada@richtig.example' },
    ]);
  });

  // The embedded database does one thing after the other.
  describe.runIf(inject('vorlage').art === 'postgres')('changed meanwhile', () => {
    const untilOneWaits = (trx: Datenquelle) => {
      const waits = async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        return rows[0]?.n;
      };
      return expect.poll(waits).toBe(1);
    };

    it('the old link confirms nothing any more', async () => {
      const { browser } = await book({ Eva: [1] });
      const erste = await readBitte(api());
      const pressed = await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select id from ferien_veranstaltungen where id = 1 for update`.execute(trx);
          const answer = confirm(api(), erste);
          await untilOneWaits(trx);
          expect((await sendMail(browser, 'ada@richtig.example')).status).toBe(200);
          return { answer };
        });
      expect((await pressed.answer).status).toBe(404);
      expect((await show(browser)).stand).toBe('offen');
    });

    it('the old address gets no link that works', async () => {
      const { browser } = await book({ Eva: [1] });
      const asked = await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select id from ferien_buchungen for update`.execute(trx);
          const answer = sendMail(browser, kontakt.email);
          await untilOneWaits(trx);
          await trx.updateTable('ferien_buchungen').set({ email: 'ada@richtig.example' }).execute();
          return { answer };
        });
      const { status, body } = await asked.answer;
      expect([status, body.detail]).toEqual([409, expect.stringContaining('laden Sie die Seite neu')]);
      expect(await listMails(kontakt.email)).toHaveLength(1);
    });
  });

  it('is not sent for a stranger’s booking, nor to what is no address, nor after the time', async () => {
    const { browser } = await book({ Eva: [1] });
    expect((await sendMail('erfunden', kontakt.email)).status).toBe(404);
    expect((await sendMail(await readBitte(api()), kontakt.email)).status, 'the mail’s own link').toBe(404);
    expect((await sendMail(browser, 'keine')).status).toBe(422);
    await runOut();
    expect((await sendMail(browser, kontakt.email)).status).toBe(409);
    expect(await listMails(kontakt.email)).toHaveLength(1);
  });
});
