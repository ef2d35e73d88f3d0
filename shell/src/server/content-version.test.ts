import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentVersion } from './content-version.ts';

let streams: ServerResponse[];
let asked: (string | undefined)[];
let status: number;
let server: http.Server;
let content: ContentVersion;
const onChange = vi.fn();
const SILENCE_MS = 400;

beforeEach(async () => {
  onChange.mockReset();
  streams = [];
  asked = [];
  status = 200;
  server = http.createServer((request, reply) => {
    asked.push(request.url);
    reply.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) reply.end('nein');
    else {
      reply.flushHeaders();
      streams.push(reply);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  content = new ContentVersion(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, onChange, SILENCE_MS);
});
afterEach(async () => {
  await content.stop();
  server.closeAllConnections();
  server.close();
});

const expectSoon = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 5 });
async function openStream(version: string): Promise<void> {
  content.start();
  await expectSoon(() => expect(streams).toHaveLength(1));
  streams[0]!.write(`data: ${version}\n\n`);
  await expectSoon(() => expect(content.current).toBe(version));
}

describe('content version', () => {
  it('is unknown before the stream has told one', async () => {
    expect(content.current).toBeNull();
    content.start();
    await expectSoon(() => expect(streams).toHaveLength(1));
    streams[0]!.write(': Herzschlag\n\n');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(content.current).toBeNull();
    expect(asked).toEqual(['/api/cms/ereignisse']);
  });

  it('follows every change and tells it once', async () => {
    await openStream('7');
    expect(onChange).toHaveBeenCalledOnce();
    streams[0]!.write('data: 7\n\ndata: 8\n\n');
    await expectSoon(() => expect(content.current).toBe('8'));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is read whole when a line comes in pieces', async () => {
    await openStream('1');
    streams[0]!.write('event: inhalt\ndat');
    await new Promise((resolve) => setTimeout(resolve, 20));
    streams[0]!.write('a: stand-2');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(content.current).toBe('1');
    streams[0]!.write('6\r\n\r\n');
    await expectSoon(() => expect(content.current).toBe('stand-26'));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['ends', () => streams[0]!.end()],
    ['breaks', () => streams[0]!.destroy()],
  ])('is unknown as soon as the stream %s, until the next one tells it', async (_name, end) => {
    await openStream('7');
    end();
    await expectSoon(() => expect(content.current).toBeNull());
    expect(onChange).toHaveBeenCalledOnce();
    await expectSoon(() => expect(streams).toHaveLength(2));
    streams[1]!.write('data: 7\n\n');
    await expectSoon(() => expect(content.current).toBe('7'));
  });

  it('is unknown after a long silence: the line is dead', async () => {
    await openStream('7');
    const heartbeat = setInterval(() => streams[0]!.write(': Herzschlag\n\n'), 50);
    await new Promise((resolve) => setTimeout(resolve, 3 * SILENCE_MS));
    expect(content.current).toBe('7');
    clearInterval(heartbeat);
    await expectSoon(() => expect(content.current).toBeNull());
    await expectSoon(() => expect(streams).toHaveLength(2));
  });

  it('is unknown when the api has no such stream, and is asked for again', async () => {
    status = 404;
    content.start();
    await expectSoon(() => expect(asked.length).toBeGreaterThan(1));
    expect(content.current).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not asked for any more after the stop', async () => {
    await openStream('7');
    await content.stop();
    expect(content.current).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(asked).toHaveLength(1);
  });
});
