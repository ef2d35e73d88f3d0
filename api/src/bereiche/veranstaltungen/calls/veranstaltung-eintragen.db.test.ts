import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';
import {
  buildTestveranstaltung,
  fillVeranstaltungsdaten,
  GRUNDANGABEN,
  HALLENANFRAGE,
  IN_EINER_WOCHE,
} from '../../../../test/veranstaltungen.ts';

const eintrag = { ...GRUNDANGABEN, veranstaltungen_rubrik: ['1', '2'], rechte: 'on', route: '/veranstaltungseintrag/' };
const halle = {
  ...HALLENANFRAGE,
  veranstaltungsart: 'Abendunterhaltung',
  besucherzahl: '200',
  hausmeister: '1',
};
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({
    ...OHNE_BREMSEN,
    MAIL_EMPFAENGER: { hallenanmietung: 'hallen@musterhardt.example' },
  });
  await fillVeranstaltungsdaten(api.database);
  const wert = JSON.stringify({ name: 'Musterhardt', ortsteile: ['Conweiler', 'Schwann'] });
  await api.database.db.insertInto('konfiguration').values({ schluessel: 'gemeinde', wert }).execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'kalender', 'outbox', 'idempotenz', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(tabelle).execute();
  }
});

async function enter(felder: Record<string, string | string[]> = eintrag, bild?: Parameters<typeof codeMultipart>[1]) {
  const { payload, headers } = await codeMultipart(felder, bild);
  return api.app.inject({ method: 'POST', url: '/api/veranstaltung', payload, headers });
}
const ask = (payload: object) => api.app.inject({ method: 'POST', url: '/api/hallenanmietung', payload });
async function readVeranstaltungen() {
  const zeilen = await api.database.db
    .selectFrom('veranstaltung_eintragungen as n')
    .innerJoin('einsendungen as e', 'e.id', 'n.einsendung_id')
    .select(['n.id', 'n.schluessel', 'n.veranstaltung_id', 'e.angaben'])
    .execute();
  return zeilen.map(({ angaben, ...nummern }): Record<string, unknown> & typeof nummern => ({
    ...angaben,
    ...nummern,
  }));
}
/** What was entered last is in the calendar. */
async function publish() {
  const [{ id } = { id: 0 }] = await readVeranstaltungen();
  await api.database.db
    .insertInto('kalender')
    .values(buildTestveranstaltung({ id, titel: 'Sommerkonzert', veranstalter: GRUNDANGABEN.veranstalter }))
    .execute();
}
const get = async (url: string) => {
  const { statusCode, body } = await api.app.inject(url);
  return { status: statusCode, body: JSON.parse(body) };
};

