import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerGateway } from './gateway.ts';

let api: FastifyInstance;
let shell: FastifyInstance;
beforeEach(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.all('/api/*', ({ method, url, headers, body }) => ({ method, url, headers, body: body ?? null }));
  api.get('/oparl/*', ({ url }) => ({ url }));
  api.get('/api/kaputt', (_request, reply) => reply.code(500).send({ title: 'Fehler' }));
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify({ trustProxy: 'loopback' });
  registerGateway(shell, address);
});
afterEach(async () => {
  await shell.close();
  await api.close();
});

describe('the api under the site’s address', () => {
  it('gets requests as they are', async () => {
    const reply = await shell.inject({ method: 'POST', url: '/api/fehlermeldung?x=%2F', payload: { name: 'Erika' } });
    expect(reply.json()).toMatchObject({
      method: 'POST',
      url: '/api/fehlermeldung?x=%2F',
      body: { name: 'Erika' },
    });
  });

  it('learns who asked, whatever the visitor claims', async () => {
    const forwarded = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '10.9.9.9', host: 'www.b.example' };
      return (await shell.inject({ url: '/api/a', remoteAddress, headers })).json().headers;
    };
    expect(await forwarded('203.0.113.7')).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'www.b.example',
    });
    // A balancer on this machine is believed.
    expect(await forwarded('127.0.0.1')).toMatchObject({ 'x-forwarded-for': '10.9.9.9' });
  });

  it('learns who is logged in from the cookie, unless another site sends it', async () => {
    const cookie = `intranetauth=${'a'.repeat(32)}`;
    const authorization = async (headers: Record<string, string>) =>
      (await shell.inject({ url: '/api/a', headers: { cookie, ...headers } })).json().headers.authorization;
    expect(await authorization({ 'sec-fetch-site': 'same-origin' })).toBe('a'.repeat(32));
    expect(await authorization({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(await authorization({ authorization: 'eigene' })).toBe('eigene');
  });

  it('is there for machines that read the council, too', async () => {
    expect((await shell.inject('/oparl/v1.1/body?page=2')).json()).toEqual({ url: '/oparl/v1.1/body?page=2' });
  });

  it('answers with its own faults', async () => {
    expect((await shell.inject('/api/kaputt')).statusCode).toBe(500);
  });

  it('keeps the stream of content versions to the shell', async () => {
    expect((await shell.inject('/api/cms/ereignisse')).statusCode).toBe(404);
  });

  it('is missed in words', async () => {
    await api.close();
    const reply = await shell.inject('/api/a');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ status: 503, title: 'Dienst nicht erreichbar' });
  });
});
