import { containerName } from '@gm/shared/build/container-name';
import type { Release } from '@gm/shared/contract/release';
import type { Asset, BlockData, Island, RemoteHint, RemoteHints } from '../../base/seite-daten.ts';
import { contracts } from '../../federation/contracts.ts';
import type { Snapshot } from '../../registry/registry.ts';
import type { LoadedRemote } from '../../registry/upcoming.ts';

const assetOf = ({ name, version, files }: Release, file: string, origin = ''): Asset => ({
  href: `${origin}/remotes/${name}/${version}/${file}`,
  integrity: files[file]?.integrity ?? '',
});

/** Files of one release that the browser needs to run `templates`. */
export function createRemoteHint(
  { server: { release }, releaseIntegrity, origin }: LoadedRemote,
  templates: Iterable<string>,
): RemoteHint {
  const asset = (file: string) => assetOf(release, file, origin);
  return {
    version: release.version,
    container: containerName(release.name, release.version),
    ...(release.contractVersion === contracts.present ? {} : { contract: release.contractVersion }),
    entry: asset(release.entry),
    manifest: { ...assetOf(release, 'release.json'), integrity: releaseIntegrity },
    templates: Object.fromEntries(
      [...templates].flatMap((name) => {
        const files = release.templates[name];
        return files ? [[name, files.js.map(asset)]] : [];
      }),
    ),
  };
}

/** Blocks of a page that are hydrated. */
export function listIslands(blocks: readonly BlockData[]): Island[] {
  return blocks.flatMap(({ remote, template, island: when, context, options }, id) =>
    remote && when ? [{ id, remote, template, when, context, options }] : [],
  );
}

/** Where the code of `islands` is, for every remote that has one. */
export function createRemoteHints(islands: readonly Island[], { remotes }: Snapshot): RemoteHints {
  const used = new Map<string, Set<string>>();
  for (const { remote, template } of islands) used.set(remote, (used.get(remote) ?? new Set()).add(template));
  const hints: RemoteHints = {};
  for (const [remote, templates] of used) {
    const loaded = remotes.get(remote);
    if (loaded) hints[remote] = createRemoteHint(loaded, templates);
  }
  return hints;
}

/** Stylesheets of the blocks, without duplicates, in the order of the page. */
export function listStyles(blocks: readonly BlockData[], { remotes }: Snapshot): Asset[] {
  const styles = new Map<string, Asset>();
  for (const { remote, template } of blocks) {
    const loaded = remotes.get(remote ?? '');
    if (!loaded) continue;
    const { origin, server } = loaded;
    for (const file of server.release.templates[template]?.css ?? []) {
      const asset = assetOf(server.release, file, origin);
      // Browsers compare hashes of other origins only with CORS.
      styles.set(asset.href, origin ? { ...asset, crossOrigin: 'anonymous' } : asset);
    }
  }
  return [...styles.values()];
}
