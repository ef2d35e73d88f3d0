import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteHints } from '../../base/seite-daten.ts';
import { withTimeout } from '../../base/with-timeout.ts';
import { ChunkFailure } from './chunk-failure.ts';
import { importModule, preloadModule } from './import-module.ts';

type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

/** Long enough for the code of a form in use, at most 141 kB (e2e/quality/at-rest.spec.ts), at 120 kbit/s; a shorter limit gives up on pages that are only slow. */
const LIMIT_MS = 10_000;

/** Verifies in parallel; the container then finds the files in the module map. The remedy depends on which one failed. */
async function verify(entry: string, chunks: string[], name: string): Promise<void> {
  const loadingEntry = preloadModule(entry);
  const loadingChunks = Promise.all(chunks.map((href) => preloadModule(href)));
  await Promise.all([loadingEntry, loadingChunks.catch(() => {})]);
  await loadingChunks.catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ChunkFailure(`${name}: ${reason}`, { cause });
  });
}

/**
 * Runtime plugin: all files of a template are verified before any of them runs, and no other code is loaded. Each step
 * has a time limit.
 */
export function createVerifiedFiles(known: RemoteHints): ModuleFederationRuntimePlugin {
  return {
    name: 'verified-files',
    async afterMatchRemote({ remote, expose }) {
      const found = Object.entries(known).find(([, { container }]) => container === remote?.name);
      if (!found || !expose) return;
      const [name, { entry, templates }] = found;
      const template = expose.replace('./', '');
      const chunks = (templates[template] ?? []).map(({ href }) => href);
      const id = `${name}/${template}`;
      await withTimeout(verify(entry.href, chunks, id), LIMIT_MS, id);
    },
    loadEntry: ({ remoteInfo: { name, entry } }) =>
      Object.values(known).some(({ container }) => container === name)
        ? withTimeout(importModule<Container>(entry), LIMIT_MS, name)
        : undefined,
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      withTimeout(Promise.resolve(remoteEntryExports.get(expose)), LIMIT_MS, expose),
  };
}
