import type { Verlosung } from '@gm/shared/bereiche/ferienprogramm/verlosung/check-verlosung';
import { checkVerlosung } from '@gm/shared/bereiche/ferienprogramm/verlosung/check-verlosung';
import type { Wunschzettel } from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  absender,
  buildAnmeldung,
  buildKind,
  buildVeranstaltung,
  inTagen,
  kontakt,
  optionen,
} from '../../../../test/ferien.ts';
import { openProgramm, setProgramm } from '../../../../test/test-ferienprogramm.ts';
import { createInhaltRepository } from '../../../kern/inhalt/inhalt-repository.ts';
import { deleteOldBuchungen } from '../delete-old-buchungen.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { publishVerlosung } from '../verlosung/publish-verlosung.ts';
import { commitWuensche, drawVerlosung, showVerlosung } from '../verlosung/verlosung.ts';
import { changeWunschzettel } from '../verlosung/wunschzettel.ts';

const { api, db, send } = openProgramm();
const saison = {
  optionen: { ...optionen, vergabe: 'verlosung' as const, verlosung_zahl: 'Lotto am Samstag', pause_minuten: 30 },
  absender,
};
const danach = new Date(`${inTagen(4)}T10:00:00Z`);

beforeEach(async () => {
  const tag = inTagen(30);
  const gleichzeitig = { datum_von: `${tag}T10:00`, datum_bis: `${tag}T11:00` };
  await setProgramm(
    db(),
    [
      buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
      buildVeranstaltung({ id: 2, ...gleichzeitig }),
      buildVeranstaltung({ id: 3, ...gleichzeitig, alter_min: 6 }),
    ],
    { vergabe: 'verlosung', verlosung_zahl: 'Lotto am Samstag', pause_minuten: 30 },
  );
  await createInhaltRepository(db()).raiseStand();
});

const call = async <Body>(method: 'GET' | 'POST', pfad: string, payload?: object) => {
  const antwort = await api().app.inject({ method, url: `/api/ferienprogramm/${pfad}`, ...(payload && { payload }) });
  return { status: antwort.statusCode, body: antwort.json<Body>() };
};
const readMail = async (an: string) => {
  const mails = await db()
    .selectFrom('outbox')
    .select(['betreff', 'text'])
    .where('an', '=', an)
    .orderBy('id')
    .execute();
  return mails.map(({ betreff, text }) => ({ betreff, text, token: /[?]token=([\w-]+)/.exec(text)?.[1] ?? '' }));
};
/** Hands in wishes and confirms them by the link of the mail. */
async function wish(email: string, wuensche: Record<string, number[]>) {
  const { status } = await send(buildAnmeldung(wuensche, { kontakt: { ...kontakt, email } }));
  expect(status).toBe(201);
  const token = (await readMail(email)).at(-1)?.token ?? '';
  const { body } = await call<Wunschzettel>('POST', 'wunschzettel/bestaetigen', { token });
  return { token, zettel: body };
}
const save = (token: string, kinder: object[]) =>
  call<Wunschzettel & { detail: string }>('POST', 'wunschzettel/speichern', { token, kinder });

