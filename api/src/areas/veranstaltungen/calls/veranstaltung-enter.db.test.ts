import { addDays } from '@gm/shared/rules/berlin-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';
import {
  BASE_DETAILS,
  buildTestveranstaltung,
  fillVeranstaltungsData,
  HALL_INQUIRY,
  IN_ONE_WEEK,
} from '../../../../test/veranstaltungen.ts';

const entry = { ...BASE_DETAILS, veranstaltungen_rubrik: ['1', '2'], rechte: 'on', route: '/veranstaltungseintrag/' };
const hall = {
  ...HALL_INQUIRY,
  veranstaltungsart: 'Abendunterhaltung',
  besucherzahl: '200',
  hausmeister: '1',
};
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({
    ...WITHOUT_THROTTLING,
    MAIL_RECIPIENTS: { hallenanmietung: 'hallen@musterhardt.example' },
  });
  await fillVeranstaltungsData(api.database);
  const value = JSON.stringify({ name: 'Musterhardt', ortsteile: ['Conweiler', 'Schwann'] });
  await api.database.db.insertInto('konfiguration').values({ schluessel: 'gemeinde', wert: value }).execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['einsendungen', 'kalender', 'outbox', 'idempotenz', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});

async function enter(fields: Record<string, string | string[]> = entry, image?: Parameters<typeof codeMultipart>[1]) {
  const { payload, headers } = await codeMultipart(fields, image);
  return api.app.inject({ method: 'POST', url: '/api/veranstaltung', payload, headers });
}
const ask = (payload: object) => api.app.inject({ method: 'POST', url: '/api/hallenanmietung', payload });
async function readVeranstaltungen() {
  const lines = await api.database.db
    .selectFrom('veranstaltung_eintragungen as n')
    .innerJoin('einsendungen as e', 'e.id', 'n.einsendung_id')
    .select(['n.id', 'n.schluessel', 'n.veranstaltung_id', 'e.angaben'])
    .execute();
  return lines.map(({ angaben: details, ...numbers }): Record<string, unknown> & typeof numbers => ({
    ...details,
    ...numbers,
  }));
}
/** Publishes the latest submission in the calendar. */
async function publish() {
  const [{ id } = { id: 0 }] = await readVeranstaltungen();
  await api.database.db
    .insertInto('kalender')
    .values(buildTestveranstaltung({ id, titel: 'Sommerkonzert', veranstalter: BASE_DETAILS.veranstalter }))
    .execute();
}
const get = async (url: string) => {
  const { statusCode, body } = await api.app.inject(url);
  return { status: statusCode, body: JSON.parse(body) };
};

