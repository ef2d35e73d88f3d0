import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Maengel, Mangelauskunft } from '@gm/shared/bereiche/maengel/maengel';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Entscheidung } from '@gm/shared/schemas/freigabe-entscheidung';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, GRUNDINHALT, type TestInhalt } from '../../../../test/test-inhalt.ts';
import { BEREICHE } from '../../../bereiche.ts';
import { carryOut } from '../../../kern/formulare/carry-out.ts';
import { createEntscheidung } from '../../../kern/freigaben/decide.ts';
import { createFreigabearten } from '../../../kern/freigaben/freigabeart.ts';
import { showFreigabe } from '../../../kern/freigaben/show-freigabe.ts';
import { createPublikationen } from '../../../kern/redaktion/publikation.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
const KERN = { konto: 1, name: 'Sabine Kern' };
const arten = createFreigabearten(BEREICHE);
const dienste = { freigabearten: arten, bereiche: BEREICHE, publikationen: createPublikationen() };
const meldung = {
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
const DATEIEN = {
  'gemeinde.yaml': `${GRUNDINHALT['gemeinde.yaml']}ortsteile: [Schwann]\n`,
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
let inhalt: TestInhalt;
let ordner: string;
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'maengel-'));
  api = await createTestApp({
    ...OHNE_BREMSEN,
    SITE_URL: 'https://www.musterhardt.example',
    MAIL_ADMIN: 'amt@musterhardt.example',
    DATA_DIR: ordner,
  });
  inhalt = await createTestInhalt(DATEIEN);
  await loadInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
  await rm(ordner, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'outbox', 'idempotenz'] as const) {
    await api.database.db.deleteFrom(tabelle).execute();
  }
});

