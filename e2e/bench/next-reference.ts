/**
 * The same pages as Next.js 16 serves them at its best: rendered ahead, as server components without a handler or an
 * effect, links of its own, each page's used styles inside it, the fonts by `next/font`. What is measured beside it is the framework's part alone.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import type { Browser } from '@playwright/test';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { capturePage } from './page-capture.ts';

const PACKAGES = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', 'html-react-parser': '6.1.9' };
/** Nothing of it comes from this project's packages, and none of it belongs to them. */
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--workspaces=false'];
const run = promisify(execFile);

/** Links to pages that are not in it stay plain: Next.js would ask for them ahead, and wait. */
const writeLibrary = (
  paths: readonly string[],
) => `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';

const paths = ${JSON.stringify(paths)};

export function render(html, children) {
  const options = {
    replace(node) {
      if (node.name === 'gm-slot') return <>{children}</>;
      if (node.name !== 'a' || !paths.includes(node.attribs.href)) return;
      return <Link {...attributesToProps(node.attribs)}>{domToReact(node.children, options)}</Link>;
    },
  };
  return parse(html, options);
}
`;

interface WebFont {
  path: string;
  weight: string;
  display: string;
}

/**
 * Takes the web fonts out of the styles of a page: `next/font` declares and preloads them, as Next.js does unless it is told
 * otherwise, in a family of its own.
 */
function takeFonts(css: string): { css: string; fonts: WebFont[] } {
  const fonts: WebFont[] = [];
  let family = '';
  const rest = css.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, (rule) => {
    const read = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? '';
    family = read(/font-family:\s*"?([^";]*)/);
    fonts.push({
      path: read(/url\("?([^")]*)/),
      weight: read(/font-weight:\s*([^;]*)/),
      display: read(/font-display:\s*([^;]*)/),
    });
    return '';
  });
  return { css: rest.replaceAll(`"${family}"`, 'var(--next-font)'), fonts };
}

/** Pages of a site fall apart into what all of them have and their own part. */
function divide(frozen: string): { attributes: string; around: string; main: string; css: string; title: string } {
  const find = (pattern: RegExp) => pattern.exec(frozen)?.[1] ?? '';
  const body = find(/<body[^>]*>(.*)<\/body>/s);
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return {
    attributes: find(/<html([^>]*)>/),
    around: body.replace(main, '<gm-slot></gm-slot>'),
    main,
    css: find(/<style>(.*?)<\/style>/s),
    title: find(/<title[^>]*>(.*?)<\/title>/s),
  };
}

async function writeSources(
  folder: string,
  site: string,
  pages: readonly { path: string; frozen: string }[],
): Promise<void> {
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('package.json', JSON.stringify({ private: true, dependencies: PACKAGES }));
  // Pictures are the site's own, through both servers.
  const rewrites = ['api', 'shell'].map((name) => ({
    source: `/${name}/:path*`,
    destination: `${site}/${name}/:path*`,
  }));
  const config = {
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    experimental: { inlineCss: true },
  };
  write(
    'next.config.mjs',
    `export default { ...${JSON.stringify(config)}, turbopack: { root: ${JSON.stringify(folder)} }, rewrites: async () => (${JSON.stringify(rewrites)}) };`,
  );
  write('app/render.jsx', writeLibrary(pages.map(({ path }) => path)));
  for (const [index, { path, frozen }] of pages.entries()) {
    const { attributes, around, main, css, title } = divide(frozen);
    if (index === 0) {
      const lang = /lang="([^"]*)"/.exec(attributes)?.[1] ?? 'de';
      const className = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const { fonts } = takeFonts(css);
      // Read by the compiler, which takes bare keys alone.
      const src = fonts.map(({ path: file, weight }) => `{ path: '.${file}', weight: '${weight}' }`).join(', ');
      for (const { path: file } of fonts) {
        write(`app${file}`, Buffer.from(await (await fetch(site + file)).arrayBuffer()));
      }
      write(
        'app/layout.jsx',
        `import localFont from 'next/font/local';
import { render } from './render.jsx';
const font = localFont({ src: [${src}], display: ${JSON.stringify(fonts[0]?.display)}, variable: '--next-font' });
const around = ${JSON.stringify(around)};
const className = ${JSON.stringify(className)} + ' ' + font.variable;
export default function Layout({ children }) {
  return <html lang=${JSON.stringify(lang)} className={className}><body>{render(around, children)}</body></html>;
}`,
      );
    }
    const at = `app/${path.replaceAll(/^\/|\/$/g, '')}`;
    write(`${at}/styles.css`, takeFonts(css).css);
    write(
      `${at}/page.jsx`,
      `import { render } from '${'../'.repeat(at.split('/').length - 1)}render.jsx';
import './styles.css';
export const metadata = { title: ${JSON.stringify(title)} };
const main = ${JSON.stringify(main)};
export default function Page() { return render(main); }`,
    );
  }
}

/** Builds and starts it; `paths` of `site`, the first of which lends header and footer. */
export async function startNextReference(
  browser: Browser,
  options: { folder: string; site: string; paths: readonly string[] },
): Promise<ServerProcess> {
  const { folder, site, paths } = options;
  const pages: { path: string; frozen: string }[] = [];
  for (const path of paths) pages.push({ path, frozen: (await capturePage(browser, site + path)).frozen });
  await writeSources(folder, site, pages);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  await run('npm', ['install', ...QUIET], { cwd: folder, env });
  const cli = join(folder, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [cli, 'build'], { cwd: folder, env, maxBuffer: 2 ** 24 });
  const port = await findFreePort();
  return startServer({
    name: 'next',
    args: [cli, 'start', '--port', String(port)],
    cwd: folder,
    port,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    ready: paths[0] ?? '/',
  });
}

/** Bytes of all scripts a page loads, as brotli sends them. */
export async function weighScripts(browser: Browser, url: string): Promise<number> {
  const { files } = await capturePage(browser, url);
  const scripts = files.filter(({ type }) => /javascript/.test(type));
  return scripts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
}
