import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIGURES } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import type { ReleaseDecision } from '@gm/shared/schemas/desk/release-decision';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildRegistration, buildVeranstaltung, inDays } from '../../../../test/holiday.ts';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, readRequest, setProgram } from '../../../../test/test-ferienprogramm.ts';
import { BASE_DETAILS, fillVeranstaltungsData, SUGGESTION } from '../../../../test/veranstaltungen.ts';
import { AREAS } from '../../../areas.ts';
import { createDecision } from '../../../core/desk/decide.ts';
import { createReleaseKinds } from '../../../core/desk/release-kind.ts';
import { showRelease } from '../../../core/desk/show-release.ts';
import { createReleaseSurroundings } from '../../../core/editor/entries/create-release-surroundings.ts';
import { createPublications } from '../../../core/editor/store/publication.ts';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import { carryOut } from '../../../core/forms/carry-out.ts';
import { openFiles } from '../../../core/platform/files/open-files.ts';
import type { Actor } from '../../../core/services/accounts/sessions/actor.ts';
import { deleteOldBookings } from '../administration/delete-old-bookings.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';

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
const CORE = { konto: 1, name: 'Sabine Kern' };
const DAY = inDays(40);
const suggestion = {
  ...SUGGESTION,
  titel: 'Drachen bauen',
  datum_von: DAY,
  datum_bis: DAY,
  zeit_von: '09:00',
  zeit_bis: '12:00',
  mitbringen: 'Schere',
  bildtext: 'Ein Drachen',
};
const content = [buildVeranstaltung({ id: 1 })];

let api: TestApp;
let folder: string;
let headers: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entwurf-'));
  api = await createTestApp({ FORM_LIMIT: 1000, DATA_DIR: folder });
  await fillVeranstaltungsData(api.database);
  await createContentRepository(api.database.db).setStand('test', inDays(0));
  const person = { art: 'intern' as const, vorname: 'R', nachname: 'Test', rollen: ['redaktion' as const] };
  headers = (await logInTestAccount(api.database, person)).headers;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => setProgram(api.database.db, content));

let count = 0;
async function sendSuggestion(fields: Record<string, string> = {}, withImage = false): Promise<string> {
  count += 1;
  const image = withImage ? { bytes: await drawPng().toBuffer(), type: 'image/png' } : undefined;
  const form = await codeMultipart({ ...suggestion, linktext: `Nr. ${count}`, ...fields }, image);
  const answer = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', ...form });
  expect(answer.statusCode).toBe(201);
  return answer.json().referenz;
}
const show = async (reference: string) =>
  (await showRelease(api.database.db, kinds, reference, api.config, CORE, inDays(0))) ?? expect.fail('gone');
async function decide(reference: string, was: ReleaseDecision['was'], more: object = {}): Promise<void> {
  const { version } = await show(reference);
  const input = { referenz: reference, was, nachricht: '', route: '', firma: '', version, ...more } as ReleaseDecision;
  await carryOut(api.database.db, createDecision(api.config, services, CORE), input);
}
const fetch = async (url: string, head: Record<string, string> = {}) => api.app.inject({ url, headers: head });
const administration = async (id: number | '' = '') =>
  (await fetch(`/api/intranet/ferienprogramm/${id}`.replace(/\/$/, ''), headers)).json();
const findDraft = async () =>
  (await administration()).data.find(({ stand: state }: { stand: string }) => state === 'entwurf') as
    | { id: number }
    | undefined;
const write = (payload: object, head = headers) =>
  api.app.inject({ method: 'POST', url: '/api/intranet/ferienprogramm/entwurf', payload, headers: head });
const book = (id: number) =>
  api.app.inject({
    method: 'POST',
    url: '/api/ferienprogramm/anmeldung',
    payload: {
      ...buildRegistration({ Eva: [id] }),
      kosten: { veranstaltungen: 12.5, gebuehren: 3.5, gesamt: 16 },
    },
  });
const isPublic = async (id: number) => ({
  programm: (await fetch('/api/ferienprogramm/programm?rubrik=24'))
    .json()
    .some((event: { id: number }) => event.id === id),
  event: (await fetch(`/api/ferienprogramm/programm/${id}`)).statusCode,
  seite: (await fetch(`/api/cms/route?url=/kinderferienprogramm/${id}/`)).statusCode,
  verzeichnis: JSON.stringify((await fetch('/api/cms/verzeichnis')).json()).includes(`/kinderferienprogramm/${id}/`),
  suche: (await fetch('/api/cms/suche?q=Drachen')).json().data.length,
});
const NIRGENDS = { programm: false, event: 404, seite: 404, verzeichnis: false, suche: 0 };

