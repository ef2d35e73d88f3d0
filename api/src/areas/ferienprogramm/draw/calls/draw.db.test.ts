import type { Draw } from '@gm/shared/areas/ferienprogramm/draw/check-draw';
import { checkDraw } from '@gm/shared/areas/ferienprogramm/draw/check-draw';
import type { WishSheet } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildKind,
  buildRegistration,
  buildVeranstaltung,
  contact,
  inDays,
  options,
  sender,
} from '../../../../../test/holiday.ts';
import { openProgram, setProgram } from '../../../../../test/test-ferienprogramm.ts';
import { createContentRepository } from '../../../../core/entries/content-repository.ts';
import { deleteOldBookings } from '../../administration/delete-old-bookings.ts';
import { createFerienprogrammRepository } from '../../program/ferienprogramm-repository.ts';
import { commitWishes, runDraw, showDraw } from '../draw.ts';
import { publishDraw } from '../publish-draw.ts';
import { changeWishSheet } from '../wish-sheet.ts';

const { api, db, send } = openProgram();
const season = {
  optionen: { ...options, vergabe: 'verlosung' as const, verlosung_zahl: 'Lotto am Samstag', pause_minuten: 30 },
  absender: sender,
};
const afterwards = new Date(`${inDays(4)}T10:00:00Z`);

beforeEach(async () => {
  const day = inDays(30);
  const concurrent = { datum_von: `${day}T10:00`, datum_bis: `${day}T11:00` };
  await setProgram(
    db(),
    [
      buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
      buildVeranstaltung({ id: 2, ...concurrent }),
      buildVeranstaltung({ id: 3, ...concurrent, alter_min: 6 }),
    ],
    { vergabe: 'verlosung', verlosung_zahl: 'Lotto am Samstag', pause_minuten: 30 },
  );
  await createContentRepository(db()).raiseStand();
});