describe('POST /api/veranstaltung', () => {
  it('stores the event unpublished and returns its id', async () => {
    const answer = await enter();
    expect(answer.statusCode).toBe(201);
    const [veranstaltung] = await readVeranstaltungen();
    // The id alone would give anyone access before publication.
    const id = `${veranstaltung?.id}-${veranstaltung?.schluessel}`;
    expect(answer.json()).toEqual({ id, referenz: expect.stringMatching(/^VE-\d{4}-0001$/) });
    expect(veranstaltung).toMatchObject({
      veranstaltung_id: null,
      titel: 'Sommerkonzert',
      text: `<p>${BASE_DETAILS.text}</p>`,
      veranstaltungen_rubrik: [1, 2],
      veranstalter_brancheneintrag_zuordnung: null,
      datum_von: IN_ONE_WEEK,
    });
  });

  it('accepts an end after midnight on a single day, and sends mail to an address with umlauts', async () => {
    const email = 'jörg@bäckerei-müller.de';
    expect((await enter({ ...entry, email, zeit_von: '20:00', zeit_bis: '02:00' })).statusCode).toBe(201);
    const [veranstaltung] = await readVeranstaltungen();
    expect(veranstaltung).toMatchObject({
      datum_von: IN_ONE_WEEK,
      zeit_von: '20:00',
      datum_bis: addDays(IN_ONE_WEEK, 1),
      zeit_bis: '02:00',
    });
    const mails = await api.database.db.selectFrom('outbox').select('an').execute();
    expect(mails.map(({ an }) => an)).toContain(email);
  });

  it('removes dangerous markup, and all markup in mails', async () => {
    const text = `<p>Ein <b>Fest</b><img src=x onerror=alert(1)> ${BASE_DETAILS.text}</p><script>alert(1)</script>`;
    expect((await enter({ ...entry, text })).statusCode).toBe(201);
    const [veranstaltung] = await readVeranstaltungen();
    expect(veranstaltung?.text).toBe(`<p>Ein <strong>Fest</strong> ${BASE_DETAILS.text}</p>`);
    const [, amt] = await api.database.db.selectFrom('outbox').select(['text', 'html']).orderBy('id').execute();
    expect(amt?.text).toContain(`Ein Fest ${BASE_DETAILS.text}`);
    expect(amt?.text).toContain('Ausstellung, Musik');
    expect(amt?.html).not.toMatch(/<img|<script|onerror/);
  });

  it.each<[string, Record<string, string | string[]>, string[]]>([
    ['an unknown category', { veranstaltungen_rubrik: '99' }, ['veranstaltungen_rubrik']],
    ['no category', { veranstaltungen_rubrik: '' }, ['veranstaltungen_rubrik']],
    ['neither organiser', { veranstalter: '' }, ['veranstalter_brancheneintrag_zuordnung', 'veranstalter']],
    ['an end before the start', { datum_bis: IN_ONE_WEEK, datum_von: '2099-01-01' }, ['datum_bis']],
    ['markup without words', { text: `<p>${'<br>'.repeat(200)}</p>` }, ['text']],
    ['1 MB of text', { text: 'x'.repeat(1_048_576) }, ['text']],
    ['a day that is none', { datum_von: '31.02.2099' }, ['datum_von']],
    ['a time that is none', { zeit_von: '25:00' }, ['zeit_von']],
    ['an end before the start on one day', { zeit_von: '20:00', zeit_bis: '19:00' }, ['zeit_bis']],
    ['half an address', { email: 'a@' }, ['email']],
  ])('rejects %s at its field', async (_was, fields, expected) => {
    const answer = await enter({ ...entry, ...fields });
    expect(answer.statusCode).toBe(422);
    const errors: { feld: string; meldung: string }[] = answer.json().errors;
    expect(errors.map(({ feld: field }) => field).sort()).toEqual(expected.sort());
    for (const { meldung: message } of errors)
      expect(message).toMatch(/^(Bitte|Der|Die|Das|Es|Ihr|[A-ZÄÖÜ]\S+ ist) ?.*\.$/);
    expect(await readVeranstaltungen()).toEqual([]);
  });

  it('treats markup in any other field as plain text', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const fields = { titel: evil, veranstalter: evil, veranstaltungsort: evil, ansprechpartner: evil };
    expect((await enter({ ...entry, ...fields })).statusCode).toBe(201);
    expect(await readVeranstaltungen()).toMatchObject([{ titel: evil, veranstaltungsort: evil }]);
    const [thanks, amt] = await api.database.db.selectFrom('outbox').select(['text', 'html']).orderBy('id').execute();
    expect(thanks?.text).not.toContain('alert');
    expect(amt?.text).toContain(evil);
    expect(amt?.html).not.toMatch(/<img|<script/);
  });

  it('requires a description and a photographer for a picture', async () => {
    const bytes = await drawPng().toBuffer();
    const answer = await enter(entry, { bytes, type: 'image/png' });
    expect(answer.json().errors).toEqual([
      { feld: 'bildtext', meldung: 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.' },
      { feld: 'bildcopyright', meldung: 'Bitte geben Sie an, wer das Bild aufgenommen hat.' },
    ]);
    const withIt = await enter({ ...entry, bildtext: 'Bühne', bildcopyright: 'Ada' }, { bytes, type: 'image/png' });
    expect(withIt.statusCode).toBe(201);
  });
});

