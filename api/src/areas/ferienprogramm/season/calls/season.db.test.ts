import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildRegistration, buildVeranstaltung, inDays } from '../../../../../test/holiday.ts';
import { logInTestAccount } from '../../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { setProgram } from '../../../../../test/test-ferienprogramm.ts';
import { createContentRepository } from '../../../../core/entries/content-repository.ts';
import { createOrganiserRepository } from '../../organisers/organiser-repository.ts';
import { createHolidayAdministrationRepository } from '../../program/holiday-administration-repository.ts';

const PATH = '/api/intranet/ferienprogramm';
const MONDAY = '2025-08-04';
const complete = { text: '<p>Text</p>', veranstaltungsort: 'Backhaus', teilnehmer_max: 4 };
const past = [
  buildVeranstaltung({ id: 1, ...complete, datum_von: `${MONDAY}T09:00`, datum_bis: `${MONDAY}T12:00` }),
  buildVeranstaltung({ id: 2, datum_von: '2025-08-13', datum_bis: '2025-08-15', fragen: ['notfall'] } as never),
  buildVeranstaltung({ id: 3, datum_von: '2025-08-06', datum_bis: '2025-08-06' }),
];

let api: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await createTestApp({ FORM_LIMIT: 1000 });
  await createContentRepository(api.database.db).setStand('test', inDays(0));
  const person = { art: 'intern' as const, vorname: 'R', nachname: 'Test', rollen: ['redaktion' as const] };
  headers = (await logInTestAccount(api.database, person)).headers;
});
afterAll(() => api.close());

const show = async () => (await api.app.inject({ url: `${PATH}/saison`, headers })).json();
const run = (payload: object) => api.app.inject({ method: 'POST', url: `${PATH}/saison`, headers, payload });
const listEvents = async () => (await api.app.inject({ url: PATH, headers })).json().data;

beforeEach(async () => {
  await api.database.db.deleteFrom('konfiguration').where('schluessel', '=', 'ferienanmeldung').execute();
  await setProgram(api.database.db, past, { anmeldung_von: '2025-06-01', anmeldung_bis: '2025-06-30' });
});

it('copies the last season as drafts in the same weeks and on the same weekdays, without bookings', async () => {
  await createHolidayAdministrationRepository(api.database.db).cancel(3, 'Krank');
  await createOrganiserRepository(api.database.db).add(1, 'Töpferverein', 'toepfern@beispiel.example');
  const before = await show();
  expect(before.letzte).toEqual({
    jahr: 2025,
    angebote: [
      {
        id: 1,
        titel: 'Angebot 1',
        bisher: '04.08.2025, 09:00 Uhr bis 12:00 Uhr',
        neu: '03.08.2026, 09:00 Uhr bis 12:00 Uhr',
      },
      { id: 2, titel: 'Angebot 2', bisher: '13.08.2025 bis 15.08.2025', neu: '12.08.2026 bis 14.08.2026' },
    ],
    uebernommen: 0,
    anmeldung: '31.05.2026 bis 29.06.2026',
  });
  expect(before.fehlt.map(({ satz: sentence }: { satz: string }) => sentence)).toContain(
    'Die Anmeldung endete am 30.06.2025.',
  );
  const done = await run({ vorgang: 'uebernehmen', jahr: 2025, angebote: [1, 2], anmeldezeit: 'on' });
  expect([done.statusCode, done.json().referenz]).toEqual([
    201,
    '2 Angebote aus 2025 sind als Entwurf für 2026 übernommen.',
  ]);
  expect(await listEvents()).toMatchObject([
    { id: 1 },
    { id: 3, stand: 'abgesagt' },
    { id: 2 },
    { titel: 'Angebot 1', stand: 'entwurf', termin: '03.08.2026, 09:00 Uhr bis 12:00 Uhr', belegt: 0 },
    { titel: 'Angebot 2', stand: 'entwurf', termin: '12.08.2026 bis 14.08.2026' },
  ]);
  const after = await show();
  expect(after.letzte).toMatchObject({ angebote: [], uebernommen: 2, anmeldung: null });
  expect(after.gruppen[1].zeilen[0].wert).toBe('31.05.2026 bis 29.06.2026, heute geschlossen');
  const [draft] = after.entwuerfe;
  const { betreuung } = (await api.app.inject({ url: `${PATH}/${draft.id}`, headers })).json();
  expect(betreuung.veranstalter).toMatchObject([{ name: 'Töpferverein' }]);
});

