import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../src/core/platform/config/config.ts';
import { loadContent } from './load-content.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestContent, type TestContent } from './test-content.ts';

/** The api with its own content folder for a test file: the small folder, changed by `files`. */
export function openContent(files: Record<string, string | null>, settings: Partial<Config> = {}, now = new Date()) {
  let api: TestApp;
  let content: TestContent;
  /** Loads the folder again. */
  const load = () => loadContent(api.database.db, content.ordner, { jetzt: now });
  beforeAll(async () => {
    api = await createTestApp(settings);
    content = await createTestContent(files);
    await load();
  });
  afterAll(async () => {
    await api.close();
    await content.remove();
  });
  return {
    api: () => api,
    inhalt: () => content,
    load,
    async get(url: string) {
      const reply = await api.app.inject(url);
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    },
  };
}