describe('a sheet of wishes', () => {
  it('takes part once its mail is answered; before, mail and page name no child', async () => {
    const { status, body } = await send(buildAnmeldung({ Eva: [2, 1, 3] }));
    expect([status, body.status_link]).toEqual([201, null]);
    const [mail] = await readMail(kontakt.email);
    expect(mail?.betreff).toBe('Bitte bestätigen Sie Ihren Wunschzettel');
    expect(mail?.text).not.toMatch(/Eva|Angebot 1/);
    const vorher = (await call<Wunschzettel>('GET', `wunschzettel?token=${mail?.token}`)).body;
    expect(vorher).toMatchObject({ stand: 'unbestaetigt', kinder: [], code: null, anzahl: { kinder: 1, wuensche: 3 } });
    expect((await showVerlosung(db(), saison.optionen, new Date())).zettel).toBe(0);
    const { body: danachBody } = await call<Wunschzettel>('POST', 'wunschzettel/bestaetigen', {
      token: mail?.token ?? '',
    });
    expect(danachBody.stand).toBe('offen');
    expect(danachBody.kinder[0]).toMatchObject({ vorname: 'Eva', wuensche: [{ id: 2 }, { id: 1 }, { id: 3 }] });
    expect((await call('POST', 'wunschzettel/bestaetigen', { token: 'erfunden' })).status).toBe(404);
    expect((await db().selectFrom('ferien_buchungen').selectAll().execute()).length, 'nothing is booked').toBe(0);
  });

  it('is refused with what does not suit, in words; overlaps and full events are not its affair', async () => {
    const jung = { ...buildKind('Kim', inTagen(-1000)), veranstaltungen: [{ id: 3 }] };
    const { status, body } = await send({ ...buildAnmeldung({ Eva: [1] }), kinder: [jung] });
    expect([status, body.detail]).toEqual([409, 'Kim hat am Beginn von „Angebot 3“ nicht das passende Alter.']);
    expect((await send(buildAnmeldung({ Eva: [99] }))).status).toBe(409);
    expect((await send(buildAnmeldung({ Eva: [2, 3] }))).status).toBe(201);
  });

  it('changes until the last day, with groups that exist and have room; strangers’ codes are refused', async () => {
    const a = await wish('a@a.example', { Eva: [1], Max: [1] });
    const b = await wish('b@b.example', { Ina: [1] });
    const [eva, max] = a.zettel.kinder;
    const [ina] = b.zettel.kinder;
    const kind = { wuensche: [1, 2], hoechstens: 1 };
    expect((await save(b.token, [{ ...kind, losnummer: ina?.losnummer, gruppe: 'ERFUNDEN' }])).body.detail).toContain(
      'Diesen Gruppencode gibt es nicht',
    );
    expect((await save(b.token, [{ ...kind, losnummer: eva?.losnummer, gruppe: null }])).status, 'not its child').toBe(
      409,
    );
    const gruppe = a.zettel.code?.toLowerCase();
    const kinder = [eva, max].map((eines) => ({ ...kind, losnummer: eines?.losnummer, gruppe }));
    expect((await save(a.token, kinder)).status).toBe(200);
    const { body } = await save(b.token, [{ ...kind, losnummer: ina?.losnummer, gruppe }]);
    expect(body.kinder[0]).toMatchObject({ gruppe: a.zettel.code, gruppe_kinder: 3, hoechstens: 1 });
    const c = await wish('c@c.example', { Tom: [1], Uli: [1], Leo: [1] });
    const dazu = c.zettel.kinder.map(({ losnummer }) => ({ ...kind, losnummer, gruppe }));
    expect((await save(c.token, dazu)).body.detail).toContain('Diese Gruppe ist voll');
    const zuSpaet = await changeWunschzettel(
      db(),
      { token: b.token, kinder: [{ ...kind, losnummer: ina?.losnummer ?? '', gruppe: null }] },
      saison,
      () => danach,
    );
    expect(zuSpaet).toMatchObject({ art: 'zu_spaet', meldung: expect.stringContaining('Es gilt, was Sie davor') });
    expect((await call<Wunschzettel>('GET', `wunschzettel?token=${b.token}`)).body.kinder[0]?.gruppe).toBe(
      a.zettel.code,
    );
  });

  it('replaces an earlier one of the same address; the same child of another address is shown to staff', async () => {
    await wish('a@a.example', { Eva: [1] });
    await wish('a@a.example', { Eva: [2] });
    await wish('x@x.example', { Eva: [3] });
    const { zettel, doppelte } = await showVerlosung(db(), saison.optionen, new Date());
    expect(zettel).toBe(2);
    expect(doppelte).toEqual([{ kind: 'Eva Muster', adressen: ['a@a.example', 'x@x.example'] }]);
  });
});

