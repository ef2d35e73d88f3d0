import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { ANY_ORIGIN } from './federation-manifest-route.ts';

/** Only public files are served: `client/` folders and the list of files, never a server build. */
const PUBLIC_RELEASE_FILE =
  /^\/mf-[a-z0-9-]+\/[a-z0-9.-]+\/(client\/[\w.-]+\.(js|css|svg|webp|woff2)|client\/mf-(manifest|stats)\.json|client\/@mf-types\.(zip|d\.ts)|release\.json)$/i;

/** Written by `npm run dev` alone. */
const SOURCE_MAP = /^\/mf-[a-z0-9-]+\/[a-z0-9]+\/client\/[\w.-]+\.(js|css)\.map$/;

const VERSION = /^\/remotes\/(mf-[a-z0-9-]+\/[a-z0-9-][a-z0-9.-]*)\//i;

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

/**
 * Files of the shell's build and of releases, precompressed and immutable; of a release only `client/` and its list of
 * files.
 */
export function serveStaticFiles(app: FastifyInstance, distDir: string, store: Store, withMaps = false): void {
  app.register(fastifyStatic, { ...IMMUTABLE, root: path.join(distDir, 'client'), prefix: '/shell/', wildcard: true });
  app.register(fastifyStatic, {
    ...MOTIFS,
    root: path.join(distDir, 'client/motive'),
    prefix: '/shell/motive/',
    wildcard: true,
  });
  app.register(async (scope) => {
    // Another shell may have served a page of a version that is not in this folder yet.
    scope.addHook('onRequest', async ({ url }, reply) => {
      reply.headers(ANY_ORIGIN);
      const version = VERSION.exec(url)?.[1];
      if (version && !existsSync(path.join(store.dir, version))) await store.follow().catch(() => {});
    });
    scope.register(fastifyStatic, {
      ...IMMUTABLE,
      root: store.dir,
      prefix: '/remotes/',
      wildcard: true,
      allowedPath: (file) => PUBLIC_RELEASE_FILE.test(file) || (withMaps && SOURCE_MAP.test(file)),
    });
  });
}
