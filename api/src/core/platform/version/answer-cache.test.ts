import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

describe('cached replies', () => {
  let change: () => void;
  let app: FastifyInstance;
  const produce = vi.fn<(name: string) => Promise<unknown>>();
  const ask = async (name: string) => (await app.inject(`/${name}`)).statusCode;
  const asked = () => produce.mock.calls.map(([name]) => name);
  beforeEach(() => {
    produce.mockReset().mockImplementation((name) => Promise.resolve({ name }));
    const cache = createAnswerCache({
      onChange: (tell: () => void) => {
        change = tell;
      },
    } as Parameters<typeof createAnswerCache>[0]);
    app = Fastify();
    app.get<{ Params: { name: string } }>('/:name', ({ params: { name }, ...request }, reply) =>
      cache.send(
        { ...request, headers: {} } as never,
        reply,
        name,
        () => produce(name),
        name.endsWith('.bin')
          ? { type: 'x/y' }
          : { seconds: name.startsWith('plaetze') ? Number(name.slice(7)) : Infinity },
      ),
    );
  });

  it('are produced once for a whole municipality, in any order of requests', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `seite-${index}`);
    for (const name of [...names, ...names]) expect(await ask(name)).toBe(200);
    expect(asked()).toEqual(names);
  });

  it('are produced again for another content version', async () => {
    await ask('a');
    change();
    await ask('a');
    expect(asked()).toEqual(['a', 'a']);
  });

  it('are evicted in order of age when they exceed the size limit', async () => {
    const large = Buffer.alloc(40 * 1024 * 1024);
    produce.mockResolvedValue(large);
    for (const name of ['1.bin', '2.bin', '2.bin', '1.bin']) await ask(name);
    expect(asked()).toEqual(['1.bin', '2.bin', '1.bin']);
  });

  it('with a lifetime of a second are produced once per second for all requests', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const first = await app.inject('/plaetze1');
      expect(first.headers['cache-control']).toBe('public, max-age=1, stale-while-revalidate=9');
      vi.advanceTimersByTime(999);
      await ask('plaetze1');
      expect(asked()).toEqual(['plaetze1']);
      vi.advanceTimersByTime(1);
      await ask('plaetze1');
      expect(asked()).toEqual(['plaetze1', 'plaetze1']);
      produce.mockClear();
      expect((await app.inject('/plaetze0')).headers['cache-control']).toBe('no-store');
      await ask('plaetze0');
      expect(asked()).toEqual(['plaetze0', 'plaetze0']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are served stale while one request renews them', async () => {
    await ask('plaetze1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_500 });
    try {
      let end = (_value: unknown) => {};
      produce.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
      const first = app.inject('/plaetze1');
      await vi.waitFor(() => expect(asked()).toHaveLength(2));
      expect((await app.inject('/plaetze1')).json()).toEqual({ name: 'plaetze1' });
      end({ name: 'neu' });
      expect((await first).json()).toEqual({ name: 'neu' });
      expect((await app.inject('/plaetze1')).json()).toEqual({ name: 'neu' });
      expect(asked()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that take longer than their lifetime are not produced concurrently', async () => {
    let end = (_value: unknown) => {};
    produce.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const first = ask('plaetze1');
      await vi.waitFor(() => expect(asked()).toHaveLength(1));
      vi.advanceTimersByTime(3_000);
      const second = ask('plaetze1');
      end({ name: 'spät' });
      expect(await Promise.all([first, second])).toEqual([200, 200]);
      expect(asked()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not cached after a failure', async () => {
    produce.mockRejectedValueOnce(new Error('weg'));
    expect(await ask('a')).toBe(500);
    expect(await ask('a')).toBe(200);
  });
});
