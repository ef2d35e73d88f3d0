import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildKind, buildRegistration, buildVeranstaltung, contact, inDays } from '../../../../../test/holiday.ts';
import { logInTestAccount } from '../../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { confirm, confirmWaiting, readRequest, setProgram } from '../../../../../test/test-ferienprogramm.ts';
import { createContentRepository } from '../../../../core/entries/content-repository.ts';

const PATH = '/api/intranet/ferienprogramm';
const program = [
  buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
  buildVeranstaltung({ id: 2 }),
  buildVeranstaltung({ id: 3 }),
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

const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const show = async (url: string) => (await api.app.inject({ url: `${PATH}${url}`, headers })).json();
const write = (payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `${PATH}/nachricht`,
    headers,
    payload: { vorgang: 'nachricht', betreff: 'Treffpunkt', text: 'Am Brunnen.', beleg: randomUUID(), ...payload },
  });
const mails = () => api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id').execute();

beforeEach(async () => {
  await setProgram(api.database.db, program);
  const book = async (email: string, wishes: Record<string, number[]>) => {
    const registration = buildRegistration(wishes, { kontakt: { ...contact, email } });
    expect((await post('/api/ferienprogramm/anmeldung', registration)).statusCode).toBe(201);
    expect((await confirm(api, await readRequest(api, email))).status).toBe(200);
  };
  await book('eins@beispiel.example', { Zoë: [1, 2], Tim: [1] });
  await book('zwei@beispiel.example', { Ole: [2] });
  const waiting = { veranstaltung: 1, kontakt: contact, kinder: [buildKind('Mia')], gemeinsam: true, firma: '' };
  expect((await post('/api/ferienprogramm/warteliste', waiting)).statusCode).toBe(201);
  await confirmWaiting(api);
  await api.database.db.deleteFrom('outbox').execute();
});

it('shows who an event and the season reach', async () => {
  expect(await show('/1/nachricht')).toMatchObject({ event: { id: 1 }, familien: 1, wartende: 1 });
  expect(await show('/nachricht')).toMatchObject({ event: null, familien: 2, wartende: 0 });
  expect((await api.app.inject({ url: `${PATH}/99/nachricht`, headers })).statusCode).toBe(404);
});

it('without confirmation it names the number of receivers and sends nothing', async () => {
  const { errors } = (await write({})).json();
  expect(errors).toEqual([
    { feld: 'bestaetigt', meldung: expect.stringContaining('2 Familien bekommen diese E-Mail.') },
  ]);
  expect((await write({ id: 1, wartende: 'on' })).json().errors[0].meldung).toContain('2 Familien bekommen');
  expect((await write({ id: 3 })).json().errors).toMatchObject([{ feld: 'text' }]);
  expect(await mails()).toEqual([]);
});

it('every family of the season gets one mail with its children, once per form', async () => {
  const message = { bestaetigt: 'on', beleg: randomUUID() };
  const { vorschau: preview } = await show('/nachricht');
  expect(preview.vor, 'the subject is not repeated').toBe('');
  expect((await write(message)).json().referenz).toBe('Die Nachricht ist an 2 Familien unterwegs.');
  await write(message);
  const letters = await mails();
  expect(letters).toMatchObject([
    { an: 'eins@beispiel.example', betreff: 'Kinderferienprogramm: Treffpunkt' },
    { an: 'zwei@beispiel.example' },
  ]);
  expect(letters[0]?.text).toMatch(/Für:\s+(Zoë, Tim|Tim, Zoë)/);
  expect(letters[0]?.text).toContain(`Am Brunnen.\n\n${preview.nach.split('(Vornamen')[0]}`);
});

it('a message to an event reaches its families and, if asked for, those waiting; the log says so', async () => {
  expect((await write({ id: 1, bestaetigt: 'on', wartende: 'on' })).statusCode).toBe(201);
  expect((await mails()).map(({ an }) => an)).toEqual(['eins@beispiel.example', contact.email]);
  const { betreuung } = await show('/1');
  expect(betreuung.protokoll[0].was).toBe('Nachricht an 2 Familien: Treffpunkt');
});
