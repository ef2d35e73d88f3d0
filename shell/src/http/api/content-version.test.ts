import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext, vi } from 'vitest';
import { ContentVersion } from './content-version.ts';

const SILENCE_MS = 400;

/** An api whose streams the test writes; a `status` other than 200 has none. */
async function createContent({ onTestFinished }: TestContext, status = 200) {
  const streams: ServerResponse[] = [];
  const asked: (string | undefined)[] = [];
  const server = http.createServer((request, reply) => {
    asked.push(request.url);
    reply.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) reply.end('nein');
    else {
      reply.flushHeaders();
      streams.push(reply);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const onChange = vi.fn();
  const { port } = server.address() as AddressInfo;
  const content = new ContentVersion(`http://127.0.0.1:${port}`, onChange, SILENCE_MS);
  onTestFinished(async () => {
    await content.stop();
    server.closeAllConnections();
    server.close();
  });
  return { content, streams, asked, onChange };
}

const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 5000, interval: 5 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openStream(context: TestContext, version: string) {
  const opened = await createContent(context);
  opened.content.start();
  await until(() => opened.streams.length === 1);
  const [stream] = opened.streams;
  if (!stream) throw new Error('No stream');
  stream.write(`data: ${version}\n\n`);
  await until(() => opened.content.current === version);
  return { ...opened, stream };
}

// Most of these tests wait: for a connection, a limit or a retry.
describe.concurrent('content version', () => {
  it('is unknown before the stream has sent one', async (context) => {
    const { expect } = context;
    const { content, streams, asked } = await createContent(context);
    expect(content.current).toBeNull();
    content.start();
    await until(() => streams.length === 1);
    streams[0]?.write(': Herzschlag\n\n');
    await pause(30);
    expect(content.current).toBeNull();
    expect(asked).toEqual(['/api/cms/ereignisse']);
  });

  it('follows every change and reports it once', async (context) => {
    const { expect } = context;
    const { content, stream, onChange } = await openStream(context, '7');
    expect(onChange).toHaveBeenCalledOnce();
    stream.write('data: 7\n\ndata: 8\n\n');
    await until(() => content.current === '8');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is read completely when a line arrives in pieces', async (context) => {
    const { expect } = context;
    const { content, stream, onChange } = await openStream(context, '1');
    for (const piece of ['event: inhalt\ndat', 'a: stand-2']) {
      stream.write(piece);
      await pause(20);
      expect(content.current).toBe('1');
    }
    stream.write('6\r\n\r\n');
    await until(() => content.current !== '1');
    expect(content.current).toBe('stand-26');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it.for(['end', 'destroy'] as const)(
    'is unknown as soon as the stream breaks, until the next one sends it (%s)',
    async (ending, context) => {
      const { expect } = context;
      const { content, streams, stream, onChange } = await openStream(context, '7');
      stream[ending]();
      await until(() => content.current === null);
      expect(onChange).toHaveBeenCalledOnce();
      await until(() => streams.length === 2);
      streams[1]?.write('data: 7\n\n');
      await until(() => content.current === '7');
      expect(onChange).toHaveBeenCalledTimes(2);
    },
  );

  it('is unknown after a long silence, which means a dead connection', async (context) => {
    const { expect } = context;
    const { content, streams, asked } = await openStream(context, '7');
    await until(() => content.current === null);
    await until(() => streams.length === 2);
    expect(asked).toHaveLength(2);
  });

  it('is unknown when the api has no such stream, and is requested again', async (context) => {
    const { expect } = context;
    const { content, asked, onChange } = await createContent(context, 404);
    content.start();
    await until(() => asked.length > 1);
    expect(content.current).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not requested any more after the stop', async (context) => {
    const { expect } = context;
    const { content, asked } = await openStream(context, '7');
    await content.stop();
    expect(content.current).toBeNull();
    await pause(350);
    expect(asked).toHaveLength(1);
  });
});
