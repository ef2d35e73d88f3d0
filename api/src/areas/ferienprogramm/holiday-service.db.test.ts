import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { setProgram } from '../../../test/test-ferienprogramm.ts';
import { createHolidayService } from './holiday-service.ts';

const BEFORE = { anmeldung_von: '2025-06-01', anmeldung_bis: '2025-06-30' };
const AFTER = { anmeldung_von: '2025-06-01', anmeldung_bis: '2025-07-15' };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('shows staff their change before the content version follows, and families one season per version', async () => {
  let changeVersion = () => {};
  const onChange = (listener: (version: string) => void) => {
    changeVersion = () => listener('next');
    return () => {};
  };
  const service = createHolidayService(api.database, { onChange }, api.config);
  await setProgram(api.database.db, [], BEFORE);
  expect((await service.readSaison()).optionen).toMatchObject(BEFORE);
  await setProgram(api.database.db, [], AFTER);
  expect(await service.readSettings()).toMatchObject(AFTER);
  expect((await service.readSaison()).optionen).toMatchObject(BEFORE);
  changeVersion();
  expect((await service.readSaison()).optionen).toMatchObject(AFTER);
});
