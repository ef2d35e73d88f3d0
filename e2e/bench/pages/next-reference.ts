/**
 * The same pages served by Next.js 16 at its best: prerendered server components without event handlers or effects,
 * `next/link`, inlined critical styles, fonts by `next/font`. Only the framework's share is compared.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import type { Browser } from '@playwright/test';
import { type ServerProcess, startServer } from '../../support/site/server-process.ts';
import { capturePage } from './page-capture.ts';

const PACKAGES = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', 'html-react-parser': '6.1.9' };
/** Installed separately from the project's workspaces. */
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--workspaces=false'];
const run = promisify(execFile);

/** Links to pages outside of the build stay plain anchors: Next.js would try to prefetch them. */
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
 * Removes the web fonts from a page's styles: `next/font` declares and preloads them under a family name of its own.
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

/** Splits pages into the shared layout and their own content. */
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
  // Pictures come from the site in both cases.
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
      const long = /lang="([^"]*)"/.exec(attributes)?.[1] ?? 'de';
      const className = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const { fonts } = takeFonts(css);
      // Parsed by the compiler, which accepts literal values only.
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
  return <html lang=${JSON.stringify(long)} className={className}><body>{render(around, children)}</body></html>;
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

/** Builds and starts it with the `paths` of `site`; the first one provides header and footer. */
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

/** Bytes of all scripts of a page, brotli-compressed. */
export async function weighScripts(browser: Browser, url: string): Promise<number> {
  const { files } = await capturePage(browser, url);
  const scripts = files.filter(({ type }) => /javascript/.test(type));
  return scripts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
}
