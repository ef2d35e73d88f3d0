import type { Template } from '@gm/shared/contract';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteHints } from '../../base/seite-daten.ts';
import { contracts } from '../../federation/contracts.ts';
import { provideHostRuntime } from '../../federation/host-runtime.ts';
import { createSharedScope } from '../../federation/shared-scope.ts';
import { allowAssets } from './import-module.ts';
import { moduleInfo } from './module-info.ts';
import { createPageVersions } from './page-versions.ts';
import { createRetry } from './retry.ts';
import { createVerifiedFiles } from './verified-files.ts';

export interface BrowserRemotes {
  /** Registers the remotes of a page; a registered container stays as it is. */
  register(hints: RemoteHints): void;
  /** Rejects when the remote is missing, broken or too slow; the next call tries again. */
  get(remote: string, template: string): Promise<Template>;
}

/** The federation host in the browser. One per document: containers and singletons belong to the page. */
export function createBrowserRemotes({ older } = contracts): BrowserRemotes {
  const known: RemoteHints = {};
  const modules = new Map<string, Promise<Template>>();
  provideHostRuntime();
  const host = createInstance({
    name: 'shell',
    shared: createSharedScope(),
    shareStrategy: 'loaded-first',
    remotes: [],
    plugins: [createPageVersions(known), createVerifiedFiles(known), createRetry(known), moduleInfo],
  });

  const overrides = new Map<string, Promise<void>>();

  async function load(id: string, remote: string): Promise<Template> {
    await overrides.get(remote);
    const module = await host.loadRemote<{ default: Template }>(id);
    if (!module) throw new Error(`No module ${id}`);
    return older[known[remote]?.contract ?? 0]?.adaptTemplate(module.default) ?? module.default;
  }

  return {
    get(remote, template) {
      const id = `${remote}/${template}`;
      let loading = modules.get(id);
      if (!loading) {
        loading = load(id, remote);
        loading.catch(() => modules.delete(id));
        modules.set(id, loading);
      }
      return loading;
    },
    register(hints) {
      for (const [remote, hint] of Object.entries(hints)) {
        const { container, entry, manifest, override, templates, version } = hint;
        allowAssets([entry, ...Object.values(templates).flat()], manifest);
        const before = known[remote];
        if (before?.container === container) {
          Object.assign(before.templates, templates);
          continue;
        }
        // A new version of a remote in use (hot reload): load its templates again.
        for (const id of modules.keys()) if (id.startsWith(`${remote}/`)) modules.delete(id);
        known[remote] = { ...hint, templates: { ...templates } };
        host.registerRemotes([{ name: container, entry: entry.href, type: 'module', version }]);
        if (override)
          overrides.set(
            remote,
            import(/* webpackChunkName: "override" */ './override.ts').then(async ({ createOverride }) =>
              host.registerPlugins([await createOverride(container, override)]),
            ),
          );
      }
    },
  };
}