describe('data for the forms', () => {
  it('organisers by title and kind', async () => {
    const all = await get('/api/cms/brancheneintraege?sprache=de&seite=1&pro_seite=999&order=titel');
    expect(all.body.data).toMatchObject([
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

  it('an unpublished event only for the hall form, without its submitter', async () => {
    const { id } = (await enter()).json();
    expect((await get(`/api/cms/veranstaltungen/${id}`)).status).toBe(404);
    const read = (wen: unknown) => get(`/api/cms/veranstaltungen/${wen}?sprache=de&freigabe=keine_freigabe_abfrage`);
    const { body } = await read(id);
    const short = {
      id: Number.parseInt(id, 10),
      titel: 'Sommerkonzert',
      veranstalter: 'Nachbarschaft Brunnenstraße',
      brancheneintrag_veranstalter: null,
      datum_von: IN_ONE_WEEK,
      datum_bis: IN_ONE_WEEK,
      zeit_von: '19:30',
      zeit_bis: '22:00',
    };
    expect(body).toEqual(short);
    // Not accessible to others before publication; afterwards the id is enough.
    const foreign = [short.id, `${short.id}-00000000-0000-0000-0000-000000000000`, id.replace(/^\d+/, '99')];
    for (const who of foreign) expect((await read(who)).status).toBe(404);
    await publish();
    expect((await read(short.id)).body).toEqual(short);
    for (const wrong of ['0', 'x', '99999999999', '1%20or%201=1']) {
      expect((await get(`/api/cms/veranstaltungen/${wrong}?freigabe=keine_freigabe_abfrage`)).status).toBe(404);
    }
  });
});

describe('POST /api/hallenanmietung', () => {
  it('takes the renter from the directory, not from the browser', async () => {
    const { veranstalter: _, ...without } = entry;
    const { id } = (await enter({ ...without, veranstalter_brancheneintrag_zuordnung: '1' })).json();
    await api.database.db.deleteFrom('outbox').execute();
    const answer = await ask({
      ...hall,
      veranstaltungen_id: id,
      email: 'eve@boese.example',
      adresse: 'Nirgends',
    });
    expect(answer.statusCode).toBe(201);
    const saved = await api.database.db
      .selectFrom('einsendungen')
      .select(['email', 'angaben'])
      .where('formular', '=', 'hallenanmietung')
      .executeTakeFirstOrThrow();
    expect(saved).toMatchObject({
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

  it('sends mail to the submitter of the event if the organiser is not in the directory', async () => {
    const { id } = (await enter()).json();
    expect((await ask({ ...hall, veranstaltungen_id: String(id) })).statusCode).toBe(201);
    const { email } = await api.database.db
      .selectFrom('einsendungen')
      .select('email')
      .where('formular', '=', 'hallenanmietung')
      .executeTakeFirstOrThrow();
    expect(email).toBe('ada@beispiel.example');
  });

  it('accepts a private party, which is not in the calendar, with the given renter', async () => {
    const { veranstaltungen_id: _, ...wish } = { ...hall, veranstaltungen_id: '' };
    const who = { veranstalter: 'Elke Groß', telefon: '07082 1', email: 'elke@post.example' };
    const isPrivate = { ...wish, privat: true, anlass: 'Goldene Hochzeit', ...who };
    const { errors } = (await ask({ ...wish, privat: 'on', email: 'elke@' })).json();
    expect(errors.map(({ feld: field }: { feld: string }) => field).sort()).toEqual([
      'anlass',
      'email',
      'telefon',
      'veranstalter',
    ]);
    expect((await ask(isPrivate)).statusCode).toBe(201);
    const line = await api.database.db
      .selectFrom('einsendungen')
      .select(['email', 'angaben'])
      .where('formular', '=', 'hallenanmietung')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      email: who.email,
      angaben: { anlass: isPrivate.anlass, ...who, veranstaltungen_id: null },
    });
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
    expect(mails.map(({ an }) => an)).toEqual([who.email, 'hallen@musterhardt.example']);
    expect(mails[1]?.text).toContain('Anlass:\n  Goldene Hochzeit');
    expect(mails[1]?.text).not.toContain('gelöscht');
  });

  it('rejects the id of another kind of entry, such as a form submission', async () => {
    const { id } = (await enter()).json();
    const { id: other } = await api.database.db
      .insertInto('einsendungen')
      .columns(['formular', 'referenz', 'email', 'route', 'angaben'])
      .values({ formular: 'kontakt', referenz: 'K-1', email: 'a@b.example', route: '/', angaben: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(other).not.toBe(Number.parseInt(id, 10));
    expect((await ask({ ...hall, veranstaltungen_id: other })).statusCode).toBe(422);
  });

  it('accepts a request for a public event without a mail address, and notifies only the office', async () => {
    const { id } = (await enter()).json();
    await publish();
    await api.database.db.deleteFrom('outbox').execute();
    const answer = await ask({ ...hall, veranstaltungen_id: Number.parseInt(id, 10) });
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    const mails = await api.database.db.selectFrom('outbox').select(['an', 'antwort_an']).execute();
    expect(mails).toEqual([{ an: 'hallen@musterhardt.example', antwort_an: null }]);
  });

  it('is linked with the secret in the mail to the submitter of the event', async () => {
    const { id } = (await enter()).json();
    const mail = await api.database.db.selectFrom('outbox').select('text').orderBy('id').executeTakeFirstOrThrow();
    expect(mail.text).toContain(`/veranstaltungen-hallenanmietung/?id=${id}`);
  });

  it('offers the halls of the municipality, and parts only of the main one', async () => {
    const { id } = (await enter()).json();
    const askFor = (fields: object) => ask({ ...hall, veranstaltungen_id: id, ...fields });
    const { errors } = (await askFor({ veranstaltungsort: 'Olympiahalle' })).json();
    expect(errors.map(({ feld: field }: { feld: string }) => field)).toEqual(['veranstaltungsort']);
    const askForParts = async (venue: string) => {
      const { referenz: reference } = (await askFor({ veranstaltungsort: venue, hallenteile: '1 und 2' })).json();
      const { angaben: details } = await api.database.db
        .selectFrom('einsendungen')
        .select('angaben')
        .where('referenz', '=', reference)
        .executeTakeFirstOrThrow();
      return details.hallenteile;
    };
    expect(await askForParts('Musterhardthalle')).toBe('1 und 2');
    expect(await askForParts('Turn- und Festhalle Schwann')).toBe('');
  });

  it.each([{ veranstaltungen_id: 999 }, { veranstaltungen_id: '' }, {}])('rejects the event %o', async (fields) => {
    const answer = await ask({ ...hall, ...fields });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { feld: 'veranstaltungen_id', meldung: 'Es wurde keine Veranstaltung ausgewiesen.' },
    ]);
  });
});
