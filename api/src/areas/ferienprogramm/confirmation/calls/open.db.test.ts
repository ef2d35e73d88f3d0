import type { WaitingPlace } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { OpenBookingPage } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { buildKind, buildRegistration, contact, options, sender } from '../../../../../test/holiday.ts';
import {
  confirm,
  confirmWaiting,
  openProgram,
  readRequest,
  readToken,
} from '../../../../../test/test-ferienprogramm.ts';
import type { DataSource } from '../../../../core/platform/database/database.ts';
import { deleteOldBookings } from '../../administration/delete-old-bookings.ts';
import { examineNext } from '../../conflicts/report-conflicts.ts';
import { expireNext, remindNext } from '../end-open.ts';

const { api, db, send } = openProgram();
const season = { optionen: options, absender: sender };
const get = async <Body>(path: string) => {
  const answer = await api().app.inject(`/api/ferienprogramm/${path}`);
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const show = async (token: string) => (await get<OpenBookingPage>(`offen?token=${token}`)).body;
const sendMail = async (token: string, email: string) => {
  const url = '/api/ferienprogramm/offen/mail';
  const answer = await api().app.inject({ method: 'POST', url, payload: { token, email } });
  return { status: answer.statusCode, body: answer.json<OpenBookingPage & { detail: string }>() };
};
const book = async (wishes: Record<string, number[]>, part: object = {}) => {
  const { status, body } = await send(buildRegistration(wishes, part));
  expect(status).toBe(201);
  return { browser: readToken(body.status_link), ...body };
};
const runOut = () =>
  sql`update ferien_buchungen set bestaetigen_bis = now() - interval '1 second' where bestaetigt is null`.execute(db());
const readBooked = async () =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').orderBy('id').execute()).map(
    ({ gebucht: booked }) => booked,
  );
const listMails = (an: string) =>
  db().selectFrom('outbox').select(['betreff', 'text']).where('an', '=', an).orderBy('id').execute();

