import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Snapshot } from '../registry/registry.ts';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { TemplatesMessenger } from './templates-messenger.ts';

const folder = createTemporaryDir();

/** A snapshot with one remote that has these templates. */
function buildSnapshot(version: string, ...templates: string[]): Snapshot {
  const release = storeExample(folder, { name: 'mf-probe', version, templates });
  return {
    remotes: new Map([['mf-probe', { server: { release } }]]),
    owners: new Map(templates.map((name) => [name, 'mf-probe'])),
  } as unknown as Snapshot;
}

it('reports the running templates to the api once, and again after a change or a failure', async () => {
  const told: string[][] = [];
  const registry = { snapshot: buildSnapshot('1', 'hinweis') };
  let status = 503;
  const messenger = new TemplatesMessenger({
    registry,
    releasesDir: folder,
    pauseMs: 0,
    onFault: (fault) => expect.unreachable(String(fault)),
    api: {
      async post(_path, body) {
        const { vorlagen: templates } = JSON.parse(await text(body)) as { vorlagen: { template: string }[] };
        told.push(templates.map(({ template }) => template));
        return { status, body: null };
      },
    },
  });
  const wake = async (times: number) => {
    messenger.wake();
    await expect.poll(() => told.length).toBe(times);
  };
  await wake(1);
  status = 204;
  await wake(2);
  // The same snapshot is not reported again.
  messenger.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  registry.snapshot = buildSnapshot('2', 'hinweis', 'karten');
  await wake(3);
  expect(told).toEqual([['hinweis'], ['hinweis'], ['hinweis', 'karten']]);
  messenger.stop();
});
