import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Snapshot } from '../registry/registry.ts';
import { createTemporaryDir, storeExample } from '../registry/release.beispiele.ts';
import { VorlagenBote } from './vorlagen-bote.ts';

const folder = createTemporaryDir();

/** A snapshot with one remote that has these templates. */
function buildSnapshot(version: string, ...templates: string[]): Snapshot {
  const release = storeExample(folder, { name: 'mf-probe', version, templates });
  return {
    remotes: new Map([['mf-probe', { server: { release } }]]),
    owners: new Map(templates.map((name) => [name, 'mf-probe'])),
  } as unknown as Snapshot;
}

it('the api is told of the templates that are running once, and again of others or where it was away', async () => {
  const told: string[][] = [];
  const registry = { snapshot: buildSnapshot('1', 'hinweis') };
  let status = 503;
  const bote = new VorlagenBote({
    registry,
    releasesDir: folder,
    pauseMs: 0,
    onFault: (fault) => expect.unreachable(String(fault)),
    api: {
      async post(_path, body) {
        const { vorlagen } = JSON.parse(await text(body)) as { vorlagen: { template: string }[] };
        told.push(vorlagen.map(({ template }) => template));
        return { status, body: null };
      },
    },
  });
  const wake = async (times: number) => {
    bote.wake();
    await expect.poll(() => told.length).toBe(times);
  };
  await wake(1);
  status = 204;
  await wake(2);
  // The same once more is not told.
  bote.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  registry.snapshot = buildSnapshot('2', 'hinweis', 'karten');
  await wake(3);
  expect(told).toEqual([['hinweis'], ['hinweis'], ['hinweis', 'karten']]);
  bote.stop();
});