it('an accepted suggestion becomes a draft visible only to staff, which can be booked once completed and published', async () => {
  const reference = await sendSuggestion({}, true);
  await decide(reference, 'freigeben', { neu_veranstaltungsort: 'Backhaus' });
  const { id } = (await findDraft()) ?? expect.fail('no draft');
  const event = await administration(id);
  const values = {
    titel: 'Drachen bauen',
    text: `<p>${BASE_DETAILS.text}</p>`,
    zeit_von: '09:00',
    zeit_bis: '12:00',
    veranstalter: BASE_DETAILS.veranstalter,
    veranstaltungsort: 'Backhaus',
    ...FIGURES,
    mitbringen: 'Schere',
  };
  expect(event).toMatchObject({ stand: 'entwurf', entwurf: { werte: values, bild: { alt: 'Ein Drachen' } } });
  expect(await show(reference)).toMatchObject({
    weiter: { href: `/intranet/ferienprogramm/${id}/`, text: 'Entwurf ergänzen und veröffentlichen' },
  });
  expect(await isPublic(id)).toEqual(NIRGENDS);
  expect((await book(id)).statusCode).toBe(409);

  // The values shown in the form are the input of the call.
  const form = { ...event.entwurf.werte, id: String(id) };
  expect((await write({ ...form, was: 'speichern', einleitung: 'Wer fliegt am höchsten?' })).statusCode).toBe(201);
  expect((await administration(id)).entwurf.werte).toEqual({
    ...event.entwurf.werte,
    einleitung: 'Wer fliegt am höchsten?',
  });
  expect(await isPublic(id)).toEqual(NIRGENDS);
  const fresh = { ...form, einleitung: 'Wer fliegt am höchsten?', teilnehmer_max: '15' };
  expect((await write({ ...fresh, was: 'veroeffentlichen' })).statusCode).toBe(201);
  await expect
    .poll(() => isPublic(id))
    .toEqual({ programm: true, event: 200, seite: 200, verzeichnis: true, suche: 1 });
  expect((await book(id)).statusCode).toBe(201);
  expect((await confirm(api, await readRequest(api))).status).toBe(200);
  expect(await administration(id)).toMatchObject({ stand: 'offen', entwurf: null, teilnehmer: 1, teilnehmer_max: 15 });

  // Neither loading content nor the desk removes it.
  await createFerienprogrammRepository(api.database.db).replace(content);
  await createContentRepository(api.database.db).removeBilder([]);
  await decide(reference, 'oeffnen');
  await decide(reference, 'freigeben');
  expect((await administration()).data).toHaveLength(2);
  const [line] = (await fetch(`/api/ferienprogramm/programm/${id}`)).json();
  expect(line).toMatchObject({
    titel: 'Drachen bauen',
    preis: 12.5,
    teilnehmer_max: 15,
    bild: { alt: 'Ein Drachen' },
  });
  expect((await write({ ...fresh, was: 'verwerfen' })).statusCode).toBe(404);
  const more = { id, was: 'plaetze', teilnehmer_max: 30 };
  const change = { method: 'POST' as const, url: '/api/intranet/ferienprogramm/aenderung', payload: more, headers };
  expect((await api.app.inject(change)).statusCode).toBe(201);
  await createFerienprogrammRepository(api.database.db).replace(content);
  expect(await administration(id)).toMatchObject({ teilnehmer_max: 30, stand: 'offen' });

  // Unlike events of the content it does not return next season, and only a link of a family still finds its dates.
  const past = { datum_von: inDays(-100), datum_bis: inDays(-91) };
  await api.database.db.updateTable('ferien_veranstaltungen').set(past).execute();
  await deleteOldBookings(api.database.db, 90);
  expect((await administration()).data).toMatchObject([{ id: 1 }]);
  await expect.poll(() => isPublic(id)).toEqual({ ...NIRGENDS, event: 200 });
  // It stays as a pattern for the next season, for two years.
  const { letzte: last } = (await fetch('/api/intranet/ferienprogramm/saison', headers)).json();
  expect(last.angebote).toContainEqual(expect.objectContaining({ id, titel: 'Drachen bauen' }));
  const older = { datum_von: inDays(-740), datum_bis: inDays(-740), aktiv: true };
  await api.database.db.updateTable('ferien_veranstaltungen').set(older).where('id', '=', id).execute();
  await deleteOldBookings(api.database.db, 90);
  const rest = await api.database.db.selectFrom('ferien_veranstaltungen').select('id').execute();
  expect(rest).toEqual([{ id: 1 }]);
});