describe('the draw', () => {
  it('is committed to, drawn, published, booked and told; what is left is first come', async () => {
    const a = await wish('a@a.example', { Eva: [1, 2, 3] });
    await wish('b@b.example', { Ina: [1] });
    await wish('c@c.example', { Tom: [1] });
    await expect(commitWuensche(db(), saison.optionen, new Date())).rejects.toThrow(
      'Wünsche können noch geändert werden.',
    );
    await commitWuensche(db(), saison.optionen, danach);
    await expect(commitWuensche(db(), saison.optionen, danach)).rejects.toThrow('schon festgelegt');
    const fest = await call<{ stand: string; pruefsumme: string; zahl: null }>('GET', 'verlosung');
    expect(fest.body).toMatchObject({ stand: 'festgelegt', zahl_name: 'Lotto am Samstag', zahl: null, saat: null });
    const spaet = await save(a.token, [
      { losnummer: a.zettel.kinder[0]?.losnummer, wuensche: [3], hoechstens: 1, gruppe: null },
    ]);
    expect(spaet.status, 'fixed').toBe(409);
    expect((await call('GET', 'verlosung/ergebnis')).status, 'not public yet').toBe(404);

    await drawVerlosung(db(), 'Tippfehler 1');
    await drawVerlosung(db(), '3, 17, 20, 21, 36, 44');
    expect((await showVerlosung(db(), saison.optionen, danach)).ergebnis).toMatchObject({
      plaetze: 3,
      ohne: 0,
      erste: 2,
    });
    await publishVerlosung(db(), saison, inTagen(10), new Date());
    await expect(publishVerlosung(db(), saison, inTagen(10), new Date())).rejects.toThrow('schon veröffentlicht');

    const { body: verlosung } = await call<Verlosung>('GET', 'verlosung/ergebnis');
    expect(verlosung.pruefsumme).toBe(fest.body.pruefsumme);
    expect(JSON.stringify(verlosung)).not.toMatch(/Eva|Ina|Tom|example|Muster/);
    expect(await checkVerlosung(verlosung)).toMatchObject({ liste_stimmt: true, saat_stimmt: true, abweichungen: [] });
    const gebucht = await db().selectFrom('ferien_veranstaltungen').select(['id', 'gebucht']).orderBy('id').execute();
    const verlost = (id: number) => verlosung.zuteilung.filter(({ plaetze }) => plaetze.includes(id)).length;
    expect(gebucht).toEqual([1, 2, 3].map((id) => ({ id, gebucht: verlost(id) })));
    expect(gebucht[0]?.gebucht).toBe(2);
    const zettel = (await call<Wunschzettel>('GET', `wunschzettel?token=${a.token}`)).body;
    expect(zettel.stand).toBe('verlost');
    const eva = verlosung.zuteilung.find(({ losnummer }) => losnummer === zettel.kinder[0]?.losnummer);
    expect(zettel.kinder[0]?.plaetze).toEqual(eva?.plaetze);
    const betreffe = (await readMail('a@a.example')).map(({ betreff }) => betreff);
    expect(betreffe).toContain('Ihre Plätze im Kinderferienprogramm');
    expect(betreffe.some((betreff) => betreff.startsWith('Ihre Buchung im Kinderferienprogramm FP-'))).toBe(true);

    // What is left is booked at once, until the day that staff gave.
    const danachOptionen = await createFerienprogrammRepository(db()).findOptionen();
    expect(danachOptionen).toMatchObject({ vergabe: 'reihenfolge', anmeldung_bis: inTagen(10) });
  });

  it('takes every change that was answered with yes, and no other, when the list is fixed at the same time', async () => {
    const { token, zettel } = await wish('a@a.example', { Eva: [1] });
    const losnummer = zettel.kinder[0]?.losnummer ?? '';
    const jetzt = new Date();
    const gestern = { ...saison.optionen, anmeldung_bis: inTagen(-1) };
    const change = (wuensche: number[]) =>
      changeWunschzettel(
        db(),
        { token, kinder: [{ losnummer, wuensche, hoechstens: 2, gruppe: null }] },
        saison,
        () => jetzt,
      );
    const listen = [[2, 1], [1, 2], [2], [1, 3], [3, 1], [1]];
    const [, ...antworten] = await Promise.all([commitWuensche(db(), gestern, jetzt), ...listen.map(change)]);
    const genommen = listen.filter((_, i) => antworten[i] === null);
    const { liste } = await db().selectFrom('ferien_verlosung').select('liste').executeTakeFirstOrThrow();
    const [kind] = (JSON.parse(liste) as { kinder: { wuensche: number[] }[] }).kinder;
    const jetzige = (await db().selectFrom('ferien_wunschkinder').select('wuensche').executeTakeFirstOrThrow())
      .wuensche;
    expect(kind?.wuensche, 'what stands in the list is what the family last saved').toEqual(jetzige);
    expect([[1], ...genommen]).toContainEqual(jetzige);
  });

  it.each([
    ['published', true],
    ['given up before its result', false],
  ])('is erased on time with all wishes, %s, whatever has become of its events', async (_, published) => {
    const { token } = await wish('a@a.example', { Eva: [1] });
    await commitWuensche(db(), saison.optionen, danach);
    await drawVerlosung(db(), '3, 17, 20, 21, 36, 44');
    if (published) await publishVerlosung(db(), saison, inTagen(10), new Date());
    // One event has left the programme, another comes again in another year.
    await db().deleteFrom('ferien_veranstaltungen').where('id', '=', 3).execute();
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_von: `${inTagen(390)}T10:00`, datum_bis: `${inTagen(390)}T11:00` })
      .where('id', '=', 2)
      .execute();
    const left = async () => [
      (await call('GET', `wunschzettel?token=${token}`)).status,
      (await db().selectFrom('ferien_verlosung').select('liste').execute()).length,
    ];
    await deleteOldBuchungen(db(), -29);
    expect(await left(), 'its last event is to come').toEqual([200, 1]);
    await deleteOldBuchungen(db(), -31);
    expect(await left()).toEqual([404, 0]);
  });

  it('wishes that were never drawn are erased with the events they are for', async () => {
    const { token } = await wish('a@a.example', { Eva: [1] });
    await sql`update ferien_wunschzettel set erstellt = now() - interval '91 days'`.execute(db());
    await deleteOldBuchungen(db(), 90);
    expect((await call('GET', `wunschzettel?token=${token}`)).status, 'its event is to come').toBe(200);
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_bis: `${inTagen(-91)}T11:00` })
      .where('id', '=', 1)
      .execute();
    await deleteOldBuchungen(db(), 90);
    expect((await call('GET', `wunschzettel?token=${token}`)).status).toBe(404);
    const protokoll = await db().selectFrom('loeschprotokoll').select(['formular', 'anzahl']).orderBy('id').execute();
    expect(protokoll.at(-1)).toEqual({ formular: 'ferienprogramm-wunschzettel', anzahl: 1 });
  });
});
