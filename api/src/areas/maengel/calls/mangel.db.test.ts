import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Maengel, MangelDisclosure } from '@gm/shared/areas/maengel/maengel';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { ReleaseDecision } from '@gm/shared/schemas/desk/release-decision';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';
import { BASE_CONTENT, createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { AREAS } from '../../../areas.ts';
import { createDecision } from '../../../core/desk/decide.ts';
import { createReleaseKinds } from '../../../core/desk/release-kind.ts';
import { showRelease } from '../../../core/desk/show-release.ts';
import { createReleaseSurroundings } from '../../../core/editor/entries/create-release-surroundings.ts';
import { createPublications } from '../../../core/editor/store/publication.ts';
import { carryOut } from '../../../core/forms/carry-out.ts';
import { openFiles } from '../../../core/platform/files/open-files.ts';
import type { Actor } from '../../../core/services/accounts/sessions/actor.ts';

const TODAY = readBerlinTime(new Date()).tag;
const CORE = { konto: 1, name: 'Sabine Kern' };
const kinds = createReleaseKinds(AREAS);
const services = {
  freigabearten: kinds,
  createFreigabeumfeld: (actor: Actor) =>
    createReleaseSurroundings({
      bereiche: AREAS,
      publikationen: createPublications(),
      akteur: actor,
      uploads: openFiles(api.config).uploads,
    }),
};
const report = {
  art: 'Straßenlampe',
  strasse: 'Tannenstr., Schwann',
  hausnummer: '9',
  breitengrad: 48.83,
  laengengrad: 8.51,
  beschreibung: 'Bei Familie Groß flackert sie.',
  email: 'ada@post.example',
  datenschutz: true,
  route: '/melden/',
};
const FILES = {
  'gemeinde.yaml': `${BASE_CONTENT['gemeinde.yaml']}ortsteile: [Schwann]\n`,
  'maengel.yaml': `
stellen: { bauhof: { name: Bauhof, email: bauhof@musterhardt.example } }
arten:
  - { name: Straßenlampe, stelle: bauhof }
  - { name: Etwas anderes, stelle: bauhof, beschreiben: true }
`,
  'maengel/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path d="M0 0"/></svg>',
  'maengel/plan.yaml': `
breite: 100
hoehe: 50
nord: 48.87
sued: 48.80
west: 8.45
ost: 8.58
strassen: { schwann-tannenstrasse: [10, 10, 20, 20] }
`,
  'abfall.yaml': `
arten: []
bezirke: [{ name: Schwann, ortsteil: Schwann, abfuhren: {}, strassen: [Tannenstraße] }]
`,
};

let api: TestApp;
let content: TestContent;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maengel-'));
  api = await createTestApp({
    ...WITHOUT_THROTTLING,
    SITE_URL: 'https://www.musterhardt.example',
    MAIL_ADMIN: 'amt@musterhardt.example',
    DATA_DIR: folder,
  });
  content = await createTestContent(FILES);
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['einsendungen', 'outbox', 'idempotenz'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});