describe('a booking', () => {
  it('is confirmed by the button behind the mail’s link, not by opening the link, and repeatedly without effect', async () => {
    const { browser, referenz: reference, bestaetigen_bis } = await book({ Eva: [1, 2], Max: [1] });
    const minutes = (Date.parse(bestaetigen_bis ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const mail = await readRequest(api());
    expect(await show(mail)).toEqual({
      stand: 'offen',
      referenz: reference,
      kinder: 2,
      plaetze: 3,
      bestaetigen_bis,
      vom_postfach: true,
      email: null,
      kosten: { veranstaltungen: 15, gebuehren: 7.5, gesamt: 22.5 },
      status_link: null,
    });
    expect(await show(browser)).toMatchObject({ stand: 'offen', vom_postfach: false, email: contact.email });
    expect((await get(`buchung?token=${mail}`)).status, 'not yet').toBe(404);
    expect((await show(mail)).stand, 'looked at twice').toBe('offen');

    expect((await confirm(api(), browser)).status, 'the browser has not the mail').toBe(404);
    expect((await confirm(api(), 'erfunden')).status).toBe(404);
    for (const times of [1, 2]) {
      const { status, body } = await confirm(api(), mail);
      expect([times, status, body.status_link]).toEqual([
        times,
        200,
        `/ferienprogramm-anmeldung/status/?token=${mail}`,
      ]);
    }
    expect(await show(mail)).toMatchObject({ stand: 'bestaetigt', status_link: expect.stringContaining(mail) });
    expect(await show(browser)).toMatchObject({ stand: 'bestaetigt', status_link: null });
    expect((await get(`buchung?token=${browser}`)).status, 'still not the browser’s').toBe(404);
    expect((await get(`buchung?token=${mail}`)).status).toBe(200);
    expect(await readBooked()).toEqual([2, 1, 0, 0]);
    const subjects = (await listMails(contact.email)).map(({ betreff: subject }) => subject);
    expect(subjects).toEqual([
      `Bitte bestätigen Sie Ihre Buchung ${reference}`,
      `Ihre Buchung im Kinderferienprogramm ${reference}`,
    ]);
    const head = await api().app.inject(`/api/ferienprogramm/offen?token=${mail}`);
    expect(head.headers['cache-control']).toBe('no-store');
  });

  it('expires: its places go to the waiting list first, and its link shows the expiry', async () => {
    await book({ Eva: [1], Max: [1], Ina: [1], Tom: [1] });
    const waiting = { veranstaltung: 1, kontakt: { ...contact, email: 'w@warte.example' }, kinder: [buildKind('Uli')] };
    const url = '/api/ferienprogramm/warteliste';
    const waits = await api().app.inject({ method: 'POST', url, payload: waiting });
    expect(waits.statusCode).toBe(201);
    await confirmWaiting(api());
    const mail = await readRequest(api());
    expect(await expireNext(db(), season, new Date()), 'in time').toBe(false);
    await runOut();
    const { status, body } = await confirm(api(), mail);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('abgelaufen')]);
    expect((await show(mail)).stand).toBe('verfallen');
    await Promise.all([1, 2].map(() => expireNext(db(), season, new Date())));
    expect(await expireNext(db(), season, new Date()), 'once').toBe(false);
    expect(await readBooked(), 'one is offered').toEqual([1, 0, 0, 0]);
    expect((await listMails('w@warte.example')).at(-1)?.betreff).toMatch(/^Ein Platz ist frei/);
    const link = readToken(waits.json().warteplaetze[0].link);
    expect((await get<WaitingPlace>(`warteplatz?token=${link}`)).status, 'the offer has a link of its own').toBe(404);
    expect((await show(mail)).stand).toBe('verfallen');
    await sql`update ferien_buchungen set verfallen = now() - interval '25 hours'`.execute(db());
    await deleteOldBookings(db(), 90);
    expect((await get(`offen?token=${mail}`)).status).toBe(404);
    expect(await readBooked()).toEqual([1, 0, 0, 0]);
  });

  it.each([
    ['', 4],
    [', also where there are places without end', UNLIMITED],
  ])('confirms a child booked twice by its family once and releases the second place%s', async (_, teilnehmer_max) => {
    await db().updateTable('ferien_veranstaltungen').set({ teilnehmer_max }).where('id', '=', 1).execute();
    await book({ Eva: [1] });
    const first = await readRequest(api());
    const { referenz: reference } = await book({ Eva: [1] });
    const second = readToken((await listMails(contact.email)).at(-1)?.text);
    expect(await readBooked()).toEqual([2, 0, 0, 0]);
    expect((await confirm(api(), first)).status).toBe(200);
    const { status, body } = await confirm(api(), second);
    expect([status, body.hinweise]).toEqual([200, [expect.stringMatching(/^Eva .*schon/)]]);
    expect(await readBooked()).toEqual([1, 0, 0, 0]);
    expect(await show(second)).toMatchObject({ stand: 'bestaetigt', referenz: reference });
  });

  it('is confirmed for its family, and another family that booked the child is notified once', async () => {
    const other = { kontakt: { ...contact, email: 'oma@post.example' } };
    await book({ Eva: [1] }, other);
    expect((await confirm(api(), await readRequest(api(), 'oma@post.example'))).status).toBe(200);
    await book({ Eva: [1] });
    expect((await confirm(api(), await readRequest(api()))).status).toBe(200);
    expect(await listMails('oma@post.example'), 'asked, confirmed').toHaveLength(2);
    expect(
      [await examineNext(db(), async () => season), await examineNext(db(), async () => season)],
      'the first, the second',
    ).toEqual([false, true]);
    const before = await listMails('oma@post.example');
    expect(before.at(-1)?.betreff).toContain('zweimal angemeldet');
    expect(before).toHaveLength(3);
    await book({ Eva: [1] });
    const second = readToken((await listMails(contact.email)).at(-1)?.text);
    expect((await confirm(api(), second)).body.hinweise).toHaveLength(1);
    expect(await examineNext(db(), async () => season), 'nothing is left of it').toBe(false);
    expect(await listMails('oma@post.example')).toEqual(before);
  });

  it('is never both confirmed and expired: a late confirmation either holds the places or reports that they are gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      await book({ [`Kind ${round}`]: [1] }, { kontakt: { ...contact, email: `k${round}@post.example` } });
      const mail = await readRequest(api(), `k${round}@post.example`);
      const before = (await readBooked())[0] ?? 0;
      const end = sql`update ferien_buchungen set bestaetigen_bis = now() where bestaetigt is null`.execute(db());
      const [{ status }] = await Promise.all([
        confirm(api(), mail),
        end.then(() => expireNext(db(), season, new Date())),
      ]);
      await expireNext(db(), season, new Date());
      expect((await readBooked())[0]).toBe(status === 200 ? before : before - 1);
    }
  });
});

