import { routeSchema } from '@gm/shared/schemas/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createEntryRepository } from '../../../core/entries/entry-repository.ts';

const message = {
  betreff: 'Laterne',
  nachricht: 'Die Laterne vor dem Rathaus flackert.',
  name: 'Ada Lovelace',
  email: 'ada@post.example',
  telefon: '',
  datenschutz: true,
  route: '/kontakt/',
};
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ MAIL_ADMIN: 'amt@musterhardt.example' });
});
afterAll(() => api.close());
const send = (payload: object) => api.app.inject({ method: 'POST', url: '/api/kontakt', payload });

it('stores a message, acknowledges it without repeating its text, and forwards it', async () => {
  const answer = await send(message);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().referenz).toMatch(/^KO-\d{4}-0001$/);
  const mails = await api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
  expect(mails.map(({ an }) => an)).toEqual(['ada@post.example', 'amt@musterhardt.example']);
  expect(mails[0]?.text).not.toContain('Laterne');
  expect(mails[1]?.text).toContain('Die Laterne vor dem Rathaus flackert.');
});

it('limits acknowledgements per address and hour, and still stores further messages', async () => {
  const api = await createTestApp({ ACKNOWLEDGEMENTS_PER_HOUR: 2 });
  const without: unknown[] = [];
  for (const [num, email] of [
    'eva@post.example',
    'Eva@post.example',
    'eva@post.example',
    'ada@post.example',
  ].entries()) {
    const payload = { ...message, email, nachricht: `Das ist die Nachricht ${num}.` };
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/kontakt',
        payload,
        headers: { 'idempotency-key': `nachricht-nummer-${num}` },
      });
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    without.push(answer.json().ohneBestaetigung);
    expect((await send()).json()).toEqual(answer.json());
  }
  // Only the response without an acknowledgement says so; a repeated request gets the same response.
  expect(without).toEqual([undefined, undefined, true, undefined]);
  const { db } = api.database;
  const mails = await db
    .selectFrom('outbox')
    .select('an')
    .where('an', 'like', '%@post.example')
    .orderBy('id')
    .execute();
  expect(mails.map(({ an }) => an)).toEqual(['eva@post.example', 'Eva@post.example', 'ada@post.example']);
  expect(await db.selectFrom('einsendungen').select('id').execute()).toHaveLength(4);
  await api.close();
});

it('reports missing fields', async () => {
  const answer = await send({});
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map(({ feld: field }: { feld: string }) => field)).toEqual([
    'betreff',
    'nachricht',
    'name',
    'email',
    'datenschutz',
  ]);
});

it("is sent to the office configured in the page's block, never to one from the browser", async () => {
  const placePage = (path: string, recipient: string) => {
    const blocks = [{ template: 'kontakt', options: { empfaenger: recipient } }];
    const answer = JSON.stringify(routeSchema.parse({ title: 'Standesamt', blocks }));
    return api.database.db
      .insertInto('seiten')
      .values({ pfad: path, antwort: answer, geaendert: '2026-01-01' })
      .execute();
  };
  const data = { erlaubt: ['@musterhardt.example'] };
  const list = { art: 'mailempfaenger', schluessel: 'mailempfaenger', datei: 'mailempfaenger.yaml', platz: 0 };
  await createEntryRepository(api.database.db).change([{ ...list, daten: data, text: null }], []);
  await placePage('/standesamt/', 'standesamt@musterhardt.example');
  await placePage('/fremd/', 'sammler@fremd.example');
  await placePage('/verschrieben/', 'standesamt');
  await api.database.db.deleteFrom('outbox').execute();
  const pages = ['/standesamt/', '/verschrieben/', '/gibt-es-nicht/', 'standesamt', '/fremd/'];
  for (const [num, route] of pages.entries()) {
    const words = { ...message, nachricht: `Nachricht Nummer ${num}.`, route, empfaenger: 'x@fremd.example' };
    expect((await send(words)).statusCode).toBe(201);
  }
  const mails = await api.database.db.selectFrom('outbox').select('an').orderBy('id').execute();
  expect(mails.map(({ an }) => an).filter((an) => an !== message.email)).toEqual([
    'standesamt@musterhardt.example',
    'amt@musterhardt.example',
    'amt@musterhardt.example',
    'amt@musterhardt.example',
    'amt@musterhardt.example',
  ]);
});