const send = (different: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/mangel', payload: { ...report, ...different } });
const readMails = () => api.database.db.selectFrom('outbox').select(['an', 'text', 'betreff']).orderBy('id').execute();
const requestState = async (token: string) =>
  (await api.app.inject(`/api/mangel/stand?token=${token}`)).json() as MangelDisclosure | null;
const requestMaengel = async () => (await api.app.inject('/api/maengel')).json() as Maengel;
/** The list is cached until the content changes, which is notified with a short delay. */
const expectList = (expected: unknown) => expect.poll(async () => (await requestMaengel()).maengel).toEqual(expected);

async function decide(reference: string, was: ReleaseDecision['was'], message = '') {
  const state = await showRelease(api.database.db, kinds, reference, api.config, CORE, TODAY);
  const input = {
    referenz: reference,
    was,
    nachricht: message,
    route: '',
    firma: '',
    version: state?.version,
  } as ReleaseDecision;
  return carryOut(api.database.db, createDecision(api.config, services, CORE), input);
}

describe('a report', () => {
  it('is stored and acknowledged, and returns a private link to the sender', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    const { id: token, referenz: reference } = answer.json();
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(reference).toMatch(/^MG-\d{4}-\d{4}$/);
    const [sender, amt] = await readMails();
    expect(sender).toMatchObject({ an: 'ada@post.example' });
    expect(sender?.text).toContain(`https://www.musterhardt.example/melden/stand/?token=${token}`);
    expect(sender?.text).not.toContain('Groß');
    expect(amt).toMatchObject({ an: 'amt@musterhardt.example' });
    expect(amt?.text).toContain('Stelle im Plan:\n  48.83000, 8.51000');
    expect(await requestState(token)).toMatchObject({
      referenz: reference,
      stand: 'gemeldet',
      ort: 'Tannenstr., Schwann, Hausnummer 9',
      beschreibung: 'Bei Familie Groß flackert sie.',
      mal: 1,
      bild: null,
    });
    expect(await requestState('x'.repeat(32))).toBeNull();
    expect(await requestState('')).toBeNull();
  });

  it('needs neither name nor address: the link is in the response', async () => {
    const answer = await send({ email: '' });
    expect(answer.statusCode).toBe(201);
    expect((await readMails()).map(({ an }) => an)).toEqual(['amt@musterhardt.example']);
    expect(await requestState(answer.json().id)).toMatchObject({ stand: 'gemeldet' });
  });

  it('has a photo without metadata that only its private links show', async () => {
    const { breitengrad: latitude, laengengrad: longitude, datenschutz: _, ...fields } = report;
    const texts = { ...fields, breitengrad: String(latitude), laengengrad: String(longitude), datenschutz: 'on' };
    const bytes = await drawPng()
      .withExifMerge({ IFD0: { Artist: 'Ada' } })
      .toBuffer();
    const { payload, headers } = await codeMultipart(texts, { bytes, type: 'image/png' });
    const answer = await api.app.inject({ method: 'POST', url: '/api/mangel', payload, headers });
    expect(answer.statusCode).toBe(201);
    const { id: token, referenz: reference } = answer.json();
    const { bild: image } = (await requestState(token)) ?? {};
    const photo = await api.app.inject(image ?? '');
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(photo.headers['cache-control']).toBe('private, no-store');
    expect(photo.rawPayload.includes('Ada')).toBe(false);
    expect((await api.app.inject(`/api/mangel/bild?token=${'x'.repeat(32)}`)).statusCode).toBe(404);

    // Joining does not grant access to it.
    const { nummer: num } = (await requestMaengel()).maengel[0] ?? {};
    const additionally = (await send({ gleich: num })).json();
    expect(additionally.referenz).toBe(reference);
    expect(await requestState(additionally.id)).toMatchObject({
      bild: null,
      beschreibung: null,
      ort: 'Tannenstraße, Schwann',
    });
    expect((await api.app.inject(`/api/mangel/bild?token=${additionally.id}`)).statusCode).toBe(404);
  });

  it.each<[string, object, string, RegExp]>([
    ['nothing', { art: '' }, 'art', /was Sie melden möchten/],
    ['an unknown kind', { art: 'Ufo' }, 'art', /angebotenen/],
    ['something else without a word', { art: 'Etwas anderes', beschreibung: ' ' }, 'beschreibung', /beschreiben/],
    ['no place', { strasse: '', breitengrad: '', laengengrad: '' }, 'strasse', /wo es ist/],
    ['half a place', { strasse: '', laengengrad: '' }, 'strasse', /wo es ist/],
    ['no degrees', { breitengrad: 'hier' }, 'breitengrad', /noch einmal/],
    ['degrees of no globe', { breitengrad: 1e300 }, 'breitengrad', /noch einmal/],
    ['a place far away', { breitengrad: 52.52, laengengrad: 13.405 }, 'breitengrad', /rund 535 Kilometer entfernt/],
    ['half an address', { email: 'ada@' }, 'email', /gültige E-Mail-Adresse/],
    ['no consent', { datenschutz: false }, 'datenschutz', /Datenschutzerklärung/],
    ['a report that there is not', { gleich: 999_999 }, 'gleich', /inzwischen erledigt/],
  ])('of %s is rejected at its field', async (_was, different, field, report) => {
    const answer = await send(different);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ feld: field, meldung: expect.stringMatching(report) }]);
  });

  it('needs no plan', async () => {
    const without = await createTestContent({ 'maengel.yaml': FILES['maengel.yaml'] });
    await loadContent(api.database.db, without.ordner);
    await without.remove();
    expect((await api.app.inject('/api/maengel/plan.svg')).statusCode).toBe(404);
    expect((await requestMaengel()).plan).toBeNull();
    expect((await send({ breitengrad: '', laengengrad: '', strasse: 'Waldweg' })).statusCode).toBe(201);
    await loadContent(api.database.db, content.ordner);
    const plan = await api.app.inject('/api/maengel/plan.svg');
    expect([plan.statusCode, plan.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(plan.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('the public list', () => {
  it('has kind, street and state, and no user input', async () => {
    await send();
    await send({ strasse: 'Bei Anna Groß hinterm Haus', breitengrad: '', laengengrad: '', email: '' });
    const reason = { art: 'Straßenlampe', stand: 'gemeldet', gemeldet: TODAY, geaendert: TODAY, mal: 1 };
    await expectList([
      { ...reason, nummer: expect.any(Number), strasse: null, ortsteil: null, breitengrad: null, laengengrad: null },
      {
        ...reason,
        nummer: expect.any(Number),
        strasse: 'Tannenstraße',
        ortsteil: 'Schwann',
        breitengrad: 48.83,
        laengengrad: 8.51,
      },
    ]);
    const { maengel, ...offer } = await requestMaengel();
    expect(JSON.stringify(maengel)).not.toMatch(/Groß|post\.example|"9"/);
    expect(JSON.stringify(offer)).not.toMatch(/bauhof@/);
    expect(offer.strassen).toEqual([
      { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann', linie: [10, 10, 20, 20] },
    ]);
  });

  it('follows the desk, and drops repaired defects after three months', async () => {
    const { referenz: reference } = (await send()).json();
    await decide(reference, 'uebernehmen');
    await expectList([expect.objectContaining({ stand: 'in Arbeit' })]);
    await decide(reference, 'freigeben');
    await expectList([expect.objectContaining({ stand: 'behoben' })]);
    await sql`update einsendungen set geaendert = now() - interval '91 days', korrektur = '{"hausnummer":"1"}'`.execute(
      api.database.db,
    );
    await expectList([]);
    const rejected = (await send({ beschreibung: 'Quatsch' })).json();
    await expectList([expect.objectContaining({ stand: 'gemeldet' })]);
    await decide(rejected.referenz, 'ablehnen', 'Das ist keine Lampe.');
    await expectList([]);
    expect(await requestState(rejected.id)).toMatchObject({ stand: 'abgelehnt' });
  });
});

describe('forty reports of the same defect', () => {
  it('is one entry for the desk; everyone has a link and is notified once of the result', async () => {
    const { referenz: reference } = (await send()).json();
    const [{ nummer: num } = { nummer: 0 }] = (await requestMaengel()).maengel;
    const links = new Set<string>();
    for (let times = 1; times < 40; times += 1) {
      const answer = await send({ gleich: num, email: times <= 3 ? `mit${times % 2}@post.example` : '' });
      expect(answer.json()).toMatchObject({ referenz: reference });
      links.add(answer.json().id);
    }
    expect(links.size).toBe(39);
    expect(await api.database.db.selectFrom('einsendungen').select('id').execute()).toHaveLength(1);
    await expectList([expect.objectContaining({ nummer: num, mal: 40 })]);
    const amtspost = (await readMails()).filter(({ an }) => an === 'amt@musterhardt.example');
    expect(amtspost).toHaveLength(1);

    await api.database.db.deleteFrom('outbox').execute();
    await decide(reference, 'freigeben');
    const mails = await readMails();
    expect(mails.map(({ an }) => an).sort()).toEqual(['ada@post.example', 'mit0@post.example', 'mit1@post.example']);
    for (const { text } of mails) expect(text).toContain('https://www.musterhardt.example/melden/liste/');
    expect((await send({ gleich: num })).json().errors[0].meldung).toMatch(/inzwischen erledigt/);
    expect((await api.app.inject(`/api/mangel/stand?token=${[...links][0]}`)).json()).toMatchObject({
      stand: 'behoben',
      mal: 40,
    });
  });
});

describe('forwarding a report', () => {
  it("sends the building yard everything except the sender's data, and tells the sender who is responsible", async () => {
    const { referenz: reference } = (await send()).json();
    const state = await showRelease(api.database.db, kinds, reference, api.config, CORE, TODAY);
    expect(state).toMatchObject({ stelle: 'Bauhof', schritte: expect.arrayContaining(['weiterleiten', 'rueckfrage']) });
    await api.database.db.deleteFrom('outbox').execute();
    await decide(reference, 'weiterleiten', 'Bitte noch diese Woche.');
    const [sender, bauhof] = await readMails();
    expect(sender).toMatchObject({ an: 'ada@post.example', text: expect.stringContaining('Bauhof') });
    expect(sender?.text).not.toMatch(/diese Woche|token/);
    expect(bauhof).toMatchObject({ an: 'bauhof@musterhardt.example' });
    for (const word of ['Bitte noch diese Woche.', 'Tannenstr., Schwann', '48.83000, 8.51000', 'flackert']) {
      expect(bauhof?.text).toContain(word);
    }
    expect(bauhof?.text).not.toContain('ada@');
    const token = /token=([\w-]{32})/.exec(bauhof?.text ?? '')?.[1] ?? '';
    expect(await requestState(token)).toMatchObject({ stand: 'in Arbeit', mal: 1, beschreibung: report.beschreibung });

    await decide(reference, 'weiterleiten', 'Ein zweites Mal.');
    expect((await readMails()).at(-1)?.text).toContain(token);
    const { verlauf: history } = (await showRelease(api.database.db, kinds, reference, api.config, CORE, TODAY)) ?? {};
    expect(history?.[0]).toMatchObject({ was: 'hat weitergeleitet', nachricht: 'An Bauhof. Bitte noch diese Woche.' });
  });

  it('sends nothing without an address', async () => {
    const { referenz: reference } = (await send({ email: '' })).json();
    const state = await showRelease(api.database.db, kinds, reference, api.config, CORE, TODAY);
    expect(state?.schritte).not.toContain('rueckfrage');
    await expect(decide(reference, 'rueckfrage', 'Welche Lampe?')).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('keine E-Mail-Adresse') }],
    });
  });
});
