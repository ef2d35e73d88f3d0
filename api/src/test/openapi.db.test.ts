import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { AREAS } from '../areas.ts';
import { selectCalls } from '../core/composition/calls.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  security: Record<string, string[]>[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
}

let api: TestApp;
let document: Document;
beforeAll(async () => {
  api = await createTestApp();
  document = (await api.app.inject('/api/openapi.json')).json();
});
afterAll(() => api.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

/**
 * Routes in the router's tree, such as `GET /api/cms/artikel/{id}`; HEAD accompanies every GET and is not described.
 */
function listRegistered(): string[] {
  const above: string[] = [];
  return api.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods = ''] = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      above[depth] = part;
      const path = above
        .slice(0, depth + 1)
        .join('')
        .replaceAll(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}

it('describes exactly the registered calls', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = operations()
    .map(({ name }) => name)
    .sort();
  expect(described).toEqual(listRegistered().sort());
  expect(described).toContain('GET /api/cms/artikel/{id}');
});

it('registers every file in the `calls/` folders', async () => {
  const files = await readdir(new URL('..', import.meta.url), { recursive: true });
  const plugins = files.filter((name) => /\/calls\/[\w-]+\.ts$/.test(name) && !/-(form|document)\.ts$/.test(name));
  const registered = [...new Set([...selectCalls({}, AREAS), ...selectCalls({ CMS_URL: 'http://x' }, AREAS)])];
  expect(plugins).toHaveLength(registered.length);
});

it('describes every group of calls', () => {
  const used = operations().flatMap(({ operation }) => operation.tags);
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
});

it('states purpose, replies and errors of each call', () => {
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
    const success = Object.entries(operation.responses).filter(([status]) => /^2|^302$/.test(status));
    expect(success, name).toHaveLength(1);
    for (const [status, { content, description }] of Object.entries(operation.responses)) {
      expect(description, `${name} ${status}`).toBeTruthy();
      if (Number(status) >= 400) expect(Object.keys(content ?? {}), name).toEqual(['application/problem+json']);
    }
  }
});

it('describes parameters and bodies', () => {
  const news = document.paths['/api/cms/aktuelles']?.get;
  expect(news?.parameters?.map(({ name }) => name).sort()).toEqual(
    ['highlight', 'interessengruppen_id', 'order', 'pro_seite', 'rubrik_id', 'rubriken', 'seite'].sort(),
  );
  expect(document.paths['/api/cms/artikel/{id}']?.get?.parameters).toMatchObject([{ name: 'id', in: 'path' }]);
  expect(document.paths['/api/fehlermeldung']?.post?.requestBody).toBeTruthy();
});

/** The secret is a link's `token`, as a parameter or in the body; and a stream that never ends. */
const NOT_ASKED = /^\/api\/ferienprogramm\/(veranstalter|helfen)|^\/api\/cms\/ereignisse$/;

it('names the log-in of each call, and refuses visitors exactly where it names one', async () => {
  const schemes = Object.keys(document.components.securitySchemes);
  expect(schemes).toEqual(['internCookie', 'internToken', 'ratCookie', 'ratToken', 'STAFF_TOKEN', 'PUSH_TOKEN']);
  const used = operations().flatMap(({ operation }) => operation.security.flatMap((way) => Object.keys(way)));
  expect([...new Set(used)].sort()).toEqual([...schemes].sort());
  const asked = operations().filter(({ name }) => !NOT_ASKED.test(name.split(' ')[1] ?? ''));
  for (const { name, operation } of asked) {
    const [method, path = ''] = name.split(' ');
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const { statusCode } = await api.app.inject({ method: method as 'GET', url });
    expect([name, statusCode === 401]).toEqual([name, operation.security.length > 0]);
  }
});
