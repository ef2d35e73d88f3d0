import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ZAHLEN } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import type { Entscheidung } from '@gm/shared/schemas/freigabe-entscheidung';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInTestkonto } from '../../../test/anmelden.ts';
import { buildAnmeldung, buildVeranstaltung, inTagen } from '../../../test/ferien.ts';
import { codeMultipart, drawPng } from '../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { confirm, readBitte, setProgramm } from '../../../test/test-ferienprogramm.ts';
import { fillVeranstaltungsdaten, GRUNDANGABEN, VORSCHLAG } from '../../../test/veranstaltungen.ts';
import { BEREICHE } from '../../bereiche.ts';
import { carryOut } from '../../kern/formulare/carry-out.ts';
import { createEntscheidung } from '../../kern/freigaben/decide.ts';
import { createFreigabearten } from '../../kern/freigaben/freigabeart.ts';
import { showFreigabe } from '../../kern/freigaben/show-freigabe.ts';
import { createInhaltRepository } from '../../kern/inhalt/inhalt-repository.ts';
import { createPublikationen } from '../../kern/redaktion/publikation.ts';
import { deleteOldBuchungen } from './delete-old-buchungen.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';

const arten = createFreigabearten(BEREICHE);
const dienste = { freigabearten: arten, bereiche: BEREICHE, publikationen: createPublikationen() };
const KERN = { konto: 1, name: 'Sabine Kern' };
const TAG = inTagen(40);
const vorschlag = {
  ...VORSCHLAG,
  titel: 'Drachen bauen',
  datum_von: TAG,
  datum_bis: TAG,
  zeit_von: '09:00',
  zeit_bis: '12:00',
  mitbringen: 'Schere',
  bildtext: 'Ein Drachen',
};
const inhalt = [buildVeranstaltung({ id: 1 })];

let api: TestApp;
let ordner: string;
let headers: Record<string, string>;
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'entwurf-'));
  api = await createTestApp({ FORMULAR_LIMIT: 1000, DATA_DIR: ordner });
  await fillVeranstaltungsdaten(api.database);
  await createInhaltRepository(api.database.db).setStand('test', inTagen(0));
  const person = { art: 'intern' as const, vorname: 'R', nachname: 'Test', rollen: ['redaktion' as const] };
  headers = (await logInTestkonto(api.database, person)).headers;
});
afterAll(async () => {
  await api.close();
  await rm(ordner, { recursive: true, force: true });
});
beforeEach(() => setProgramm(api.database.db, inhalt));

let anzahl = 0;
async function sendVorschlag(felder: Record<string, string> = {}, mitBild = false): Promise<string> {
  anzahl += 1;
  const bild = mitBild ? { bytes: await drawPng().toBuffer(), type: 'image/png' } : undefined;
  const form = await codeMultipart({ ...vorschlag, linktext: `Nr. ${anzahl}`, ...felder }, bild);
  const antwort = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', ...form });
  expect(antwort.statusCode).toBe(201);
  return antwort.json().referenz;
}
const show = async (referenz: string) =>
  (await showFreigabe(api.database.db, arten, referenz, api.config, KERN, inTagen(0))) ?? expect.fail('gone');
async function decide(referenz: string, was: Entscheidung['was'], mehr: object = {}): Promise<void> {
  const { version } = await show(referenz);
  const eingabe = { referenz, was, nachricht: '', route: '', firma: '', version, ...mehr } as Entscheidung;
  await carryOut(api.database.db, createEntscheidung(api.config, dienste, KERN), eingabe);
}
const fetch = async (url: string, kopf: Record<string, string> = {}) => api.app.inject({ url, headers: kopf });
const verwaltung = async (id: number | '' = '') =>
  (await fetch(`/api/intranet/ferienprogramm/${id}`.replace(/\/$/, ''), headers)).json();
const findEntwurf = async () =>
  (await verwaltung()).data.find(({ stand }: { stand: string }) => stand === 'entwurf') as { id: number } | undefined;
const write = (payload: object, kopf = headers) =>
  api.app.inject({ method: 'POST', url: '/api/intranet/ferienprogramm/entwurf', payload, headers: kopf });
const book = (id: number) =>
  api.app.inject({
    method: 'POST',
    url: '/api/ferienprogramm/anmeldung',
    payload: {
      ...buildAnmeldung({ Eva: [id] }),
      kosten: { veranstaltungen: 12.5, gebuehren: 3.5, gesamt: 16 },
    },
  });
