import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hasAppCookie } from '../base/app-mode.ts';
import { COLOUR_SCRIPT } from '../base/colour-choice.ts';
import { CachedPage } from '../http/cache/html-cache.ts';
import { sendCompressed } from '../http/cache/send-compressed.ts';
import { createInlineScript } from '../http/policy/inline-script.ts';
import { contentSecurityPolicy } from '../http/policy/security-headers.ts';
import { OUTAGE_PAGES, type Outage } from '../page/app/outage.ts';
import { renderOfflinePage } from '../page/app/render-offline-page.tsx';
import { fontTags, shellTags, stylesheet } from '../page/render/document-parts.ts';
import { listFrameStyles, type ShellAssets } from '../page/render/shell-assets.ts';
import { createWebAppManifest } from '../page/render/web-app-manifest.ts';
import type { PageService } from './page-service.ts';
import { nameStyles } from './variant.ts';

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
/** The browser caches the page, so its script applies the current choice. */
const COLOUR = createInlineScript(COLOUR_SCRIPT);

/** Manifest, service worker and offline page. */
export function registerAppRoutes(app: FastifyInstance, { pages, assets, distDir, secure }: AppRoutesOptions): void {
  const code = fs.readFileSync(path.join(distDir, 'worker/sw.js'), 'utf8');
  const build = createHash('sha256').update(JSON.stringify(assets)).update(code).digest('base64url').slice(0, 12);
  // No revision is needed, because the address contains a hash.
  const precache = [
    ...assets.precache.map(({ href, integrity }) => ({ url: href, revision: null, integrity })),
    ...Object.values(OUTAGE_PAGES).map((url) => ({ url, revision: build })),
  ];
  // The browser compares this file byte by byte: it changes exactly when the shell's build does.
  const script = new CachedPage(
    200,
    `self.gmApp=${JSON.stringify({ build, precache, styles: nameStyles(listFrameStyles(assets)), icon: assets.symbols['symbol-192'] })};\n${code}`,
    build,
  );

  // Requested with every document, so an unchanged file is answered with 304.
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
      .send(JSON.stringify(createWebAppManifest(gemeinde.name, assets.symbols)));
  });

  for (const outage of Object.keys(OUTAGE_PAGES) as Outage[])
    app.get(OUTAGE_PAGES[outage], async (request, reply) => {
      const frame = await pages.frame(hasAppCookie(request.headers.cookie));
      const css = [...listFrameStyles(assets), ...(frame.chrome.app ? [assets.pageCss.app] : [])];
      const head = COLOUR.tag + css.map(stylesheet).join('') + fontTags(assets) + shellTags(assets);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy(secure, [], { script: [COLOUR.hash] }))
        .header('cache-control', 'no-cache')
        .send(renderOfflinePage(outage, frame, head));
    });
}
