import { createRequire } from 'node:module';
import path from 'node:path';
import { containerName } from '@gm/shared/bau/container-name';
import type { RemoteDefinition, Template, TemplateDefinition } from '@gm/shared/vertrag';
import type { Release } from '@gm/shared/vertrag/release';
import { createInstance } from '@module-federation/enhanced/runtime';
import { type Contracts, contracts } from './contracts.ts';
import { provideHostRuntime } from './host-runtime.ts';
import { createSharedScope } from './shared-scope.ts';
import { withPatience } from './with-patience.ts';

const LIMIT_MS = 2000;

/** Who only judges data does not run a template's code. */
export type Part = 'contract' | 'all';

interface FederationGlobals {
  __INSTANCES__: { name: string; options: { id?: string } }[];
  __SHARE__?: Record<string, unknown>;
  moduleInfo: Record<string, unknown>;
  __PRELOADED_MAP__?: Map<string, unknown>;
}

/**
 * One version of one remote on the server: its node build, loaded from disk into a federation instance of its own,
 * so that two versions never meet in the runtime's globals.
 */
export class ServerRemote {
  readonly #container: string;
  readonly #entry: string;
  readonly #templates = new Map<string, Template>();
  #definitions: ReadonlyMap<string, TemplateDefinition> = new Map();
  #users = 0;
  #retired = false;
  #onGone: (() => void) | undefined;

  private constructor(
    readonly release: Release,
    dir: string,
    private readonly contracts: Contracts,
  ) {
    this.#container = containerName(release.name, release.version);
    this.#entry = path.join(dir, release.serverEntry);
  }

  /**
   * Loads the whole remote, so that no visitor waits for a module. Rejects when any part is missing, broken or not
   * there within 2 s. `onPart` is called with each that is.
   */
  static async load(
    release: Release,
    dir: string,
    spoken = contracts,
    part: Part = 'all',
    onPart: () => void = () => {},
  ): Promise<ServerRemote> {
    const remote = new ServerRemote(release, dir, spoken);
    try {
      await withPatience(remote.#load(part, onPart), LIMIT_MS, `${release.name} ${release.version}`);
      return remote;
    } catch (cause) {
      remote.#dispose();
      throw cause;
    }
  }

  async #load(part: Part, onPart: () => void): Promise<void> {
    provideHostRuntime();
    const instance = createInstance({
      name: `host_of_${this.#container}`,
      shared: createSharedScope(),
      shareStrategy: 'loaded-first',
      remotes: [{ name: this.#container, entry: this.#entry, type: 'commonjs-module' }],
      // A require of its own per version: a common one keeps every module ever loaded in its children.
      plugins: [
        { name: 'from-disk', loadEntry: async ({ remoteInfo }) => createRequire(remoteInfo.entry)(remoteInfo.entry) },
      ],
    });
    const contract = await instance.loadRemote<{ remote?: RemoteDefinition }>(`${this.#container}/contract`);
    onPart();
    if (!contract?.remote) throw new Error(`${this.release.name}: contract.ts exports no 'remote'`);
    const adapter = this.contracts.older[this.release.contractVersion];
    const templates = Object.entries(contract.remote.templates);
    this.#definitions = new Map(
      templates.map(([name, definition]) => [name, adapter ? adapter.adaptDefinition(definition) : definition]),
    );
    const declared = Object.keys(contract.remote.templates).sort().join(', ');
    const released = Object.keys(this.release.templates).sort().join(', ');
    if (declared !== released)
      throw new Error(`${this.release.name}: the contract declares ${declared}; the release lists ${released}`);
    if (part === 'contract') return;
    await Promise.all(
      Object.keys(this.release.templates).map(async (name) => {
        const module = await instance.loadRemote<{ default?: Template }>(`${this.#container}/${name}`);
        onPart();
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

  /** Marks a request that uses this version; the returned function ends it. */
  use(): () => void {
    this.#users += 1;
    let done = false;
    return () => {
      if (done) return;
      done = true;
      this.#users -= 1;
      if (this.#retired && this.#users === 0) this.#dispose();
    };
  }

  /** Calls `tell` when the version has left the memory. */
  onGone(tell: () => void): void {
    this.#onGone = tell;
  }

  /** No new requests from now on; memory is given back when the last one has ended. */
  retire(): void {
    this.#retired = true;
    if (this.#users === 0) this.#dispose();
  }

  /** Drops everything the federation runtime and `require` hold on to. */
  #dispose(): void {
    // Exactly this version: the name of one may be the beginning of another's.
    const pattern = new RegExp(`^(host_of_)?${this.#container}(\\W|$)`);
    const own = (name: string) => pattern.test(name);
    const globals = globalThis as unknown as {
      __FEDERATION__?: FederationGlobals;
      __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>;
    };
    const federation = globals.__FEDERATION__;
    if (federation) {
      const mine = federation.__INSTANCES__.filter(({ name }) => own(name));
      federation.__INSTANCES__ = federation.__INSTANCES__.filter(({ name }) => !own(name));
      for (const { name, options } of mine) {
        for (const id of [name, options.id]) if (id) delete federation.__SHARE__?.[id];
      }
      for (const key of Object.keys(federation.moduleInfo)) if (own(key)) delete federation.moduleInfo[key];
      for (const key of federation.__PRELOADED_MAP__?.keys() ?? [])
        if (own(key)) federation.__PRELOADED_MAP__?.delete(key);
    }
    // Holds every container ever loaded.
    const entries = globals.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {};
    for (const key of Object.keys(entries)) if (own(key) || key.includes(this.#entry)) delete entries[key];
    const folder = path.dirname(this.#entry) + path.sep;
    const { cache } = createRequire(this.#entry);
    for (const file of Object.keys(cache)) if (file.startsWith(folder)) delete cache[file];
    this.#templates.clear();
    this.#definitions = new Map();
    this.#onGone?.();
  }
}