const oeffentlich = async (id: number) => ({
  programm: (await fetch('/api/ferienprogramm/programm?rubrik=24'))
    .json()
    .some((event: { id: number }) => event.id === id),
  event: (await fetch(`/api/ferienprogramm/programm/${id}`)).statusCode,
  seite: (await fetch(`/api/cms/route?url=/kinderferienprogramm/${id}/`)).statusCode,
  verzeichnis: JSON.stringify((await fetch('/api/cms/verzeichnis')).json()).includes(`/kinderferienprogramm/${id}/`),
  suche: (await fetch('/api/cms/suche?q=Drachen')).json().data.length,
});
const NIRGENDS = { programm: false, event: 404, seite: 404, verzeichnis: false, suche: 0 };

it('an accepted suggestion is a draft with its data, which nobody else sees; completed and published it can be booked', async () => {
  const referenz = await sendVorschlag({}, true);
  await decide(referenz, 'freigeben', { neu_veranstaltungsort: 'Backhaus' });
  const { id } = (await findEntwurf()) ?? expect.fail('no draft');
  const event = await verwaltung(id);
  const werte = {
    titel: 'Drachen bauen',
    text: `<p>${GRUNDANGABEN.text}</p>`,
    zeit_von: '09:00',
    zeit_bis: '12:00',
    veranstalter: GRUNDANGABEN.veranstalter,
    veranstaltungsort: 'Backhaus',
    ...ZAHLEN,
    mitbringen: 'Schere',
  };
  expect(event).toMatchObject({ stand: 'entwurf', entwurf: { werte, bild: { alt: 'Ein Drachen' } } });
  expect(await show(referenz)).toMatchObject({
    weiter: { href: `/intranet/ferienprogramm/${id}/`, text: 'Entwurf ergänzen und veröffentlichen' },
  });
  expect(await oeffentlich(id)).toEqual(NIRGENDS);
  expect((await book(id)).statusCode).toBe(409);

  // What the form shows is what the call takes.
  const formular = { ...event.entwurf.werte, id: String(id) };
  expect((await write({ ...formular, was: 'speichern', einleitung: 'Wer fliegt am höchsten?' })).statusCode).toBe(201);
  expect((await verwaltung(id)).entwurf.werte).toEqual({
    ...event.entwurf.werte,
    einleitung: 'Wer fliegt am höchsten?',
  });
  expect(await oeffentlich(id)).toEqual(NIRGENDS);
  const neu = { ...formular, einleitung: 'Wer fliegt am höchsten?', teilnehmer_max: '15' };
  expect((await write({ ...neu, was: 'veroeffentlichen' })).statusCode).toBe(201);
  await expect
    .poll(() => oeffentlich(id))
    .toEqual({ programm: true, event: 200, seite: 200, verzeichnis: true, suche: 1 });
  expect((await book(id)).statusCode).toBe(201);
  expect((await confirm(api, await readBitte(api))).status).toBe(200);
  expect(await verwaltung(id)).toMatchObject({ stand: 'offen', entwurf: null, teilnehmer: 1, teilnehmer_max: 15 });

  // Neither the content nor the desk takes it back.
  await createFerienprogrammRepository(api.database.db).replace(inhalt);
  await createInhaltRepository(api.database.db).removeBilder([]);
  await decide(referenz, 'oeffnen');
  await decide(referenz, 'freigeben');
  expect((await verwaltung()).data).toHaveLength(2);
  const [zeile] = (await fetch(`/api/ferienprogramm/programm/${id}`)).json();
  expect(zeile).toMatchObject({
    titel: 'Drachen bauen',
    preis: 12.5,
    teilnehmer_max: 15,
    bild: { alt: 'Ein Drachen' },
  });
  expect((await write({ ...neu, was: 'verwerfen' })).statusCode).toBe(404);
  const mehr = { id, was: 'plaetze', teilnehmer_max: 30 };
  const aenderung = { method: 'POST' as const, url: '/api/intranet/ferienprogramm/aenderung', payload: mehr, headers };
  expect((await api.app.inject(aenderung)).statusCode).toBe(201);
  await createFerienprogrammRepository(api.database.db).replace(inhalt);
  expect(await verwaltung(id)).toMatchObject({ teilnehmer_max: 30, stand: 'offen' });

  // It does not come again next season as those of the content do.
  const vorbei = { datum_von: inTagen(-100), datum_bis: inTagen(-91) };
  await api.database.db.updateTable('ferien_veranstaltungen').set(vorbei).execute();
  await deleteOldBuchungen(api.database.db, 90);
  expect((await verwaltung()).data).toMatchObject([{ id: 1 }]);
  await expect.poll(() => oeffentlich(id)).toEqual(NIRGENDS);
});

