import { routeSchema } from '@gm/shared/schemas/seite';
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

it('thanks an address a few times an hour and stores whatever comes beyond', async () => {
  const api = await createTestApp({ EINGANGSMAILS_JE_STUNDE: 2 });
  const ohne: unknown[] = [];
  for (const [nummer, email] of [
    'eva@post.example',
    'Eva@post.example',
    'eva@post.example',
    'ada@post.example',
  ].entries()) {
    const payload = { ...nachricht, email, nachricht: `Das ist die Nachricht ${nummer}.` };
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/kontakt',
        payload,
        headers: { 'idempotency-key': `nachricht-nummer-${nummer}` },
      });
    const antwort = await send();
    expect(antwort.statusCode).toBe(201);
    ohne.push(antwort.json().ohneBestaetigung);
    expect((await send()).json()).toEqual(antwort.json());
  }
  // Only who gets none is told so, a second time as the first.
  expect(ohne).toEqual([undefined, undefined, true, undefined]);
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

it('goes to the office an editor named at the block of that page, never to one a browser names', async () => {
  const stelleSeite = (pfad: string, empfaenger: string) => {
    const blocks = [{ template: 'kontakt', options: { empfaenger } }];
    const antwort = JSON.stringify(routeSchema.parse({ title: 'Standesamt', blocks }));
    return api.database.db.insertInto('seiten').values({ pfad, antwort, geaendert: '2026-01-01' }).execute();
  };
  await stelleSeite('/standesamt/', 'standesamt@musterhardt.example');
  await stelleSeite('/verschrieben/', 'standesamt');
  await api.database.db.deleteFrom('outbox').execute();
  for (const [nummer, route] of ['/standesamt/', '/verschrieben/', '/gibt-es-nicht/', 'standesamt'].entries()) {
    const words = { ...nachricht, nachricht: `Nachricht Nummer ${nummer}.`, route, empfaenger: 'x@fremd.example' };
    expect((await sende(words)).statusCode).toBe(201);
  }
  const mails = await api.database.db.selectFrom('outbox').select('an').orderBy('id').execute();
  expect(mails.map(({ an }) => an).filter((an) => an !== nachricht.email)).toEqual([
    'standesamt@musterhardt.example',
    'amt@musterhardt.example',
    'amt@musterhardt.example',
    'amt@musterhardt.example',
  ]);
});
