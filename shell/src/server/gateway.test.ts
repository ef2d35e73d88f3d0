import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiState } from '../http/api/api-state.ts';
import { type Gateway, registerGateway } from './gateway.ts';

let api: FastifyInstance;
let shell: FastifyInstance;
let gateway: Gateway;
beforeEach(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.all('/api/*', ({ method, url, headers, body }) => ({ method, url, headers, body: body ?? null }));
  api.get('/oparl/*', ({ url }) => ({ url }));
  api.get('/readyz', async () => ({ status: 'bereit' }));
  api.get('/api/kaputt', (_request, reply) => reply.code(500).send({ title: 'Fehler' }));
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify({ trustProxy: 'loopback' });
  gateway = registerGateway(shell, address, new ApiState(shell.log));
  await shell.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await shell.close();
  await api.close();
});

/** Sends the path unchanged. */
function sendRaw(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number | undefined; type: string | undefined }> {
  const { port } = shell.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers, agent: false }, (reply) => {
      reply.resume().once('end', () => resolve({ status: reply.statusCode, type: reply.headers['content-type'] }));
    });
    outgoing.once('error', reject).end(body);
  });
}

describe('the api under the site’s address', () => {
  it('gets requests unchanged', async () => {
    const reply = await shell.inject({ method: 'POST', url: '/api/fehlermeldung?x=%2F', payload: { name: 'Erika' } });
    expect(reply.json()).toMatchObject({
      method: 'POST',
      url: '/api/fehlermeldung?x=%2F',
      body: { name: 'Erika' },
    });
  });

  it('gets the client’s address, whatever the client claims', async () => {
    const forwarded = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '10.9.9.9', host: 'www.b.example' };
      return (await shell.inject({ url: '/api/a', remoteAddress, headers })).json().headers;
    };
    expect(await forwarded('203.0.113.7')).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'www.b.example',
    });
    // A proxy on this machine is trusted.
    expect(await forwarded('127.0.0.1')).toMatchObject({ 'x-forwarded-for': '10.9.9.9' });
  });

  it('gets the session from the cookie, unless another site sent the request', async () => {
    const cookie = `intranetauth=${'a'.repeat(32)}`;
    const authorization = async (headers: Record<string, string>) =>
      (await shell.inject({ url: '/api/a', headers: { cookie, ...headers } })).json().headers.authorization;
    expect(await authorization({ 'sec-fetch-site': 'same-origin' })).toBe('a'.repeat(32));
    expect(await authorization({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(await authorization({ authorization: 'eigene' })).toBe('eigene');
  });

  it('gets a preview’s clock from the shell only, never from a visitor', async () => {
    const headers = { 'x-vorschau': 'a'.repeat(32) };
    expect((await shell.inject({ url: '/api/cms/veranstaltungen', headers })).json().headers).not.toHaveProperty(
      'x-vorschau',
    );
  });

  it('is available to programs that read council data, too', async () => {
    expect((await shell.inject('/oparl/v1.1/body?page=2')).json()).toEqual({ url: '/oparl/v1.1/body?page=2' });
  });

  it('gets no content-length without a body, which would swallow the next visitor’s request', async () => {
    const headers = { 'content-length': '5', 'content-type': 'text/plain' };
    expect(await sendRaw('/api/a', { headers, body: 'GET /' })).toMatchObject({ status: 200 });
    expect(await sendRaw('/api/a')).toMatchObject({ status: 200 });
  });

  it('gets a body of unknown length', async () => {
    const headers = { 'transfer-encoding': 'chunked', 'content-type': 'text/plain' };
    expect(await sendRaw('/api/a', { method: 'POST', headers, body: 'Grüße' })).toMatchObject({ status: 200 });
  });

  it('answers with its own faults', async () => {
    expect((await shell.inject('/api/kaputt')).statusCode).toBe(500);
  });

  it.each([
    '/api/cms/ereignisse',
    '/api/cms/ereignisse/',
    '/api/cms/ereignisse?x=1',
    '/api/cms/%65reignisse',
    '/%61pi/cms/ereignisse',
    '/api/cms/vorlagen',
  ])('keeps internal addresses to the shell: %s', async (path) => {
    const reply = await sendRaw(path);
    expect([reply.status, reply.type]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it.each([
    '/api/cms/./ereignisse',
    '/api/./cms/ereignisse',
    '/api/cms/%2e/ereignisse',
    '/api/cms/%2E%2F/ereignisse',
    '/api/cms/x/../ereignisse',
    '/api/cms/x/%2e%2e/ereignisse',
    '/api/cms//ereignisse',
    '/api//cms/ereignisse',
    '/api/cms\\ereignisse',
    '/api/cms%5cereignisse',
    '/api/cms%2fereignisse',
    '/api/cms/ereignisse#x',
    '/api/cms/%09ereignisse',
    '/oparl/../api/cms/ereignisse',
    '/oparl/%2e%2e/api/cms/ereignisse',
    'http://www.b.example/api/cms/ereignisse',
  ])('forwards no ambiguous address: %s', async (path) => {
    expect((await sendRaw(path)).status).toBe(404);
  });

  it('checks the api’s readiness over the connections visitors use', async () => {
    expect(await gateway.isReady()).toBe(true);
    await api.close();
    expect(await gateway.isReady()).toBe(false);
  });

  it('answers in words when the api is down', async () => {
    await api.close();
    const reply = await shell.inject('/api/a');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ status: 503, title: 'Dienst nicht erreichbar' });
  });
});