it('a draft outlives the loading of content, is thrown away, and goes when the desk opens the suggestion again', async () => {
  const referenz = await sendVorschlag();
  await decide(referenz, 'freigeben');
  await createFerienprogrammRepository(api.database.db).replace(inhalt);
  const { id } = (await findEntwurf()) ?? expect.fail('no draft');
  await decide(referenz, 'oeffnen');
  expect(await findEntwurf()).toBeUndefined();
  await decide(referenz, 'freigeben');
  const zweiter = (await findEntwurf()) ?? expect.fail('no draft');
  expect(zweiter.id).not.toBe(id);
  const { werte } = (await verwaltung(zweiter.id)).entwurf;
  const bleibt = await write({ ...werte, id: zweiter.id, was: 'speichern' });
  expect(bleibt.json()).toEqual({ id: zweiter.id, referenz: String(zweiter.id) });
  const geht = await write({ ...werte, id: zweiter.id, was: 'verwerfen' });
  // Its page is gone: who has no scripts must come out elsewhere.
  expect([geht.statusCode, geht.json().weiter]).toEqual([201, '/intranet/ferienprogramm/']);
  expect(await findEntwurf()).toBeUndefined();
  expect(await show(referenz)).toMatchObject({ weiter: null });
});

it.each([
  [{ zeit_von: '00:00', zeit_bis: '00:00' }, [TAG, TAG, false]],
  [{ zeit_von: '20:00', zeit_bis: '00:00' }, [`${TAG}T20:00`, `${inTagen(41)}T00:00`, false]],
  [{ datum_bis: inTagen(42) }, [`${TAG}T09:00`, `${inTagen(42)}T12:00`, true]],
  [{ datum_bis: inTagen(41), zeit_von: '20:00', zeit_bis: '08:00' }, [`${TAG}T20:00`, `${inTagen(41)}T08:00`, false]],
])('times of a suggestion: %j', async (felder, [datum_von, datum_bis, taeglich]) => {
  await decide(await sendVorschlag(felder as Record<string, string>), 'freigeben');
  const zeile = await api.database.db
    .selectFrom('ferien_veranstaltungen')
    .select(['datum_von', 'datum_bis', 'taeglich'])
    .where('entwurf', '=', true)
    .executeTakeFirstOrThrow();
  expect(zeile).toEqual({ datum_von, datum_bis, taeglich });
});

it('the organiser of the list is linked, and what is missing for publishing is said beside its field', async () => {
  await decide(await sendVorschlag({ veranstalter: '', veranstalter_brancheneintrag_zuordnung: '1' }), 'freigeben');
  const { id } = (await findEntwurf()) ?? expect.fail('no draft');
  const { entwurf } = await verwaltung(id);
  expect(entwurf.eintrag).toBe('Turnverein');
  const formular = { ...entwurf.werte, id, was: 'veroeffentlichen' };
  const faelle: [object, string[]][] = [
    [{ text: '', veranstaltungsort: '' }, ['text', 'veranstaltungsort']],
    [{ datum_von: inTagen(-1), datum_bis: inTagen(-1) }, ['datum_von']],
    [{ datum_bis: inTagen(39) }, ['datum_bis']],
    [{ zeit_bis: '' }, ['zeit_bis']],
    [{ zeit_bis: '08:00' }, ['zeit_bis']],
    [{ alter_max: 3, teilnehmer_max: 0 }, ['alter_max', 'teilnehmer_max']],
    [{ preis: 'viel' }, ['preis']],
    [{ datum_von: '99.99.2026' }, ['datum_von']],
  ];
  for (const [falsch, felder] of faelle) {
    const antwort = await write({ ...formular, ...falsch });
    expect(antwort.statusCode).toBe(422);
    expect([...new Set(antwort.json().errors.map(({ feld }: { feld: string }) => feld))].sort()).toEqual(felder);
  }
  expect((await write(formular, {})).statusCode).toBe(401);
  expect((await write(formular)).statusCode).toBe(201);
  const seite = (await fetch(`/api/cms/route?url=/kinderferienprogramm/${id}/`)).json();
  expect(seite.blocks[0].context.brancheneintrag_veranstalter).toMatchObject({ titel: 'Turnverein' });
});