const call = async <Body>(method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await api().app.inject({ method, url: `/api/ferienprogramm/${path}`, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const readMail = async (an: string) => {
  const mails = await db()
    .selectFrom('outbox')
    .select(['betreff', 'text'])
    .where('an', '=', an)
    .orderBy('id')
    .execute();
  return mails.map(({ betreff: subject, text }) => ({
    betreff: subject,
    text,
    token: /[?]token=([\w-]+)/.exec(text)?.[1] ?? '',
  }));
};
/** Submits wishes and confirms them by the link of the mail. */
async function wish(email: string, wishes: Record<string, number[]>) {
  const { status } = await send(buildRegistration(wishes, { kontakt: { ...contact, email } }));
  expect(status).toBe(201);
  const token = (await readMail(email)).at(-1)?.token ?? '';
  const { body } = await call<WishSheet>('POST', 'wunschzettel/bestaetigen', { token });
  return { token, zettel: body };
}
const save = (token: string, children: object[]) =>
  call<WishSheet & { detail: string }>('POST', 'wunschzettel/speichern', { token, kinder: children });

describe('a wish sheet', () => {
  it('takes part after confirmation; before, mail and page name no child', async () => {
    const { status, body } = await send(buildRegistration({ Eva: [2, 1, 3] }));
    expect([status, body.status_link]).toEqual([201, null]);
    const [mail] = await readMail(contact.email);
    expect(mail?.betreff).toBe('Bitte bestätigen Sie Ihren Wunschzettel');
    expect(mail?.text).not.toMatch(/Eva|Angebot 1/);
    const before = (await call<WishSheet>('GET', `wunschzettel?token=${mail?.token}`)).body;
    expect(before).toMatchObject({ stand: 'unbestaetigt', kinder: [], code: null, anzahl: { kinder: 1, wuensche: 3 } });
    expect((await showDraw(db(), season.optionen, new Date())).zettel).toBe(0);
    const { body: afterwardsBody } = await call<WishSheet>('POST', 'wunschzettel/bestaetigen', {
      token: mail?.token ?? '',
    });
    expect(afterwardsBody.stand).toBe('offen');
    expect(afterwardsBody.kinder[0]).toMatchObject({ vorname: 'Eva', wuensche: [{ id: 2 }, { id: 1 }, { id: 3 }] });
    expect((await call('POST', 'wunschzettel/bestaetigen', { token: 'erfunden' })).status).toBe(404);
    expect((await db().selectFrom('ferien_buchungen').selectAll().execute()).length, 'nothing is booked').toBe(0);
  });

  it('is rejected with reasons in words; overlaps and full events are allowed', async () => {
    const jung = { ...buildKind('Kim', inDays(-1000)), veranstaltungen: [{ id: 3 }] };
    const { status, body } = await send({ ...buildRegistration({ Eva: [1] }), kinder: [jung] });
    expect([status, body.detail]).toEqual([409, 'Kim hat am Beginn von „Angebot 3“ nicht das passende Alter.']);
    expect((await send(buildRegistration({ Eva: [99] }))).status).toBe(409);
    expect((await send(buildRegistration({ Eva: [2, 3] }))).status).toBe(201);
  });

  it('can be changed until the last day, with existing groups that have room; codes of others are rejected', async () => {
    const a = await wish('a@a.example', { Eva: [1], Max: [1] });
    const b = await wish('b@b.example', { Ina: [1] });
    const [eva, max] = a.zettel.kinder;
    const [ina] = b.zettel.kinder;
    const child = { wuensche: [1, 2], hoechstens: 1 };
    expect((await save(b.token, [{ ...child, losnummer: ina?.losnummer, gruppe: 'ERFUNDEN' }])).body.detail).toContain(
      'Diesen Gruppencode gibt es nicht',
    );
    expect((await save(b.token, [{ ...child, losnummer: eva?.losnummer, gruppe: null }])).status, 'not its child').toBe(
      409,
    );
    const group = a.zettel.code?.toLowerCase();
    const children = [eva, max].map((one) => ({ ...child, losnummer: one?.losnummer, gruppe: group }));
    expect((await save(a.token, children)).status).toBe(200);
    const { body } = await save(b.token, [{ ...child, losnummer: ina?.losnummer, gruppe: group }]);
    expect(body.kinder[0]).toMatchObject({ gruppe: a.zettel.code, gruppe_kinder: 3, hoechstens: 1 });
    const c = await wish('c@c.example', { Tom: [1], Uli: [1], Leo: [1] });
    const additionally = c.zettel.kinder.map(({ losnummer: lotNumber }) => ({
      ...child,
      losnummer: lotNumber,
      gruppe: group,
    }));
    expect((await save(c.token, additionally)).body.detail).toContain('Diese Gruppe ist voll');
    const tooLate = await changeWishSheet(
      db(),
      { token: b.token, kinder: [{ ...child, losnummer: ina?.losnummer ?? '', gruppe: null }] },
      season,
      () => afterwards,
    );
    expect(tooLate).toMatchObject({ art: 'zu_spaet', meldung: expect.stringContaining('Es gilt, was Sie davor') });
    expect((await call<WishSheet>('GET', `wunschzettel?token=${b.token}`)).body.kinder[0]?.gruppe).toBe(a.zettel.code);
  });

  it('replaces an earlier one of the same address; the same child at another address is shown to staff', async () => {
    await wish('a@a.example', { Eva: [1] });
    await wish('a@a.example', { Eva: [2] });
    await wish('x@x.example', { Eva: [3] });
    const { zettel: sheet, doppelte: duplicate } = await showDraw(db(), season.optionen, new Date());
    expect(sheet).toBe(2);
    expect(duplicate).toEqual([{ kind: 'Eva Muster', adressen: ['a@a.example', 'x@x.example'] }]);
  });
});

describe('the draw', () => {
  it('is committed to, drawn, published, booked and mailed; remaining places are first come, first served', async () => {
    const a = await wish('a@a.example', { Eva: [1, 2, 3] });
    await wish('b@b.example', { Ina: [1] });
    await wish('c@c.example', { Tom: [1] });
    await expect(commitWishes(db(), season.optionen, new Date())).rejects.toThrow(
      'Wünsche können noch geändert werden.',
    );
    await commitWishes(db(), season.optionen, afterwards);
    await expect(commitWishes(db(), season.optionen, afterwards)).rejects.toThrow('schon festgelegt');
    const fixed = await call<{ stand: string; pruefsumme: string; zahl: null }>('GET', 'verlosung');
    expect(fixed.body).toMatchObject({ stand: 'festgelegt', zahl_name: 'Lotto am Samstag', zahl: null, saat: null });
    const late = await save(a.token, [
      { losnummer: a.zettel.kinder[0]?.losnummer, wuensche: [3], hoechstens: 1, gruppe: null },
    ]);
    expect(late.status, 'fixed').toBe(409);
    expect((await call('GET', 'verlosung/ergebnis')).status, 'not public yet').toBe(404);

    await runDraw(db(), 'Tippfehler 1');
    await runDraw(db(), '3, 17, 20, 21, 36, 44');
    expect((await showDraw(db(), season.optionen, afterwards)).ergebnis).toMatchObject({
      plaetze: 3,
      ohne: 0,
      erste: 2,
    });
    await publishDraw(db(), season, inDays(10), new Date());
    await expect(publishDraw(db(), season, inDays(10), new Date())).rejects.toThrow('schon veröffentlicht');

    const { body: draw } = await call<Draw>('GET', 'verlosung/ergebnis');
    expect(draw.pruefsumme).toBe(fixed.body.pruefsumme);
    expect(JSON.stringify(draw)).not.toMatch(/Eva|Ina|Tom|example|Muster/);
    expect(await checkDraw(draw)).toMatchObject({ liste_stimmt: true, saat_stimmt: true, abweichungen: [] });
    const booked = await db().selectFrom('ferien_veranstaltungen').select(['id', 'gebucht']).orderBy('id').execute();
    const verlost = (id: number) => draw.zuteilung.filter(({ plaetze: places }) => places.includes(id)).length;
    expect(booked).toEqual([1, 2, 3].map((id) => ({ id, gebucht: verlost(id) })));
    expect(booked[0]?.gebucht).toBe(2);
    const sheet = (await call<WishSheet>('GET', `wunschzettel?token=${a.token}`)).body;
    expect(sheet.stand).toBe('verlost');
    const eva = draw.zuteilung.find(({ losnummer: lotNumber }) => lotNumber === sheet.kinder[0]?.losnummer);
    expect(sheet.kinder[0]?.plaetze).toEqual(eva?.plaetze);
    const subjects = (await readMail('a@a.example')).map(({ betreff: subject }) => subject);
    expect(subjects).toContain('Ihre Plätze im Kinderferienprogramm');
    expect(subjects.some((subject) => subject.startsWith('Ihre Buchung im Kinderferienprogramm FP-'))).toBe(true);

    // Remaining places can be booked at once, until the day set by staff.
    const afterwardsOptions = await createFerienprogrammRepository(db()).findOptions();
    expect(afterwardsOptions).toMatchObject({ vergabe: 'reihenfolge', anmeldung_bis: inDays(10) });
  });

  it('includes every change that was accepted, and no other, when the list is committed concurrently', async () => {
    const { token, zettel: sheet } = await wish('a@a.example', { Eva: [1] });
    const lotNumber = sheet.kinder[0]?.losnummer ?? '';
    const now = new Date();
    const yesterday = { ...season.optionen, anmeldung_bis: inDays(-1) };
    const change = (wishes: number[]) =>
      changeWishSheet(
        db(),
        { token, kinder: [{ losnummer: lotNumber, wuensche: wishes, hoechstens: 2, gruppe: null }] },
        season,
        () => now,
      );
    const lists = [[2, 1], [1, 2], [2], [1, 3], [3, 1], [1]];
    const [, ...answers] = await Promise.all([commitWishes(db(), yesterday, now), ...lists.map(change)]);
    const taken = lists.filter((_, i) => answers[i] === null);
    const { liste: list } = await db().selectFrom('ferien_verlosung').select('liste').executeTakeFirstOrThrow();
    const [child] = (JSON.parse(list) as { kinder: { wuensche: number[] }[] }).kinder;
    const present = (await db().selectFrom('ferien_wunschkinder').select('wuensche').executeTakeFirstOrThrow())
      .wuensche;
    expect(child?.wuensche, 'what stands in the list is what the family last saved').toEqual(present);
    expect([[1], ...taken]).toContainEqual(present);
  });

  it.each([
    ['published', true],
    ['given up before its result', false],
  ])('is deleted on time with all wishes, %s, regardless of its events', async (_, published) => {
    const { token } = await wish('a@a.example', { Eva: [1] });
    await commitWishes(db(), season.optionen, afterwards);
    await runDraw(db(), '3, 17, 20, 21, 36, 44');
    if (published) await publishDraw(db(), season, inDays(10), new Date());
    // One event was removed from the programme, another returns in a later year.
    await db().deleteFrom('ferien_veranstaltungen').where('id', '=', 3).execute();
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_von: `${inDays(390)}T10:00`, datum_bis: `${inDays(390)}T11:00` })
      .where('id', '=', 2)
      .execute();
    const left = async () => [
      (await call('GET', `wunschzettel?token=${token}`)).status,
      (await db().selectFrom('ferien_verlosung').select('liste').execute()).length,
    ];
    await deleteOldBookings(db(), -29);
    expect(await left(), 'its last event is to come').toEqual([200, 1]);
    await deleteOldBookings(db(), -31);
    expect(await left()).toEqual([404, 0]);
  });

  it('wishes that were never drawn are deleted with their events', async () => {
    const { token } = await wish('a@a.example', { Eva: [1] });
    await sql`update ferien_wunschzettel set erstellt = now() - interval '91 days'`.execute(db());
    await deleteOldBookings(db(), 90);
    expect((await call('GET', `wunschzettel?token=${token}`)).status, 'its event is to come').toBe(200);
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_bis: `${inDays(-91)}T11:00` })
      .where('id', '=', 1)
      .execute();
    await deleteOldBookings(db(), 90);
    expect((await call('GET', `wunschzettel?token=${token}`)).status).toBe(404);
    const log = await db().selectFrom('loeschprotokoll').select(['formular', 'anzahl']).orderBy('id').execute();
    expect(log.at(-1)).toEqual({ formular: 'ferienprogramm-wunschzettel', anzahl: 1 });
  });
});