describe('POST /api/veranstaltung', () => {
  it('stores the event unreleased and answers with its id', async () => {
    const antwort = await enter();
    expect(antwort.statusCode).toBe(201);
    const [veranstaltung] = await readVeranstaltungen();
    // Its number would show it to anybody before it is public.
    const id = `${veranstaltung?.id}-${veranstaltung?.schluessel}`;
    expect(antwort.json()).toEqual({ id, referenz: expect.stringMatching(/^VE-\d{4}-0001$/) });
    expect(veranstaltung).toMatchObject({
      veranstaltung_id: null,
      titel: 'Sommerkonzert',
      text: `<p>${GRUNDANGABEN.text}</p>`,
      veranstaltungen_rubrik: [1, 2],
      veranstalter_brancheneintrag_zuordnung: null,
      datum_von: IN_EINER_WOCHE,
    });
  });

  it('ends in the night after its only day, and writes to an address with umlauts', async () => {
    const email = 'jörg@bäckerei-müller.de';
    expect((await enter({ ...eintrag, email, zeit_von: '20:00', zeit_bis: '02:00' })).statusCode).toBe(201);
    const [veranstaltung] = await readVeranstaltungen();
    expect(veranstaltung).toMatchObject({
      datum_von: IN_EINER_WOCHE,
      zeit_von: '20:00',
      datum_bis: addTage(IN_EINER_WOCHE, 1),
      zeit_bis: '02:00',
    });
    const mails = await api.database.db.selectFrom('outbox').select('an').execute();
    expect(mails.map(({ an }) => an)).toContain(email);
  });

  it('keeps no markup that could run, and no markup in mails', async () => {
    const text = `<p>Ein <b>Fest</b><img src=x onerror=alert(1)> ${GRUNDANGABEN.text}</p><script>alert(1)</script>`;
    expect((await enter({ ...eintrag, text })).statusCode).toBe(201);
    const [veranstaltung] = await readVeranstaltungen();
    expect(veranstaltung?.text).toBe(`<p>Ein <strong>Fest</strong> ${GRUNDANGABEN.text}</p>`);
    const [, amt] = await api.database.db.selectFrom('outbox').select(['text', 'html']).orderBy('id').execute();
    expect(amt?.text).toContain(`Ein Fest ${GRUNDANGABEN.text}`);
    expect(amt?.text).toContain('Ausstellung, Musik');
    expect(amt?.html).not.toMatch(/<img|<script|onerror/);
  });

  it.each<[string, Record<string, string | string[]>, string[]]>([
    ['an unknown category', { veranstaltungen_rubrik: '99' }, ['veranstaltungen_rubrik']],
    ['no category', { veranstaltungen_rubrik: '' }, ['veranstaltungen_rubrik']],
    ['neither organiser', { veranstalter: '' }, ['veranstalter_brancheneintrag_zuordnung', 'veranstalter']],
    ['an end before the start', { datum_bis: IN_EINER_WOCHE, datum_von: '2099-01-01' }, ['datum_bis']],
    ['markup without words', { text: `<p>${'<br>'.repeat(200)}</p>` }, ['text']],
    ['1 MB of text', { text: 'x'.repeat(1_048_576) }, ['text']],
    ['a day that is none', { datum_von: '31.02.2099' }, ['datum_von']],
    ['a time that is none', { zeit_von: '25:00' }, ['zeit_von']],
    ['an end before the start on one day', { zeit_von: '20:00', zeit_bis: '19:00' }, ['zeit_bis']],
    ['half an address', { email: 'a@' }, ['email']],
  ])('refuses %s at its field', async (_was, felder, erwartet) => {
    const antwort = await enter({ ...eintrag, ...felder });
    expect(antwort.statusCode).toBe(422);
    const errors: { feld: string; meldung: string }[] = antwort.json().errors;
    expect(errors.map(({ feld }) => feld).sort()).toEqual(erwartet.sort());
    for (const { meldung } of errors) expect(meldung).toMatch(/^(Bitte|Der|Die|Das|Es|Ihr|[A-ZÄÖÜ]\S+ ist) ?.*\.$/);
    expect(await readVeranstaltungen()).toEqual([]);
  });

  it('takes markup in any other field as the words it is', async () => {
    const boese = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const felder = { titel: boese, veranstalter: boese, veranstaltungsort: boese, ansprechpartner: boese };
    expect((await enter({ ...eintrag, ...felder })).statusCode).toBe(201);
    expect(await readVeranstaltungen()).toMatchObject([{ titel: boese, veranstaltungsort: boese }]);
    const [dank, amt] = await api.database.db.selectFrom('outbox').select(['text', 'html']).orderBy('id').execute();
    expect(dank?.text).not.toContain('alert');
    expect(amt?.text).toContain(boese);
    expect(amt?.html).not.toMatch(/<img|<script/);
  });

  it('wants words and a name with a picture', async () => {
    const bytes = await drawPng().toBuffer();
    const antwort = await enter(eintrag, { bytes, type: 'image/png' });
    expect(antwort.json().errors).toEqual([
      { feld: 'bildtext', meldung: 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.' },
      { feld: 'bildcopyright', meldung: 'Bitte geben Sie an, wer das Bild aufgenommen hat.' },
    ]);
    const mit = await enter({ ...eintrag, bildtext: 'Bühne', bildcopyright: 'Ada' }, { bytes, type: 'image/png' });
    expect(mit.statusCode).toBe(201);
  });
});

describe('what the forms read', () => {
  it('organisers by their titles, and by kind', async () => {
    const alle = await get('/api/cms/brancheneintraege?sprache=de&seite=1&pro_seite=999&order=titel');
    expect(alle.body.data).toMatchObject([
      { id: 2, titel: 'Ärztekammer' },
      { id: 1, titel: 'Turnverein' },
    ]);
    expect((await get('/api/cms/brancheneintraege?typ=vereine')).body.data).toMatchObject([{ id: 1 }]);
    expect((await get('/api/cms/brancheneintraege?typ=firmen')).body.data).toEqual([]);
    expect((await get('/api/cms/brancheneintraege?seite=2')).status).toBe(404);
  });

  it('categories', async () => {
    const { body } = await get('/api/cms/veranstaltungen_rubrik?sprache=de&rubriken_only=true&order=rubrik');
    expect(body.data).toEqual([
      { id: 2, rubrik: 'Ausstellung' },
      { id: 1, rubrik: 'Musik' },
    ]);
  });

  it('an event that is not released only for the hall form, and without who entered it', async () => {
    const { id } = (await enter()).json();
    expect((await get(`/api/cms/veranstaltungen/${id}`)).status).toBe(404);
    const read = (wen: unknown) => get(`/api/cms/veranstaltungen/${wen}?sprache=de&freigabe=keine_freigabe_abfrage`);
    const { body } = await read(id);
    const kurz = {
      id: Number.parseInt(id, 10),
      titel: 'Sommerkonzert',
      veranstalter: 'Nachbarschaft Brunnenstraße',
      brancheneintrag_veranstalter: null,
      datum_von: IN_EINER_WOCHE,
      datum_bis: IN_EINER_WOCHE,
      zeit_von: '19:30',
      zeit_bis: '22:00',
    };
    expect(body).toEqual(kurz);
    // To anybody else it is not there before it is public; then its number is enough.
    const fremde = [kurz.id, `${kurz.id}-00000000-0000-0000-0000-000000000000`, id.replace(/^\d+/, '99')];
    for (const wer of fremde) expect((await read(wer)).status).toBe(404);
    await publish();
    expect((await read(kurz.id)).body).toEqual(kurz);
    for (const falsch of ['0', 'x', '99999999999', '1%20or%201=1']) {
      expect((await get(`/api/cms/veranstaltungen/${falsch}?freigabe=keine_freigabe_abfrage`)).status).toBe(404);
    }
  });
});

describe('POST /api/hallenanmietung', () => {
  it('takes who rents from the directory, not from the browser', async () => {
    const { veranstalter: _, ...ohne } = eintrag;
    const { id } = (await enter({ ...ohne, veranstalter_brancheneintrag_zuordnung: '1' })).json();
    await api.database.db.deleteFrom('outbox').execute();
    const antwort = await ask({
      ...halle,
      veranstaltungen_id: id,
      email: 'eve@boese.example',
      adresse: 'Nirgends',
    });
    expect(antwort.statusCode).toBe(201);
    const gespeichert = await api.database.db
      .selectFrom('einsendungen')
      .select(['email', 'angaben'])
      .where('formular', '=', 'hallenanmietung')
      .executeTakeFirstOrThrow();
    expect(gespeichert).toMatchObject({
      email: 'info@tv.example',
      angaben: {
        veranstaltungen_id: Number.parseInt(id, 10),
        veranstalter: 'Turnverein',
        homepage: 'https://tv.example/',
        adresse: 'Talstraße 1 75334 Musterhardt',
        telefax: '07082 2',
        besucherzahl: 200,
      },
    });
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual(['info@tv.example', 'hallen@musterhardt.example']);
    expect(mails[1]?.text).toContain(`Veranstaltung:\n  Sommerkonzert (Nummer ${Number.parseInt(id, 10)})`);
    expect(mails[1]?.text).toContain('Hausmeister:\n  ja');
  });

  it('writes to whoever entered the event when the organiser is none of the directory', async () => {
    const { id } = (await enter()).json();
    expect((await ask({ ...halle, veranstaltungen_id: String(id) })).statusCode).toBe(201);
    const { email } = await api.database.db
      .selectFrom('einsendungen')
      .select('email')
      .where('formular', '=', 'hallenanmietung')
      .executeTakeFirstOrThrow();
    expect(email).toBe('ada@beispiel.example');
  });

  it('takes a private party, which stands in no calendar, with the word of who rents', async () => {
    const { veranstaltungen_id: _, ...wunsch } = { ...halle, veranstaltungen_id: '' };
    const wer = { veranstalter: 'Elke Groß', telefon: '07082 1', email: 'elke@post.example' };
    const privat = { ...wunsch, privat: true, anlass: 'Goldene Hochzeit', ...wer };
    const { errors } = (await ask({ ...wunsch, privat: 'on', email: 'elke@' })).json();
    expect(errors.map(({ feld }: { feld: string }) => feld).sort()).toEqual([
      'anlass',
      'email',
      'telefon',
      'veranstalter',
    ]);
    expect((await ask(privat)).statusCode).toBe(201);
    const zeile = await api.database.db
      .selectFrom('einsendungen')
      .select(['email', 'angaben'])
      .where('formular', '=', 'hallenanmietung')
      .executeTakeFirstOrThrow();
    expect(zeile).toMatchObject({
      email: wer.email,
      angaben: { anlass: privat.anlass, ...wer, veranstaltungen_id: null },
    });
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual([wer.email, 'hallen@musterhardt.example']);
    expect(mails[1]?.text).toContain('Anlass:\n  Goldene Hochzeit');
    expect(mails[1]?.text).not.toContain('gelöscht');
  });

  it('refuses the number of something else, an entry in a form for example', async () => {
    const { id } = (await enter()).json();
    const { id: anderes } = await api.database.db
      .insertInto('einsendungen')
      .columns(['formular', 'referenz', 'email', 'route', 'angaben'])
      .values({ formular: 'kontakt', referenz: 'K-1', email: 'a@b.example', route: '/', angaben: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(anderes).not.toBe(Number.parseInt(id, 10));
    expect((await ask({ ...halle, veranstaltungen_id: anderes })).statusCode).toBe(422);
  });

  it('takes a request for a public event nobody has a mail address of, and writes to the office alone', async () => {
    const { id } = (await enter()).json();
    await publish();
    await api.database.db.deleteFrom('outbox').execute();
    const antwort = await ask({ ...halle, veranstaltungen_id: Number.parseInt(id, 10) });
    expect([antwort.statusCode, antwort.json()]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'antwort_an']).execute();
    expect(mails).toEqual([{ an: 'hallen@musterhardt.example', antwort_an: null }]);
  });

  it('is where the mail to whoever entered the event leads, with its secret', async () => {
    const { id } = (await enter()).json();
    const mail = await api.database.db.selectFrom('outbox').select('text').orderBy('id').executeTakeFirstOrThrow();
    expect(mail.text).toContain(`/veranstaltungen-hallenanmietung/?id=${id}`);
  });

  it('offers the halls of the municipality, and parts of the main one alone', async () => {
    const { id } = (await enter()).json();
    const askFor = (felder: object) => ask({ ...halle, veranstaltungen_id: id, ...felder });
    const { errors } = (await askFor({ veranstaltungsort: 'Olympiahalle' })).json();
    expect(errors.map(({ feld }: { feld: string }) => feld)).toEqual(['veranstaltungsort']);
    const askForTeile = async (veranstaltungsort: string) => {
      const { referenz } = (await askFor({ veranstaltungsort, hallenteile: '1 und 2' })).json();
      const { angaben } = await api.database.db
        .selectFrom('einsendungen')
        .select('angaben')
        .where('referenz', '=', referenz)
        .executeTakeFirstOrThrow();
      return angaben.hallenteile;
    };
    expect(await askForTeile('Musterhardthalle')).toBe('1 und 2');
    expect(await askForTeile('Turn- und Festhalle Schwann')).toBe('');
  });

  it.each([{ veranstaltungen_id: 999 }, { veranstaltungen_id: '' }, {}])('refuses the event %o', async (felder) => {
    const antwort = await ask({ ...halle, ...felder });
    expect(antwort.statusCode).toBe(422);
    expect(antwort.json().errors).toEqual([
      { feld: 'veranstaltungen_id', meldung: 'Es wurde keine Veranstaltung ausgewiesen.' },
    ]);
  });
});
