// @vitest-environment jsdom
import * as navigation from '@gm/shared/navigation';
import * as React from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createContainers } from './containers.ts';
import { importModule } from './import-module.ts';

vi.mock('./import-module.ts');

interface Factories {
  [id: string]: (module: { exports: unknown }) => void;
}

/**
 * What rspack puts in front of a container, without its bookkeeping: modules 1 to 3 are the shared modules of the only
 * chunk.
 */
function startContainer(initialConsumes: string[] = []) {
  const { bundlerRuntime } = (globalThis.__GM_FEDERATION__?.() ?? {}) as {
    bundlerRuntime: Record<
      'init' | 'installInitialConsumes' | 'initContainerEntry' | 'consumes',
      (options: object) => void
    >;
  };
  bundlerRuntime.init({});
  bundlerRuntime.installInitialConsumes({ initialConsumes });
  const webpackRequire = { m: {} as Factories, S: {} };
  const names = { 1: 'react', 2: '@gm/shared/navigation', 3: 'left-pad' };
  const mapping = Object.fromEntries(Object.entries(names).map(([id, shareKey]) => [id, { shareKey }]));
  const requireModule = (id: string) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return {
    init: vi.fn((shareScope: object) => bundlerRuntime.initContainerEntry({ webpackRequire, shareScope })),
    async get(name: string) {
      const chunkMapping = { chunk: ['1', '2', '3'] };
      for (const chunkId of ['chunk', 'without-shared-modules'])
        bundlerRuntime.consumes({ chunkId, chunkMapping, moduleToHandlerMapping: mapping, webpackRequire });
      return () => requireModule(name);
    },
  };
}

beforeEach(() => {
  vi.mocked(importModule).mockReset();
});

it('gives a container the shell’s own modules', async () => {
  const open = createContainers();
  vi.mocked(importModule).mockImplementation(async () => startContainer());
  const container = await open('/remotes/mf-a/1/client/remoteEntry.js');
  expect((await container.get('1'))()).toMatchObject({ useState: React.useState });
  expect((await container.get('2'))()).toMatchObject(navigation);
});

it('reports a module that the shell does not share when it is requested, not earlier', async () => {
  const open = createContainers();
  vi.mocked(importModule).mockImplementation(async () => startContainer());
  const factory = await (await open('/a.js')).get('3');
  expect(factory).toThrow("The shell does not share 'left-pad'");
});

it('refuses a container that needs shared modules before any template', async () => {
  const open = createContainers();
  vi.mocked(importModule).mockImplementation(async () => startContainer(['1']));
  await expect(open('/a.js')).rejects.toThrow('A container may not need shared modules before its templates');
});

it('opens each container once, but retries a failed one', async () => {
  const open = createContainers();
  const container = startContainer();
  vi.mocked(importModule).mockRejectedValueOnce(new Error('cut off')).mockResolvedValue(container);
  await expect(open('/a.js')).rejects.toThrow('cut off');
  expect(await Promise.all([open('/a.js'), open('/a.js')])).toEqual([container, container]);
  expect(importModule).toHaveBeenCalledTimes(2);
  expect(container.init).toHaveBeenCalledOnce();
});
