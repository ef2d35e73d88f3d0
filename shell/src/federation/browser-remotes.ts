import { reportFault } from '@gm/shared/fehler/report-fault';
import type { Template } from '@gm/shared/vertrag';
import type { RemoteHints } from '../seite/seite-daten.ts';
import { createContainers } from './containers.ts';
import { contracts } from './contracts.ts';
import { allowAssets, preloadModule } from './import-module.ts';
import { reloadOnce } from './reload-once.ts';
import { withTimeout } from './with-timeout.ts';

const LIMIT_MS = 4000;
const RETRY_AFTER_MS = 300;
const GONE_LIMIT_MS = 1000;

interface TemplateModule {
  default?: Template;
}

/** A file of a template came not at all, cut off or changed, while the entry of its remote was there. */
class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

export interface BrowserRemotes {
  /** Makes the remotes of a page known; a container already registered stays as it is. */
  register(hints: RemoteHints): void;
  /** Rejects when the remote is missing, broken or too slow; the next call then tries anew. */
  get(remote: string, template: string): Promise<Template>;
}

/** The remotes of the browser. One per document: containers and singletons belong to the page. */
export function createBrowserRemotes({ older } = contracts): BrowserRemotes {
  const openContainer = createContainers();
  const known: RemoteHints = {};
  const modules = new Map<string, Promise<Template>>();

  async function loadOnce(remote: string, template: string): Promise<Template> {
    const hint = known[remote];
    const files = hint?.templates[template];
    if (!hint || !files) throw new Error(`Unknown template ${remote}/${template}`);
    // Verified side by side; the container then finds them in the module map. Which of them failed decides what helps.
    const entry = preloadModule(hint.entry.href);
    const chunks = Promise.all(files.map(({ href }) => preloadModule(href)));
    await Promise.all([entry, chunks.catch(() => {})]);
    await chunks.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ChunkFailure(`${remote}/${template}: ${reason}`, { cause });
    });
    const container = await openContainer(hint.entry.href);
    const module = (await container.get(`./${template}`))() as TemplateModule | undefined;
    // A chunk that threw while evaluating comes back as an empty module.
    if (!module?.default) throw new Error(`Empty module ${remote}/${template}`);
    return older[hint.contract ?? 0]?.adaptTemplate(module.default) ?? module.default;
  }

  /**
   * Whether the page anew would have what this one lacks: its release is gone, or a chunk failed though the entry is
   * there (requirement S-17). Not without an answer: who has no line keeps what is on the screen.
   */
  async function helpsReload(remote: string, fault: unknown): Promise<boolean> {
    const href = known[remote]?.entry.href;
    if (!href) return false;
    // A server that does not answer must not hold the visitor up a third time.
    const signal = AbortSignal.timeout(GONE_LIMIT_MS);
    const response = await fetch(href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
    if (response?.status === 404 || response?.status === 410) return true;
    return fault instanceof ChunkFailure && response?.ok === true;
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
        if ((await helpsReload(remote, second)) && reloadOnce()) return new Promise(() => {});
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
        // A new version of a remote already in use (hot reload): its templates are loaded anew.
        for (const id of modules.keys()) if (id.startsWith(`${remote}/`)) modules.delete(id);
        known[remote] = { ...hint, templates: { ...hint.templates } };
      }
    },
  };
}
