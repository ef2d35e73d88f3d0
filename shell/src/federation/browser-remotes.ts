import { reportFault } from '@gm/shared/fehler/report-fault';
import type { Template } from '@gm/shared/vertrag';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { Asset, RemoteHints } from '../seite/seite-daten.ts';
import { type RemoteRuntime, type TrackedPromise, track, withTimeout } from '../slots/remote-runtime.ts';
import { provideHostRuntime } from './host-runtime.ts';
import { allowAssets, importModule, loadStylesheet, preloadModule } from './import-module.ts';
import { reloadOnce } from './reload-once.ts';
import { createSharedScope } from './shared-scope.ts';

const LIMIT_MS = 4000;
const RETRY_AFTER_MS = 300;
const GONE_LIMIT_MS = 1000;

type Plugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number];
/** What a remote's entry exports: `init` and `get`. */
type Container = Awaited<ReturnType<NonNullable<Plugin['loadEntry']>>>;

interface TemplateModule {
  default?: Template;
}

/** A file of a template came not at all, cut off or changed, while the entry of its remote was there. */
class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

interface Loading {
  /** Ends in any case. */
  attempt: TrackedPromise<Template>;
  /** What React waits for: for good where the server's markup is better than a fault. */
  shown: TrackedPromise<Template>;
}

export interface BrowserRemotes extends RemoteRuntime {
  /** Makes the remotes of a page known; a container already registered stays as it is. */
  register(hints: RemoteHints): void;
  /** Starts fetching what the templates of a page need, without running it. */
  preload(hints: RemoteHints): void;
  /**
   * Resolves when all templates are there or have failed; never rejects. When their release is gone from the server, or
   * a chunk of it does not come, the browser goes to `href` as a document.
   */
  settle(hints: RemoteHints, href: string): Promise<void>;
  /** From now on a failed block has no server markup to fall back on. */
  leaveServerMarkup(): void;
}

/** The federation host of the browser. One per document: containers and singletons belong to the page. */
export function createBrowserRemotes(): BrowserRemotes {
  provideHostRuntime();
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: createSharedScope(),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'verified-entry',
        loadEntry: ({ remoteInfo }) => importModule(remoteInfo.entry) as Promise<Container>,
      },
    ],
  });
  const known: RemoteHints = {};
  const modules = new Map<string, Loading>();
  let hydrating = true;
  /** Where a navigation that waits for modules leads to. */
  let destination: string | undefined;

  const filesOf = (remote: string, template: string): Asset[] => known[remote]?.templates[template]?.js ?? [];

  async function loadOnce(remote: string, template: string): Promise<Template> {
    const hint = known[remote];
    if (!hint?.templates[template]) throw new Error(`Unknown template ${remote}/${template}`);
    const styles = Promise.all(hint.templates[template].css.map(loadStylesheet));
    // Verified side by side; the container then finds them in the module map. Which of them failed decides what helps.
    const entry = preloadModule(hint.entry.href);
    const chunks = Promise.all(filesOf(remote, template).map(({ href }) => preloadModule(href)));
    await Promise.all([entry, chunks.catch(() => {})]);
    await chunks.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ChunkFailure(`${remote}/${template}: ${reason}`, { cause });
    });
    const module = await federation.loadRemote<TemplateModule>(`${hint.container}/${template}`);
    await styles;
    // A chunk that threw while evaluating comes back as an empty module.
    if (!module?.default) throw new Error(`Empty module ${remote}/${template}`);
    return module.default;
  }

  /**
   * Whether the page anew would have what this one lacks: its release is gone, or a chunk failed though the entry is
   * there (requirement S-17). Not without an answer: who has no line keeps what is on the screen.
   */
  async function helpsReload(remote: string, fault: unknown): Promise<boolean> {
    const href = known[remote]?.entry.href;
    if (!href) return false;
    // A server that does not answer must not hold the navigation back a third time.
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
        if ((await helpsReload(remote, second)) && reloadOnce(destination)) return new Promise(() => {});
        throw second;
      }
    }
  }

  /** The placeholder of a block that failed or was late on the server is no markup to keep. */
  const hasServerMarkup = (id: string) =>
    document.querySelector(`[data-block="${id}"] > :not(template, [aria-busy])`) !== null;

  function start(remote: string, template: string): Loading {
    const id = `${remote}/${template}`;
    let loading = modules.get(id);
    if (!loading) {
      const keepsMarkup = hydrating && hasServerMarkup(id);
      const attempt = track(load(remote, template));
      // Suspended for good, React leaves the server's markup where it is, readable and with native forms and links.
      const shown = keepsMarkup ? track(attempt.catch(() => new Promise<never>(() => {}))) : attempt;
      loading = { attempt, shown };
      modules.set(id, loading);
    }
    return loading;
  }

  return {
    get: (remote, template) => start(remote, template).shown,
    forget(remote, template) {
      modules.delete(`${remote}/${template}`);
    },
    register(hints) {
      for (const [remote, hint] of Object.entries(hints)) {
        const assets = Object.values(hint.templates).flatMap(({ js, css }) => [...js, ...css]);
        allowAssets([hint.entry, ...assets], hint.manifest);
        const before = known[remote];
        if (before?.container === hint.container) {
          Object.assign(before.templates, hint.templates);
          continue;
        }
        // A new version of a remote already in use (hot reload): its templates are loaded anew.
        for (const id of modules.keys()) if (id.startsWith(`${remote}/`)) modules.delete(id);
        known[remote] = { ...hint, templates: { ...hint.templates } };
        federation.registerRemotes([{ name: hint.container, entry: hint.entry.href, type: 'module' }]);
      }
    },
    preload(hints) {
      this.register(hints);
      for (const { entry, templates } of Object.values(hints)) {
        for (const { js, css } of Object.values(templates)) {
          // A failed prefetch is no fault: the navigation itself tries again and reports.
          for (const { href } of [entry, ...js]) preloadModule(href).catch(() => {});
          for (const asset of css) loadStylesheet(asset).catch(() => {});
        }
      }
    },
    async settle(hints, href) {
      this.register(hints);
      destination = href;
      const attempts = Object.entries(hints).flatMap(([remote, { templates }]) =>
        Object.keys(templates).map((template) => {
          if (modules.get(`${remote}/${template}`)?.attempt.status === 'rejected') this.forget(remote, template);
          return start(remote, template).attempt;
        }),
      );
      await Promise.allSettled(attempts);
      if (destination === href) destination = undefined;
    },
    leaveServerMarkup() {
      hydrating = false;
      for (const loading of modules.values()) loading.shown = loading.attempt;
    },
  };
}
