/**
 * The browser's half of the container protocol: a remote's entry exports `init`, which receives the shared modules, and
 * `get`. On the server the federation runtime implements it; in the browser that runtime would add 10 kB to every
 * island although only the shell shares modules, each in one version, and knows every file of a release (decision 001).
 */

import { sharedModules, sharedVersions } from '../../federation/shared-scope.ts';
import { importModule } from './import-module.ts';

interface Container {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => unknown>;
}

/** Package name → version → function that returns the module, as the protocol defines it. */
type ShareScope = Record<string, Record<string, { get: () => () => unknown; from: string; loaded: 1 }>>;

/** The part of the remote's `__webpack_require__` that the protocol uses. */
interface RemoteRequire {
  /** Factories of modules by their number. */
  m: Record<string, (module: { exports: unknown }) => void>;
  S: Record<string, ShareScope>;
}

interface ConsumeOptions {
  chunkId: string;
  /** Shared modules that a chunk needs, by their numbers in the remote. */
  chunkMapping: Record<string, string[]>;
  moduleToHandlerMapping: Record<string, { shareKey: string }>;
  webpackRequire: RemoteRequire;
}

function readShared({ S }: RemoteRequire, name: string): unknown {
  const [provided] = Object.values(S.default?.[name] ?? {});
  if (!provided) throw new Error(`The shell does not share '${name}'`);
  return provided.get()();
}

/**
 * The functions of the runtime that a starting container calls (shared/federation/host-runtime.cjs); the rest is in its own
 * build.
 */
const bundlerRuntime = {
  S: {},
  init: () => ({}),
  // Only templates, which come in chunks, use shared modules; nothing before them does.
  installInitialConsumes({ initialConsumes }: { initialConsumes: string[] }) {
    if (initialConsumes.length > 0) throw new Error('A container may not need shared modules before its templates');
  },
  initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: RemoteRequire; shareScope: ShareScope }) {
    webpackRequire.S = { default: shareScope };
  },
  consumes({ chunkId, chunkMapping, moduleToHandlerMapping, webpackRequire }: ConsumeOptions) {
    for (const id of chunkMapping[chunkId] ?? []) {
      webpackRequire.m[id] = (module) => {
        module.exports = readShared(webpackRequire, moduleToHandlerMapping[id]?.shareKey ?? id);
      };
    }
  },
};

/** Opens containers by the address of their entry, each once; a failed one can be retried. */
export function createContainers(): (entry: string) => Promise<Container> {
  // A container writes its state into the object around it.
  globalThis.__GM_FEDERATION__ ??= () => ({ bundlerRuntime });
  const scope: ShareScope = Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [
      name,
      { [sharedVersions[name] ?? '']: { get: () => () => module, from: 'shell', loaded: 1 as const } },
    ]),
  );
  const opened = new Map<string, Promise<Container>>();

  async function open(entry: string): Promise<Container> {
    const container = (await importModule(entry)) as Container;
    await container.init(scope);
    return container;
  }

  return (entry) => {
    let opening = opened.get(entry);
    if (!opening) {
      opening = open(entry);
      opening.catch(() => opened.delete(entry));
      opened.set(entry, opening);
    }
    return opening;
  };
}