it('a draft survives loading content, can be discarded, and is deleted when the desk reopens the suggestion', async () => {
  const reference = await sendSuggestion();
  await decide(reference, 'freigeben');
  await createFerienprogrammRepository(api.database.db).replace(content);
  const { id } = (await findDraft()) ?? expect.fail('no draft');
  await decide(reference, 'oeffnen');
  expect(await findDraft()).toBeUndefined();
  await decide(reference, 'freigeben');
  const second = (await findDraft()) ?? expect.fail('no draft');
  expect(second.id).not.toBe(id);
  const { werte: values } = (await administration(second.id)).entwurf;
  const stays = await write({ ...values, id: second.id, was: 'speichern' });
  expect(stays.json()).toEqual({ id: second.id, referenz: String(second.id) });
  const works = await write({ ...values, id: second.id, was: 'verwerfen' });
  // Its page is gone, so the redirect without JavaScript must lead elsewhere.
  expect([works.statusCode, works.json().weiter]).toEqual([201, '/intranet/ferienprogramm/']);
  expect(await findDraft()).toBeUndefined();
  expect(await show(reference)).toMatchObject({ weiter: null });
});

it.each([
  [{ zeit_von: '00:00', zeit_bis: '00:00' }, [DAY, DAY, false]],
  [{ zeit_von: '20:00', zeit_bis: '00:00' }, [`${DAY}T20:00`, `${inDays(41)}T00:00`, false]],
  [{ datum_bis: inDays(42) }, [`${DAY}T09:00`, `${inDays(42)}T12:00`, true]],
  [{ datum_bis: inDays(41), zeit_von: '20:00', zeit_bis: '08:00' }, [`${DAY}T20:00`, `${inDays(41)}T08:00`, false]],
])('times of a suggestion: %j', async (fields, [datum_von, datum_bis, daily]) => {
  await decide(await sendSuggestion(fields as Record<string, string>), 'freigeben');
  const line = await api.database.db
    .selectFrom('ferien_veranstaltungen')
    .select(['datum_von', 'datum_bis', 'taeglich'])
    .where('entwurf', '=', true)
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ datum_von, datum_bis, taeglich: daily });
});

it('the listed organiser is linked, and fields missing for publication are reported', async () => {
  await decide(await sendSuggestion({ veranstalter: '', veranstalter_brancheneintrag_zuordnung: '1' }), 'freigeben');
  const { id } = (await findDraft()) ?? expect.fail('no draft');
  const { entwurf: draft } = await administration(id);
  expect(draft.eintrag).toBe('Turnverein');
  const form = { ...draft.werte, id, was: 'veroeffentlichen' };
  const cases: [object, string[]][] = [
    [{ text: '', veranstaltungsort: '' }, ['text', 'veranstaltungsort']],
    [{ datum_von: inDays(-1), datum_bis: inDays(-1) }, ['datum_von']],
    [{ datum_bis: inDays(39) }, ['datum_bis']],
    [{ zeit_bis: '' }, ['zeit_bis']],
    [{ zeit_bis: '08:00' }, ['zeit_bis']],
    [{ alter_max: 3, teilnehmer_max: 0 }, ['alter_max', 'teilnehmer_max']],
    [{ preis: 'viel' }, ['preis']],
    [{ datum_von: '99.99.2026' }, ['datum_von']],
  ];
  for (const [wrong, fields] of cases) {
    const answer = await write({ ...form, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect([...new Set(answer.json().errors.map(({ feld: field }: { feld: string }) => field))].sort()).toEqual(fields);
  }
  expect((await write(form, {})).statusCode).toBe(401);
  expect((await write(form)).statusCode).toBe(201);
  const page = (await fetch(`/api/cms/route?url=/kinderferienprogramm/${id}/`)).json();
  expect(page.blocks[0].context.brancheneintrag_veranstalter).toMatchObject({ titel: 'Turnverein' });
});
