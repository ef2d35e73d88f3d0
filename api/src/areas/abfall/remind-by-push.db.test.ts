import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../test/abfall.ts';
import { loadContent } from '../../../test/load-content.ts';
import { startPushService } from '../../../test/push-service.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { remindByPush } from './remind-by-push.ts';

/** The evening before a Monday with an organic waste collection in Schwann. */
const EVE = new Date('2027-02-07T17:00:00+01:00');

let api: TestApp;
let content: TestContent;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  api = await createTestApp({ PUSH_SERVICES: [service.origin], FORM_LIMIT: 1000 });
  content = await createTestContent({ 'abfall.yaml': ABFALL, 'gemeinde.yaml': GEMEINDE_WITH_ORTSTEILEN });
  await loadContent(api.database.db, content.ordner, { jetzt: new Date('2027-02-01T12:00:00+01:00') });
});
afterAll(async () => {
  await api.close();
  await service.close();
  await content.remove();
});
beforeEach(async () => {
  for (const table of ['push_nachrichten', 'push_abos'] as const) await api.database.db.deleteFrom(table).execute();
});

async function subscribe(payload: object) {
  const { subscription } = service.logIn();
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/push/abo',
    payload: { subscription, ...payload },
  });
  return { status: statusCode, endpoint: subscription.endpoint, body: JSON.parse(body) };
}
const remind = async (now = EVE) => {
  let count = 0;
  while (await remindByPush(api.database.db, api.config, now)) count += 1;
  return count;
};
const readSent = () =>
  api.database.db
    .selectFrom('push_sendungen as s')
    .innerJoin('push_nachrichten as n', 'n.id', 's.nachricht_id')
    .innerJoin('push_abos as a', 'a.kennung', 's.abo')
    .select(['a.endpunkt', 'n.titel', 'n.text', 'n.link'])
    .execute();

it('reminds the browsers of a street once on the evening before', async () => {
  const { endpoint } = await subscribe({ tags: ['Abfuhr'], strasse: 'schwann-tannenstrasse' });
  await subscribe({ tags: ['Aktuelles'], strasse: 'schwann-tannenstrasse' });
  await subscribe({ tags: ['Abfuhr'], strasse: 'schwann-am-hang' });
  expect(await remind(new Date('2027-02-07T16:59:00+01:00'))).toBe(0);
  await remind();
  expect((await readSent()).filter(({ text }) => text.startsWith('Tannenstraße'))).toEqual([
    {
      endpunkt: endpoint,
      titel: 'Morgen wird abgeholt: Bioabfall',
      text: 'Tannenstraße, Schwann',
      link: '/abfalltermine/?strasse=schwann-tannenstrasse',
    },
  ]);
  expect(await remind()).toBe(0);
});

it('keeps the street only with its topic, and forgets it with that', async () => {
  const readStreets = async () =>
    (await api.database.db.selectFrom('push_abos').select('strasse').execute()).map(({ strasse }) => strasse);
  const { endpoint } = await subscribe({ tags: ['Abfuhr', 'Aktuelles'], strasse: 'schwann-tannenstrasse' });
  expect(await readStreets()).toEqual(['schwann-tannenstrasse']);
  const payload = { endpoint, tags: ['Aktuelles'], strasse: 'schwann-tannenstrasse' };
  await api.app.inject({ method: 'PUT', url: '/api/push/abo', payload });
  expect(await readStreets()).toEqual([null]);
  expect(await remind()).toBe(0);
});

it('asks for the street of the topic', async () => {
  const { status, body } = await subscribe({ tags: ['Abfuhr'] });
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ feld: 'strasse', meldung: 'Bitte wählen Sie zuerst Ihre Straße.' }]);
});