it('leads to the texts of its own mails, to the settings and to a new event, each with the way back', async () => {
  const links: { href: string }[] = (await show()).gruppen.flatMap(({ weiter: next }: { weiter: object[] }) => next);
  const forms = links.map(({ href }) => href).filter((href) => href.startsWith('/intranet/redaktion/'));
  const back = 'von=%2Fintranet%2Fferienprogramm%2Fsaison%2F';
  expect(forms).toEqual([
    `/intranet/redaktion/inhalt-ferienveranstaltung/?${back}`,
    `/intranet/redaktion/inhalt-ferienoptionen/?${back}`,
    `/intranet/redaktion/inhalt-mailtexte-ferien-buchung/?${back}`,
    `/intranet/redaktion/inhalt-mailtexte-ferien-warteliste/?${back}`,
    `/intranet/redaktion/inhalt-mailtexte-ferien-veranstalter/?${back}`,
  ]);
});

it('copies nothing twice, and nothing from a page that is out of date', async () => {
  expect((await run({ vorgang: 'uebernehmen', jahr: 2025, angebote: '1' })).statusCode).toBe(201);
  expect((await run({ vorgang: 'uebernehmen', jahr: 2025, angebote: ['1', '2'] })).statusCode).toBe(409);
  expect((await run({ vorgang: 'uebernehmen', jahr: 2024, angebote: ['2'] })).statusCode).toBe(409);
  expect((await run({ vorgang: 'uebernehmen', jahr: 2025 })).json().errors).toMatchObject([{ feld: 'angebote' }]);
  expect(await listEvents()).toHaveLength(4);
});

it('says how full the events to come are', async () => {
  await setProgram(api.database.db, [
    buildVeranstaltung({ id: 1, vorab_reserviert: 4 }),
    buildVeranstaltung({ id: 2 }),
    buildVeranstaltung({ id: 3, teilnehmer_max: 999, vorab_reserviert: 7 }),
    buildVeranstaltung({ id: 4, aktiv: false }),
  ]);
  const [places] = (await show()).gruppen;
  expect(places.zeilen.map(({ titel: name, wert: value }: { titel: string; wert: string }) => [name, value])).toEqual([
    ['Vergeben', '4 von 8 Plätzen'],
    ['Voll', '1 Angebot'],
    ['Noch niemand', '1 Angebot'],
    ['Auf Wartelisten', '0 Kinder'],
  ]);
});

it('is named after the year of its events, which the registration may open in the year before', async () => {
  const termin = { datum_von: '2124-08-01', datum_bis: '2124-08-01' };
  await setProgram(api.database.db, [buildVeranstaltung({ id: 1, ...termin })]);
  const { jahr: year, gruppen: groups } = await show();
  expect(year).toBe(2124);
  const values = groups[2].zeilen.map(({ titel: name, wert: value }: { titel: string; wert: string }) => [name, value]);
  expect(values).toContainEqual(['Rabatte', 'keine']);
});

it('before its first day the season ahead can be copied', async () => {
  await setProgram(api.database.db, [buildVeranstaltung({ id: 1 })]);
  const { letzte: last } = await show();
  expect(last).toMatchObject({ jahr: Number(inDays(21).slice(0, 4)), angebote: [{ id: 1 }], anmeldung: null });
});

it('publishes complete drafts together; an incomplete one is named and stops all', async () => {
  const ahead = { datum_von: inDays(400), datum_bis: inDays(400), entwurf: true, aktiv: false, eigen: true };
  await api.database.db.updateTable('ferien_veranstaltungen').set(ahead).execute();
  const { entwuerfe: drafts } = await show();
  const lacking = { fehlt: expect.stringContaining('Beschreibung') };
  expect(drafts).toMatchObject([{ fehlt: '' }, lacking, lacking]);
  const refused = await run({ vorgang: 'veroeffentlichen', angebote: [1, 2] });
  expect(refused.json().errors).toEqual([
    { feld: 'angebote', meldung: expect.stringMatching(/^„Angebot 2“: Bitte beschreiben/) },
  ]);
  expect((await run({ vorgang: 'veroeffentlichen', angebote: [1] })).json().referenz).toBe(
    '1 Angebot steht jetzt im Ferienprogramm.',
  );
  expect((await listEvents()).map(({ stand: state }: { stand: string }) => state)).toEqual([
    'leer',
    'entwurf',
    'entwurf',
  ]);
  expect((await run({ vorgang: 'veroeffentlichen', angebote: [1] })).statusCode).toBe(409);
});

it('copied drafts can be booked only after their publication', async () => {
  await run({ vorgang: 'uebernehmen', jahr: 2025, angebote: [1] });
  const [{ id }] = (await show()).entwuerfe;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/ferienprogramm/anmeldung',
    payload: buildRegistration({ Zoë: [id] }),
  });
  expect(answer.statusCode).toBe(409);
});