const send = (anders: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/mangel', payload: { ...meldung, ...anders } });
const readMails = () => api.database.db.selectFrom('outbox').select(['an', 'text', 'betreff']).orderBy('id').execute();
const requestStand = async (token: string) =>
  (await api.app.inject(`/api/mangel/stand?token=${token}`)).json() as Mangelauskunft | null;
const requestMaengel = async () => (await api.app.inject('/api/maengel')).json() as Maengel;
/** The list is kept until the content changes, which is told a moment later. */
const expectListe = (erwartet: unknown) => expect.poll(async () => (await requestMaengel()).maengel).toEqual(erwartet);

async function decide(referenz: string, was: Entscheidung['was'], nachricht = '') {
  const stand = await showFreigabe(api.database.db, arten, referenz, api.config, KERN, HEUTE);
  const eingabe = { referenz, was, nachricht, route: '', firma: '', version: stand?.version } as Entscheidung;
  return carryOut(api.database.db, createEntscheidung(api.config, dienste, KERN), eingabe);
}

describe('a report', () => {
  it('is kept and acknowledged, and gives whoever sent it a private link', async () => {
    const antwort = await send();
    expect(antwort.statusCode).toBe(201);
    const { id: token, referenz } = antwort.json();
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(referenz).toMatch(/^MG-\d{4}-\d{4}$/);
    const [absender, amt] = await readMails();
    expect(absender).toMatchObject({ an: 'ada@post.example' });
    expect(absender?.text).toContain(`https://www.musterhardt.example/melden/stand/?token=${token}`);
    expect(absender?.text).not.toContain('Groß');
    expect(amt).toMatchObject({ an: 'amt@musterhardt.example' });
    expect(amt?.text).toContain('Stelle im Plan:\n  48.83000, 8.51000');
    expect(await requestStand(token)).toMatchObject({
      referenz,
      stand: 'gemeldet',
      ort: 'Tannenstr., Schwann, Hausnummer 9',
      beschreibung: 'Bei Familie Groß flackert sie.',
      mal: 1,
      bild: null,
    });
    expect(await requestStand('x'.repeat(32))).toBeNull();
    expect(await requestStand('')).toBeNull();
  });

  it('needs neither name nor address: the link is in the answer', async () => {
    const antwort = await send({ email: '' });
    expect(antwort.statusCode).toBe(201);
    expect((await readMails()).map(({ an }) => an)).toEqual(['amt@musterhardt.example']);
    expect(await requestStand(antwort.json().id)).toMatchObject({ stand: 'gemeldet' });
  });

  it('has a photo that only its links show, without what the camera wrote into it', async () => {
    const { breitengrad, laengengrad, datenschutz: _, ...felder } = meldung;
    const texte = { ...felder, breitengrad: String(breitengrad), laengengrad: String(laengengrad), datenschutz: 'on' };
    const bytes = await drawPng()
      .withExifMerge({ IFD0: { Artist: 'Ada' } })
      .toBuffer();
    const { payload, headers } = await codeMultipart(texte, { bytes, type: 'image/png' });
    const antwort = await api.app.inject({ method: 'POST', url: '/api/mangel', payload, headers });
    expect(antwort.statusCode).toBe(201);
    const { id: token, referenz } = antwort.json();
    const { bild } = (await requestStand(token)) ?? {};
    const foto = await api.app.inject(bild ?? '');
    expect([foto.statusCode, foto.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(foto.headers['cache-control']).toBe('private, no-store');
    expect(foto.rawPayload.includes('Ada')).toBe(false);
    expect((await api.app.inject(`/api/mangel/bild?token=${'x'.repeat(32)}`)).statusCode).toBe(404);

    // Whoever joins has not made it.
    const { nummer } = (await requestMaengel()).maengel[0] ?? {};
    const dazu = (await send({ gleich: nummer })).json();
    expect(dazu.referenz).toBe(referenz);
    expect(await requestStand(dazu.id)).toMatchObject({ bild: null, beschreibung: null, ort: 'Tannenstraße, Schwann' });
    expect((await api.app.inject(`/api/mangel/bild?token=${dazu.id}`)).statusCode).toBe(404);
  });

  it.each<[string, object, string, RegExp]>([
    ['nothing', { art: '' }, 'art', /was Sie melden möchten/],
    ['a kind that nobody offers', { art: 'Ufo' }, 'art', /angebotenen/],
    ['something else without a word', { art: 'Etwas anderes', beschreibung: ' ' }, 'beschreibung', /beschreiben/],
    ['no place', { strasse: '', breitengrad: '', laengengrad: '' }, 'strasse', /wo es ist/],
    ['half a place', { strasse: '', laengengrad: '' }, 'strasse', /wo es ist/],
    ['no degrees', { breitengrad: 'hier' }, 'breitengrad', /noch einmal/],
    ['degrees of no globe', { breitengrad: 1e300 }, 'breitengrad', /noch einmal/],
    ['a place far away', { breitengrad: 52.52, laengengrad: 13.405 }, 'breitengrad', /rund 535 Kilometer entfernt/],
    ['half an address', { email: 'ada@' }, 'email', /gültige E-Mail-Adresse/],
    ['no consent', { datenschutz: false }, 'datenschutz', /Datenschutzerklärung/],
    ['a report that there is not', { gleich: 999_999 }, 'gleich', /inzwischen erledigt/],
  ])('of %s is told at its field', async (_was, anders, feld, meldung) => {
    const antwort = await send(anders);
    expect(antwort.statusCode).toBe(422);
    expect(antwort.json().errors).toEqual([{ feld, meldung: expect.stringMatching(meldung) }]);
  });

  it('needs no plan', async () => {
    const ohne = await createTestInhalt({ 'maengel.yaml': DATEIEN['maengel.yaml'] });
    await loadInhalt(api.database.db, ohne.ordner);
    await ohne.remove();
    expect((await api.app.inject('/api/maengel/plan.svg')).statusCode).toBe(404);
    expect((await requestMaengel()).plan).toBeNull();
    expect((await send({ breitengrad: '', laengengrad: '', strasse: 'Waldweg' })).statusCode).toBe(201);
    await loadInhalt(api.database.db, inhalt.ordner);
    const plan = await api.app.inject('/api/maengel/plan.svg');
    expect([plan.statusCode, plan.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(plan.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('the public list', () => {
  it('has kind, street and state, and nothing that anybody typed', async () => {
    await send();
    await send({ strasse: 'Bei Anna Groß hinterm Haus', breitengrad: '', laengengrad: '', email: '' });
    const grund = { art: 'Straßenlampe', stand: 'gemeldet', gemeldet: HEUTE, geaendert: HEUTE, mal: 1 };
    await expectListe([
      { ...grund, nummer: expect.any(Number), strasse: null, ortsteil: null, breitengrad: null, laengengrad: null },
      {
        ...grund,
        nummer: expect.any(Number),
        strasse: 'Tannenstraße',
        ortsteil: 'Schwann',
        breitengrad: 48.83,
        laengengrad: 8.51,
      },
    ]);
    const { maengel, ...angebot } = await requestMaengel();
    expect(JSON.stringify(maengel)).not.toMatch(/Groß|post\.example|"9"/);
    expect(JSON.stringify(angebot)).not.toMatch(/bauhof@/);
    expect(angebot.strassen).toEqual([
      { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann', linie: [10, 10, 20, 20] },
    ]);
  });

  it('follows the desk, and forgets what was mended after three months', async () => {
    const { referenz } = (await send()).json();
    await decide(referenz, 'uebernehmen');
    await expectListe([expect.objectContaining({ stand: 'in Arbeit' })]);
    await decide(referenz, 'freigeben');
    await expectListe([expect.objectContaining({ stand: 'behoben' })]);
    await sql`update einsendungen set geaendert = now() - interval '91 days', korrektur = '{"hausnummer":"1"}'`.execute(
      api.database.db,
    );
    await expectListe([]);
    const abgelehnt = (await send({ beschreibung: 'Quatsch' })).json();
    await expectListe([expect.objectContaining({ stand: 'gemeldet' })]);
    await decide(abgelehnt.referenz, 'ablehnen', 'Das ist keine Lampe.');
    await expectListe([]);
    expect(await requestStand(abgelehnt.id)).toMatchObject({ stand: 'abgelehnt' });
  });
});

describe('the same defect forty times', () => {
  it('is one thing for the desk; everybody has a link and hears once what became of it', async () => {
    const { referenz } = (await send()).json();
    const [{ nummer } = { nummer: 0 }] = (await requestMaengel()).maengel;
    const links = new Set<string>();
    for (let mal = 1; mal < 40; mal += 1) {
      const antwort = await send({ gleich: nummer, email: mal <= 3 ? `mit${mal % 2}@post.example` : '' });
      expect(antwort.json()).toMatchObject({ referenz });
      links.add(antwort.json().id);
    }
    expect(links.size).toBe(39);
    expect(await api.database.db.selectFrom('einsendungen').select('id').execute()).toHaveLength(1);
    await expectListe([expect.objectContaining({ nummer, mal: 40 })]);
    const amtspost = (await readMails()).filter(({ an }) => an === 'amt@musterhardt.example');
    expect(amtspost).toHaveLength(1);

    await api.database.db.deleteFrom('outbox').execute();
    await decide(referenz, 'freigeben');
    const mails = await readMails();
    expect(mails.map(({ an }) => an).sort()).toEqual(['ada@post.example', 'mit0@post.example', 'mit1@post.example']);
    for (const { text } of mails) expect(text).toContain('https://www.musterhardt.example/melden/liste/');
    expect((await send({ gleich: nummer })).json().errors[0].meldung).toMatch(/inzwischen erledigt/);
    expect((await api.app.inject(`/api/mangel/stand?token=${[...links][0]}`)).json()).toMatchObject({
      stand: 'behoben',
      mal: 40,
    });
  });
});

describe('passing it on', () => {
  it('tells the building yard everything but who sent it, and the sender whose task it is', async () => {
    const { referenz } = (await send()).json();
    const stand = await showFreigabe(api.database.db, arten, referenz, api.config, KERN, HEUTE);
    expect(stand).toMatchObject({ stelle: 'Bauhof', schritte: expect.arrayContaining(['weiterleiten', 'rueckfrage']) });
    await api.database.db.deleteFrom('outbox').execute();
    await decide(referenz, 'weiterleiten', 'Bitte noch diese Woche.');
    const [absender, bauhof] = await readMails();
    expect(absender).toMatchObject({ an: 'ada@post.example', text: expect.stringContaining('Bauhof') });
    expect(absender?.text).not.toMatch(/diese Woche|token/);
    expect(bauhof).toMatchObject({ an: 'bauhof@musterhardt.example' });
    for (const wort of ['Bitte noch diese Woche.', 'Tannenstr., Schwann', '48.83000, 8.51000', 'flackert']) {
      expect(bauhof?.text).toContain(wort);
    }
    expect(bauhof?.text).not.toContain('ada@');
    const token = /token=([\w-]{32})/.exec(bauhof?.text ?? '')?.[1] ?? '';
    expect(await requestStand(token)).toMatchObject({ stand: 'in Arbeit', mal: 1, beschreibung: meldung.beschreibung });

    await decide(referenz, 'weiterleiten', 'Ein zweites Mal.');
    expect((await readMails()).at(-1)?.text).toContain(token);
    const { verlauf } = (await showFreigabe(api.database.db, arten, referenz, api.config, KERN, HEUTE)) ?? {};
    expect(verlauf?.[0]).toMatchObject({ was: 'hat weitergeleitet', nachricht: 'An Bauhof. Bitte noch diese Woche.' });
  });

  it('asks nobody who left no address', async () => {
    const { referenz } = (await send({ email: '' })).json();
    const stand = await showFreigabe(api.database.db, arten, referenz, api.config, KERN, HEUTE);
    expect(stand?.schritte).not.toContain('rueckfrage');
    await expect(decide(referenz, 'rueckfrage', 'Welche Lampe?')).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('keine E-Mail-Adresse') }],
    });
  });
});
