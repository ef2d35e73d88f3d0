import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAntwortCache } from './antwort-cache.ts';

describe('finished replies', () => {
  let change: () => void;
  let app: FastifyInstance;
  const produce = vi.fn<(name: string) => Promise<unknown>>();
  const ask = async (name: string) => (await app.inject(`/${name}`)).statusCode;
  const asked = () => produce.mock.calls.map(([name]) => name);
  beforeEach(() => {
    produce.mockReset().mockImplementation((name) => Promise.resolve({ name }));
    const cache = createAntwortCache({
      onChange: (tell: () => void) => {
        change = tell;
      },
    } as Parameters<typeof createAntwortCache>[0]);
    app = Fastify();
    app.get<{ Params: { name: string } }>('/:name', ({ params: { name }, ...request }, reply) =>
      cache.send(
        { ...request, headers: {} } as never,
        reply,
        name,
        () => produce(name),
        name.endsWith('.bin') ? 'x/y' : undefined,
      ),
    );
  });

  it('are made once of what a town has, in whatever order they are asked for', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `seite-${index}`);
    for (const name of [...names, ...names]) expect(await ask(name)).toBe(200);
    expect(asked()).toEqual(names);
  });

  it('are made anew of another content', async () => {
    await ask('a');
    change();
    await ask('a');
    expect(asked()).toEqual(['a', 'a']);
  });

  it('go in their order when they take too much room', async () => {
    const large = Buffer.alloc(40 * 1024 * 1024);
    produce.mockResolvedValue(large);
    for (const name of ['1.bin', '2.bin', '2.bin', '1.bin']) await ask(name);
    expect(asked()).toEqual(['1.bin', '2.bin', '1.bin']);
  });

  it('are not kept where making them failed', async () => {
    produce.mockRejectedValueOnce(new Error('weg'));
    expect(await ask('a')).toBe(500);
    expect(await ask('a')).toBe(200);
  });
});
