import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const nachricht = {
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
const sende = (payload: object) => api.app.inject({ method: 'POST', url: '/api/kontakt', payload });

it('keeps a message, thanks without repeating its words, and passes it on', async () => {
  const antwort = await sende(nachricht);
  expect(antwort.statusCode).toBe(201);
  expect(antwort.json().referenz).toMatch(/^KO-\d{4}-0001$/);
  const mails = await api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
  expect(mails.map(({ an }) => an)).toEqual(['ada@post.example', 'amt@musterhardt.example']);
  expect(mails[0]?.text).not.toContain('Laterne');
  expect(mails[1]?.text).toContain('Die Laterne vor dem Rathaus flackert.');
});

it('names what is missing', async () => {
  const antwort = await sende({});
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors.map(({ feld }: { feld: string }) => feld)).toEqual([
    'betreff',
    'nachricht',
    'name',
    'email',
    'datenschutz',
  ]);
});
