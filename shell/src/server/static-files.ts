import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { listNamed, readRegistry, registryPath } from '../store/registry-file.ts';
import { PUBLIC_FILE } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { RELEASE_HEADERS } from './federation-manifest-route.ts';

const RELEASE_FILE = /^\/(mf-[a-z0-9-]+\/[a-z0-9][a-z0-9.-]*)\/(.+)$/;

/** Written by `npm run dev` alone. */
const SOURCE_MAP = /^client\/[\w.-]+\.(js|css)\.map$/;

const VERSION = /^\/remotes\/(mf-[a-z0-9-]+\/[a-z0-9][a-z0-9.-]*)\//;

/** Every address contains a version or a hash, so it can be cached forever. */
const IMMUTABLE: Omit<FastifyStaticOptions, 'root' | 'prefix'> = {
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
  index: false,
  decorateReply: false,
  // Caches must not serve the brotli copy to clients that do not support it.
  setHeaders: (reply) => reply.setHeader('vary', 'accept-encoding'),
};

/** Illustrations have stable addresses, which modules of any version use. */
const MOTIFS = { ...IMMUTABLE, immutable: false, maxAge: '1d' } as const;

/** The versions that the registry names, as of the last reading. */
class KnownReleases {
  #names: ReadonlySet<string> = new Set();
  #seen = '';

  constructor(private readonly releasesDir: string) {}

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Reads the registry again if it has changed. */
  async follow(): Promise<void> {
    const stat = await fs.promises.stat(registryPath(this.releasesDir)).catch(() => null);
    const seen = stat ? `${stat.mtimeMs}:${stat.ino}` : '';
    if (seen !== this.#seen) this.read();
    this.#seen = seen;
  }

  read(): void {
    try {
      this.#names = listNamed(readRegistry(this.releasesDir));
    } catch {
      // The site also keeps its versions while the document is damaged.
    }
  }
}

/**
 * Files of the shell's build and of releases, precompressed and immutable. Of a release that the registry names only
 * `client/` and its list of files; of one that is only stored, nothing: no visitor was meant to get it.
 */
export function serveStaticFiles(app: FastifyInstance, distDir: string, store: Store, withMaps = false): void {
  app.register(fastifyStatic, { ...IMMUTABLE, root: path.join(distDir, 'client'), prefix: '/shell/', wildcard: true });
  app.register(fastifyStatic, {
    ...MOTIFS,
    root: path.join(distDir, 'client/motive'),
    prefix: '/shell/motive/',
    wildcard: true,
  });
  const named = new KnownReleases(store.dir);
  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ url }, reply) => {
      reply.headers(RELEASE_HEADERS);
      await named.follow();
      const version = VERSION.exec(url)?.[1];
      const isHere = () => !version || (named.has(version) && fs.existsSync(path.join(store.dir, version)));
      // Another shell may have served a page of a version that has not arrived here yet; network mounts delay `stat`.
      // Twice: the first may have been on its way before that version was there.
      for (let turn = 0; turn < 2 && !isHere(); turn += 1) {
        await store.follow().catch(() => {});
        named.read();
      }
    });
    scope.register(fastifyStatic, {
      ...IMMUTABLE,
      root: store.dir,
      prefix: '/remotes/',
      wildcard: true,
      allowedPath: (location) => {
        const [, version = '', file = ''] = RELEASE_FILE.exec(location) ?? [];
        return named.has(version) && (PUBLIC_FILE.test(file) || (withMaps && SOURCE_MAP.test(file)));
      },
    });
  });
}
