import { createRequire } from 'node:module';
import path from 'node:path';
import { containerName } from '@gm/shared/build/container-name';
import type { RemoteDefinition, Template, TemplateDefinition } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { createInstance } from '@module-federation/enhanced/runtime';
import { withLoopTimeout } from '../base/with-loop-timeout.ts';
import { type Contracts, contracts } from './contracts.ts';
import { provideHostRuntime } from './host-runtime.ts';
import { createSharedScope } from './shared-scope.ts';

const LIMIT_MS = 2000;

/**
 * The release of a guest (isolation/guest.ts): its Node.js build, loaded from disk into a federation instance. A guest
 * has one release for its whole life.
 */
export class ServerRemote {
  readonly #container: string;
  readonly #entry: string;
  readonly #templates = new Map<string, Template>();
  #definitions: ReadonlyMap<string, TemplateDefinition> = new Map();

  private constructor(
    readonly release: Release,
    dir: string,
    private readonly contracts: Contracts,
  ) {
    this.#container = containerName(release.name, release.version);
    this.#entry = path.join(dir, release.serverEntry);
  }

  /**
   * Loads the whole remote, so that no visitor waits for a module. Rejects when any part is missing, broken or takes
   * longer than 2 s.
   */
  static async load(release: Release, dir: string, spoken = contracts): Promise<ServerRemote> {
    const remote = new ServerRemote(release, dir, spoken);
    await withLoopTimeout(remote.#load(), LIMIT_MS, `${release.name} ${release.version}`);
    return remote;
  }

  async #load(): Promise<void> {
    provideHostRuntime();
    const instance = createInstance({
      name: `host_of_${this.#container}`,
      shared: createSharedScope(),
      shareStrategy: 'loaded-first',
      remotes: [{ name: this.#container, entry: this.#entry, type: 'commonjs-module' }],
      // A separate `require` per version: a shared one keeps every loaded module in its children.
      plugins: [
        { name: 'from-disk', loadEntry: async ({ remoteInfo }) => createRequire(remoteInfo.entry)(remoteInfo.entry) },
      ],
    });
    const contract = await instance.loadRemote<{ remote?: RemoteDefinition }>(`${this.#container}/contract`);
    if (!contract?.remote) throw new Error(`${this.release.name}: contract.ts exports no 'remote'`);
    const adapter = this.contracts.older[this.release.contractVersion];
    const templates = Object.entries(contract.remote.templates);
    this.#definitions = new Map(
      templates.map(([name, definition]) => [name, adapter ? adapter.adaptDefinition(definition) : definition]),
    );
    const declared = Object.keys(contract.remote.templates);
    const released = Object.keys(this.release.templates);
    const differing = [
      ...declared.filter((name) => !released.includes(name)).map((name) => `the release lacks ${name}`),
      ...released.filter((name) => !declared.includes(name)).map((name) => `the contract lacks ${name}`),
    ];
    if (differing.length > 0) throw new Error(`${this.release.name}: ${differing.join(', ')}`);
    await Promise.all(
      Object.keys(this.release.templates).map(async (name) => {
        const module = await instance.loadRemote<{ default?: Template }>(`${this.#container}/${name}`);
        if (typeof module?.default !== 'function') throw new Error(`${this.release.name}/${name}: no component`);
        this.#templates.set(name, adapter ? adapter.adaptTemplate(module.default) : module.default);
      }),
    );
  }

  definition(template: string): TemplateDefinition | undefined {
    return this.#definitions.get(template);
  }

  /** In memory from the start, so that rendering never waits. */
  template(name: string): Template | undefined {
    return this.#templates.get(name);
  }
}