describe('the mail', () => {
  it('is sent again as one reminder; both links confirm', async () => {
    await book({ Eva: [1] });
    const first = await readRequest(api());
    expect(await remindNext(db(), season), 'not before its time').toBe(false);
    await sql`update ferien_buchungen set erinnern_ab = now()`.execute(db());
    expect(await remindNext(db(), season)).toBe(true);
    expect(await remindNext(db(), season)).toBe(false);
    const mails = await listMails(contact.email);
    expect(mails.map(({ betreff: subject }) => subject.startsWith('Erinnerung'))).toEqual([false, true]);
    const second = readToken(mails[1]?.text);
    expect(second).not.toBe(first);
    expect((await show(first)).stand).toBe('offen');
    expect((await confirm(api(), second)).status).toBe(200);
    expect((await confirm(api(), first)).status).toBe(200);
    expect((await get(`buchung?token=${first}`)).status).toBe(200);
  });

  it('is sent again on request, a limited number of times', async () => {
    const { browser } = await book({ Eva: [1] });
    const first = await readRequest(api());
    for (let times = 0; times < 5; times += 1) expect((await sendMail(browser, contact.email)).status).toBe(200);
    const { status, body } = await sendMail(browser, contact.email);
    expect([status, body.detail]).toEqual([429, expect.stringContaining(options.email)]);
    expect(await listMails(contact.email)).toHaveLength(6);
    expect((await confirm(api(), first)).status).toBe(200);
    expect((await sendMail(browser, contact.email)).status).not.toBe(200);
  });

  it('is sent to a corrected address: the old link becomes invalid and the deadline stays', async () => {
    const { browser } = await book({ Eva: [1] });
    const first = await readRequest(api());
    await sql`update ferien_buchungen set bestaetigen_bis = now() + interval '2 minutes'`.execute(db());
    const { status, body } = await sendMail(browser, 'ada@richtig.example');
    expect(status).toBe(200);
    expect(body.email).toBe('ada@richtig.example');
    expect(Date.parse(body.bestaetigen_bis ?? '') - Date.now()).toBeLessThan(2 * 60_000);
    expect((await get(`offen?token=${first}`)).status).toBe(404);
    expect((await confirm(api(), first)).status).toBe(404);
    expect((await confirm(api(), await readRequest(api(), 'ada@richtig.example'))).status).toBe(200);
    expect(await db().selectFrom('ferien_buchungen').select('email').execute()).toEqual([
      { email: 'ada@richtig.example' },
    ]);
  });

  // The embedded database cannot run transactions in parallel.
  describe.runIf(inject('vorlage').art === 'postgres')('concurrent address changes', () => {
    const untilOneWaits = (trx: DataSource) => {
      const waits = async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        return rows[0]?.n;
      };
      return expect.poll(waits).toBe(1);
    };

    it('the old link no longer confirms', async () => {
      const { browser } = await book({ Eva: [1] });
      const first = await readRequest(api());
      const pressed = await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select id from ferien_veranstaltungen where id = 1 for update`.execute(trx);
          const answer = confirm(api(), first);
          await untilOneWaits(trx);
          expect((await sendMail(browser, 'ada@richtig.example')).status).toBe(200);
          return { answer };
        });
      expect((await pressed.answer).status).toBe(404);
      expect((await show(browser)).stand).toBe('offen');
    });

    it('the old address gets no working link', async () => {
      const { browser } = await book({ Eva: [1] });
      const asked = await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select id from ferien_buchungen for update`.execute(trx);
          const answer = sendMail(browser, contact.email);
          await untilOneWaits(trx);
          await trx.updateTable('ferien_buchungen').set({ email: 'ada@richtig.example' }).execute();
          return { answer };
        });
      const { status, body } = await asked.answer;
      expect([status, body.detail]).toEqual([409, expect.stringContaining('laden Sie die Seite neu')]);
      expect(await listMails(contact.email)).toHaveLength(1);
    });
  });

  it('is not sent for an unknown booking, to an invalid address, or after the deadline', async () => {
    const { browser } = await book({ Eva: [1] });
    expect((await sendMail('erfunden', contact.email)).status).toBe(404);
    expect((await sendMail(await readRequest(api()), contact.email)).status, 'the mail’s own link').toBe(404);
    expect((await sendMail(browser, 'keine')).status).toBe(422);
    await runOut();
    expect((await sendMail(browser, contact.email)).status).toBe(409);
    expect(await listMails(contact.email)).toHaveLength(1);
  });
});
