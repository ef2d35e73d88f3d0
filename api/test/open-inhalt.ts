import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../src/kern/betrieb/config.ts';
import { loadInhalt } from './load-inhalt.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestInhalt, type TestInhalt } from './test-inhalt.ts';

/** The api on a content folder of its own, for the tests of a file: the small folder, changed by `dateien`. */
export function openInhalt(dateien: Record<string, string | null>, settings: Partial<Config> = {}, jetzt = new Date()) {
  let api: TestApp;
  let inhalt: TestInhalt;
  /** Takes over what has been written into the folder. */
  const load = () => loadInhalt(api.database.db, inhalt.ordner, { jetzt });
  beforeAll(async () => {
    api = await createTestApp(settings);
    inhalt = await createTestInhalt(dateien);
    await load();
  });
  afterAll(async () => {
    await api.close();
    await inhalt.remove();
  });
  return {
    api: () => api,
    inhalt: () => inhalt,
    load,
    async get(url: string) {
      const reply = await api.app.inject(url);
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    },
  };
}
