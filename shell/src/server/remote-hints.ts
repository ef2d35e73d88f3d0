import { containerName } from '@gm/shared/bau/container-name';
import type { Release } from '@gm/shared/vertrag/release';
import type { Snapshot } from '../registry/registry.ts';
import { readRelease } from '../registry/release-store.ts';
import type { Asset, PageReply, RemoteHint, RemoteHints, SeitenDaten } from '../seite/seite-daten.ts';

/** What the browser must fetch of one release to run `templates`. */
export function createRemoteHint(release: Release, manifestIntegrity: string, templates: Iterable<string>): RemoteHint {
  const base = `/remotes/${release.name}/${release.version}/`;
  const asset = (file: string): Asset => ({ href: base + file, integrity: release.files[file]?.integrity ?? '' });
  return {
    version: release.version,
    container: containerName(release.name, release.version),
    entry: asset(release.entry),
    manifest: { href: `${base}release.json`, integrity: manifestIntegrity },
    templates: Object.fromEntries(
      [...templates].flatMap((name) => {
        const files = release.templates[name];
        return files ? [[name, { js: files.js.map(asset), css: files.css.map(asset) }]] : [];
      }),
    ),
  };
}

/** Hints for every remote with a block on the page. `find` answers the release a remote shall be used in. */
export function createRemoteHints(
  seite: SeitenDaten,
  find: (remote: string) => { release: Release; manifestIntegrity: string } | null,
): RemoteHints {
  const used = new Map<string, Set<string>>();
  for (const { remote, template } of seite.blocks) {
    if (remote) used.set(remote, (used.get(remote) ?? new Set()).add(template));
  }
  const hints: RemoteHints = {};
  for (const [remote, templates] of used) {
    const found = find(remote);
    if (found) hints[remote] = createRemoteHint(found.release, found.manifestIntegrity, templates);
  }
  return hints;
}

/** A page with hints for the versions of `snapshot`. */
export function createPageReply(seite: SeitenDaten, snapshot: Snapshot): PageReply {
  const remotes = createRemoteHints(seite, (remote) => {
    const loaded = snapshot.remotes.get(remote);
    return loaded ? { release: loaded.server.release, manifestIntegrity: loaded.manifestIntegrity } : null;
  });
  return { seite, remotes, generation: snapshot.generation };
}

/** Hints for older versions that are still on disk; null when one of them cannot be read any more. */
export function createHintsOfVersions(
  seite: SeitenDaten,
  versions: Readonly<Record<string, string>>,
  releasesDir: string,
): RemoteHints | null {
  try {
    return createRemoteHints(seite, (remote) => {
      const version = versions[remote];
      return version ? readRelease(releasesDir, remote, version) : null;
    });
  } catch {
    return null;
  }
}
