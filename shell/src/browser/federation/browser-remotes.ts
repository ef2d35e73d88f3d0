import type { Template } from '@gm/shared/contract';
import { reportFault } from '@gm/shared/errors/report-fault';
import type { RemoteHints } from '../../base/seite-daten.ts';
import { withTimeout } from '../../base/with-timeout.ts';
import { contracts } from '../../federation/contracts.ts';
import { createContainers } from './containers.ts';
import { allowAssets, preloadModule } from './import-module.ts';
import { reloadIfStale } from './reload-if-stale.ts';

/** Long enough for a form's 126 kB at 120 kbit/s; a shorter limit gives up on pages that are only slow. */
const LIMIT_MS = 10_000;
const RETRY_AFTER_MS = 300;

interface TemplateModule {
  default?: Template;
}

/** A file of a template was missing, truncated or altered although the entry of its remote loaded. */
class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

export interface BrowserRemotes {
  /** Registers the remotes of a page; a registered container stays as it is. */
  register(hints: RemoteHints): void;
  /** Rejects when the remote is missing, broken or too slow; the next call tries again. */
  get(remote: string, template: string): Promise<Template>;
}

/** The remotes in the browser. One per document: containers and singletons belong to the page. */
export function createBrowserRemotes({ older } = contracts): BrowserRemotes {
  const openContainer = createContainers();
  const known: RemoteHints = {};
  const modules = new Map<string, Promise<Template>>();

  async function loadOnce(remote: string, template: string): Promise<Template> {
    const hint = known[remote];
    const files = hint?.templates[template];
    if (!hint || !files) throw new Error(`Unknown template ${remote}/${template}`);
    // Verified in parallel; the container then finds them in the module map. The remedy depends on which one failed.
    const entry = preloadModule(hint.entry.href);
    const chunks = Promise.all(files.map(({ href }) => preloadModule(href)));
    await Promise.all([entry, chunks.catch(() => {})]);
    await chunks.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ChunkFailure(`${remote}/${template}: ${reason}`, { cause });
    });
    const container = await openContainer(hint.entry.href);
    const module = (await container.get(`./${template}`))() as TemplateModule | undefined;
    // A chunk that threw while evaluating resolves to an empty module.
    if (!module?.default) throw new Error(`Empty module ${remote}/${template}`);
    return older[hint.contract ?? 0]?.adaptTemplate(module.default) ?? module.default;
  }

  async function load(remote: string, template: string): Promise<Template> {
    const id = `${remote}/${template}`;
    try {
      return await withTimeout(loadOnce(remote, template), LIMIT_MS, id);
    } catch (first) {
      reportFault(first);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      try {
        return await withTimeout(loadOnce(remote, template), LIMIT_MS, id);
      } catch (second) {
        reportFault(second);
        const href = known[remote]?.entry.href;
        if (href && (await reloadIfStale(href, second instanceof ChunkFailure))) return new Promise(() => {});
        throw second;
      }
    }
  }

  return {
    get(remote, template) {
      const id = `${remote}/${template}`;
      let loading = modules.get(id);
      if (!loading) {
        loading = load(remote, template);
        loading.catch(() => modules.delete(id));
        modules.set(id, loading);
      }
      return loading;
    },
    register(hints) {
      for (const [remote, hint] of Object.entries(hints)) {
        allowAssets([hint.entry, ...Object.values(hint.templates).flat()], hint.manifest);
        const before = known[remote];
        if (before?.container === hint.container) {
          Object.assign(before.templates, hint.templates);
          continue;
        }
        // A new version of a remote in use (hot reload): load its templates again.
        for (const id of modules.keys()) if (id.startsWith(`${remote}/`)) modules.delete(id);
        known[remote] = { ...hint, templates: { ...hint.templates } };
      }
    },
  };
}
