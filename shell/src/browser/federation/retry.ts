import { reportFault } from '@gm/shared/errors/report-fault';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteHints } from '../../base/seite-daten.ts';
import { ChunkFailure } from './chunk-failure.ts';
import { giveUpOrigin } from './import-module.ts';
import { reloadIfStale } from './reload-if-stale.ts';

const RETRY_AFTER_MS = 300;

/**
 * Runtime plugin: a template that fails is requested once more, from this site; if that fails, the page reloads where it
 * helps.
 */
export function createRetry(known: RemoteHints): ModuleFederationRuntimePlugin {
  const retried = new Set<string>();
  return {
    name: 'retry',
    onLoad({ id, exposeModule }) {
      // A chunk that threw while evaluating resolves to an empty module.
      if (!exposeModule?.default) throw new Error(`Empty module ${id}`);
    },
    async errorLoadRemote({ id, error, lifecycle, origin }) {
      if (lifecycle !== 'onLoad') return;
      reportFault(error);
      const href = known[id.split('/')[0] ?? '']?.entry.href ?? '';
      if (retried.has(id)) {
        const { pathname } = new URL(href, location.href);
        if (href && (await reloadIfStale(pathname, error instanceof ChunkFailure))) return new Promise(() => {});
        return;
      }
      giveUpOrigin(href);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      retried.add(id);
      try {
        return await origin.loadRemote(id);
      } finally {
        retried.delete(id);
      }
    },
  };
}
