import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { COLOUR_SCRIPT } from '../darstellung/farbwahl.ts';
import { fontTags, shellTags, stylesheet } from '../server/document-parts.ts';
import { CachedPage } from '../server/html-cache.ts';
import { createInlineScript } from '../server/inline-script.ts';
import type { PageService } from '../server/page-service.ts';
import { contentSecurityPolicy } from '../server/security-headers.ts';
import { sendCompressed } from '../server/send-compressed.ts';
import { listFrameStyles, type ShellAssets } from '../server/shell-assets.ts';
import { nameStyles } from '../server/variant.ts';
import { hasAppCookie } from './app-mode.ts';
import { createManifest } from './manifest.ts';
import { renderOfflinePage } from './render-offline-page.tsx';

interface AppRoutesOptions {
  pages: PageService;
  assets: ShellAssets;
  /** Folder of the shell's own build. */
  distDir: string;
  /** Whether the site is served over https. */
  secure: boolean;
}

/** The worker may fetch from this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/** Kept by the browser, the page is the same whatever somebody has chosen since. */
const COLOUR = createInlineScript(COLOUR_SCRIPT);

/** Manifest, service worker and offline page. */
export function registerAppRoutes(app: FastifyInstance, { pages, assets, distDir, secure }: AppRoutesOptions): void {
  const code = fs.readFileSync(path.join(distDir, 'worker/sw.js'), 'utf8');
  const build = createHash('sha256').update(JSON.stringify(assets)).update(code).digest('base64url').slice(0, 12);
  // Without a revision the address itself carries a hash.
  const precache = [
    ...assets.precache.map(({ href, integrity }) => ({ url: href, revision: null, integrity })),
    { url: '/offline/', revision: build },
  ];
  // The browser compares this file byte by byte: it changes exactly when the shell's build does.
  const script = new CachedPage(
    200,
    `self.gmApp=${JSON.stringify({ build, precache, styles: nameStyles(listFrameStyles(assets)), icon: assets.symbols['symbol-192'] })};\n${code}`,
    build,
  );

  // Asked for with every document, hence answered in a few bytes while nothing has changed.
  app.get('/sw.js', async (request, reply) => {
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', script.etag)
      .header('content-security-policy', WORKER_POLICY);
    if (request.headers['if-none-match'] === script.etag) return reply.code(304).send();
    return sendCompressed(request, reply, script);
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { gemeinde } = await pages.frame(false);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(createManifest(gemeinde.name, assets.symbols)));
  });

  app.get('/offline/', async (request, reply) => {
    const frame = await pages.frame(hasAppCookie(request.headers.cookie));
    const css = [...listFrameStyles(assets), ...(frame.chrome.app ? [assets.pageCss.app] : [])];
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(secure, [], { script: [COLOUR.hash] }))
      .header('cache-control', 'no-cache')
      .send(renderOfflinePage(frame, COLOUR.tag + css.map(stylesheet).join('') + fontTags(assets) + shellTags(assets)));
  });
}
