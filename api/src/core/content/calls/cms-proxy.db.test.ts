import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryObjects } from '../../../../test/memory-objects.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent } from '../../../../test/test-content.ts';
import { AREAS } from '../../../areas.ts';
import type { Services } from '../../composition/area.ts';
import { createPageFinder } from '../../composition/create-routes.ts';
import { seedContent } from '../../editor/folder/import-content.ts';
import { loadMasterData } from '../publish/load-master-data.ts';

let cms: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let api: TestApp;
beforeAll(async () => {
  cms = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const { port } = cms.address() as AddressInfo;
  api = await createTestApp({ CMS_URL: `http://127.0.0.1:${port}/basis/`, CMS_TIMEOUT: 300 });
});
afterAll(async () => {
  await api.close();
  cms.closeAllConnections();
  cms.close();
});

it('forwards calls with path and query, and returns the reply unchanged', async () => {
  answer = ({ method, url, headers }, response) => {
    response.writeHead(203, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method, url, token: headers['ratsinfosystem-authorization'] }));
  };
  const reply = await api.app.inject({
    url: '/api/cms/veranstaltungen/7?sprache=de',
    headers: { 'ratsinfosystem-authorization': 'abc' },
  });
  expect(reply.statusCode).toBe(203);
  expect(reply.json()).toEqual({ method: 'GET', url: '/basis/api/cms/veranstaltungen/7?sprache=de', token: 'abc' });
});

it('forwards bodies', async () => {
  answer = async (request, response) => response.end(await text(request));
  const reply = await api.app.inject({ method: 'POST', url: '/api/cms/login', payload: { email: 'a@b.example' } });
  expect(reply.json()).toEqual({ email: 'a@b.example' });
});

it('passes on refusals of the external system', async () => {
  answer = (_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('nix');
  const reply = await api.app.inject('/api/cms/route?url=/nix/');
  expect([reply.statusCode, reply.body]).toEqual([404, 'nix']);
});

it.each<[was: string, status: number, answer: typeof answer]>([
  ['fails', 502, (_request, response) => response.writeHead(500).end('<h1>Stack trace</h1>')],
  ['hangs up', 502, (request) => request.socket.destroy()],
  ['does not answer', 504, () => {}],
])('answers with a problem document when the other system %s', async (_was, status, behaviour) => {
  answer = behaviour;
  const reply = await api.app.inject('/api/cms/route?url=/');
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({ status, detail: expect.stringContaining('Inhaltssystem') });
});

it('options of a form’s block are those of the page there', async () => {
  const asked: (string | undefined)[] = [];
  answer = ({ url }, response) => {
    asked.push(url);
    const blocks = [{ template: 'kontakt', options: { empfaenger: 'dort@b.example' } }];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ title: 'Kontakt', blocks }));
  };
  const findPage = createPageFinder(api as unknown as Services);
  expect(await findPage('/kontakt/?x=1')).toMatchObject({ blocks: [{ options: { empfaenger: 'dort@b.example' } }] });
  expect(asked).toEqual(['/basis/api/cms/route?url=%2Fkontakt%2F']);
  for (const behaviour of [404, 500]) {
    answer = (_request, response) => response.writeHead(behaviour).end('{}');
    expect(await findPage('/kontakt/')).toBeNull();
  }
  expect(await findPage('/../')).toBeNull();
});

it('still serves the municipality’s data, and describes only its own calls', async () => {
  const content = await createTestContent();
  const house = { bereiche: AREAS, alle: AREAS };
  const order = { ...house, ordner: content.ordner, uploads: createMemoryObjects(), nurStammdaten: true };
  await seedContent(api.database.db, order);
  await loadMasterData(api.database.db, house);
  expect((await api.app.inject('/api/cms/gemeinde')).json()).toMatchObject({ name: 'Musterhardt' });
  await content.remove();
  const { paths } = (await api.app.inject('/api/openapi.json')).json();
  expect(Object.keys(paths)).toContain('/api/cms/ereignisse');
  expect(Object.keys(paths)).not.toContain('/api/cms/route');
});

it('answers with a problem document when the external system is down', async () => {
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
  expect((await api.app.inject('/api/cms/menu?name=Hauptmenü')).statusCode).toBe(502);
});
