/** The Module Federation manifest of each remote's current version, for hosts that are not this site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { releaseDir } from '../store/release-store.ts';

/**
 * Files of releases are public: other hosts may load them. Opened as a document, such as an SVG, they run no script and
 * have no access to this origin.
 */
export const RELEASE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

interface Files {
  sync: string[];
  async: string[];
}
interface Assets {
  assets: { js: Files; css: Files };
}
interface Manifest {
  metaData: { remoteEntry: { path: string } };
  shared: Assets[];
  exposes: Assets[];
}

/** Names the files from the folder above the versions, where the stable address is. */
function prefixFiles({ metaData, shared, exposes, ...rest }: Manifest, folder: string): Manifest {
  const prefix = (files: string[]) => files.map((file) => `${folder}/${file}`);
  const place = <Part extends Assets>(part: Part): Part => ({
    ...part,
    assets: Object.fromEntries(
      Object.entries(part.assets).map(([kind, { sync, async }]) => [
        kind,
        { sync: prefix(sync), async: prefix(async) },
      ]),
    ),
  });
  const remoteEntry = { ...metaData.remoteEntry, path: folder };
  return { ...rest, metaData: { ...metaData, remoteEntry }, shared: shared.map(place), exposes: exposes.map(place) };
}

/** `/remotes/<remote>/mf-manifest.json` follows the pointer; a release older than its manifest has none. */
export function registerFederationManifests(app: FastifyInstance, registry: Registry, releasesDir: string): void {
  for (const file of ['mf-manifest.json', 'mf-stats.json']) {
    app.get<{ Params: { remote: string } }>(`/remotes/:remote/${file}`, async ({ params: { remote } }, reply) => {
      const version = registry.snapshot.remotes.get(remote)?.server.release.version;
      if (!version) return reply.callNotFound();
      const place = path.join(releaseDir(releasesDir, remote, version), 'client', file);
      const content = await fs.readFile(place, 'utf8').catch(() => undefined);
      if (content === undefined) return reply.callNotFound();
      const manifest = prefixFiles(JSON.parse(content) as Manifest, `${version}/client`);
      return reply.headers({ ...RELEASE_HEADERS, 'cache-control': 'no-cache' }).send(manifest);
    });
  }
}
