import { afterAll, beforeAll } from 'vitest';
import { logInAll } from './sign-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

/** Calls of editors. */
export const API = '/api/intranet/redaktion';

/** Responses are cached until all processes know the new content version. */
export const soon = { timeout: 20_000 };

/** The api with the example content for a test file, and headers of each kind of account. */
export function openEditorial() {
  let api: TestApp;
  let head: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
    head = await logInAll(api.database);
  }, 60_000);
  afterAll(() => api.close());
  return { api: () => api, kopf: (who = 'redaktion') => head[who] ?? {} };
}
