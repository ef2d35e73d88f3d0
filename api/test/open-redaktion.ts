import { afterAll, beforeAll } from 'vitest';
import { logInAll } from './anmelden.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

/** The editors' calls. */
export const API = '/api/intranet/redaktion';

/** Replies are kept until the new content version has made its round. */
export const bald = { timeout: 20_000 };

/** The api with the example content for the tests of a file, and the header of each kind of account. */
export function openRedaktion() {
  let api: TestApp;
  let kopf: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
    kopf = await logInAll(api.database);
  }, 60_000);
  afterAll(() => api.close());
  return { api: () => api, kopf: (wer = 'redaktion') => kopf[wer] ?? {} };
}
