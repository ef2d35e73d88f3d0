/** A local page with every example of every template, at phone and desktop widths. */
import fs from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rspack } from '@rspack/core';
import { createBaseConfig } from '../../build/base-config.ts';
import type { RemoteDefinition } from '../../contract/contract.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const EVENTS = '/events';
/** The overview loads its examples anew; each of them alone would need a connection. */
const DOCUMENT = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Galerie</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
<div id="gallery"></div>
<script src="/main.js"></script>
<script>
  if (window === top) new EventSource('${EVENTS}').addEventListener('build', ({ data }) => {
    const faults = JSON.parse(data);
    if (!faults) return location.reload();
    document.getElementById('gallery').replaceWith(Object.assign(document.createElement('pre'), { id: 'gallery', textContent: faults }));
  });
</script>
`;

/** The generated entry module of the page: all templates with their examples. */
function writeEntry(dir: string, { templates }: RemoteDefinition, target: string): string {
  const quote = (file: string) => JSON.stringify(file);
  const lines = findStyles().map((style) => `import ${quote(style)};`);
  const shown = Object.keys(templates).map((name, index) => {
    const base = path.join(dir, 'src/templates', name, name);
    const examples = `${base}.examples.ts`;
    lines.push(`import T${index} from ${quote(`${base}.tsx`)};`);
    lines.push(
      fs.existsSync(examples) ? `import { examples as b${index} } from ${quote(examples)};` : `const b${index} = {};`,
    );
    return `{ name: ${quote(name)}, Template: T${index}, examples: b${index} }`;
  });
  lines.push(`import { remote } from ${quote(path.join(dir, 'contract.ts'))};`);
  lines.push(`import { showGallery } from ${quote(path.join(import.meta.dirname, '../gallery-page.tsx'))};`);
  lines.push(`showGallery(remote, [${shown.join(', ')}]);`);
  const file = path.join(target, 'entry.js');
  fs.mkdirSync(target, { recursive: true });
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Tokens and base styles of the site: included in the kit; in the site's repository those of the shell. */
function findStyles(): string[] {
  const packed = path.join(import.meta.dirname, '../../styles/src/page/styles');
  const folder = fs.existsSync(packed) ? packed : path.join(import.meta.dirname, '../../../shell/src/page/styles');
  return ['fonts.css', 'tokens.css', 'base.css'].map((name) => path.join(folder, name));
}

/**
 * Builds the page now and at every save.
 * @param onBuild called with the compiler's messages, empty when all is well
 * @returns the folder with the page, when it has been built for the first time
 */
async function watchGallery(dir: string, onBuild: (faults: string) => void): Promise<string> {
  const { remote } = (await import(pathToFileURL(path.join(dir, 'contract.ts')).href)) as { remote: RemoteDefinition };
  const target = path.join(dir, 'dist/gallery');
  const base = createBaseConfig({ name: 'gallery', dir, server: false });
  const compiler = rspack({
    ...base,
    mode: 'development',
    devtool: 'source-map',
    entry: { main: writeEntry(dir, remote, target) },
    output: { path: target, filename: '[name].js', cssFilename: '[name].css', uniqueName: remote.name },
    plugins: [],
    optimization: {},
  });
  fs.writeFileSync(path.join(target, 'index.html'), DOCUMENT);
  await new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 10 }, (fault, stats) => {
      if (fault) return reject(fault);
      onBuild(stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');
      resolve();
    });
  });
  return target;
}

/** Serves the page until the process ends; open pages follow every save. */
export async function startGallery(dir: string, args: string[]): Promise<Server> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '3100' } } });
  const listeners = new Set<ServerResponse>();
  let latest = '';
  const formatEvent = () => `event: build\ndata: ${JSON.stringify(latest)}\n\n`;
  const folder = await watchGallery(dir, (faults) => {
    latest = faults;
    if (faults) console.error(faults);
    for (const listener of listeners) listener.write(formatEvent());
  });
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === EVENTS) {
      reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(latest ? formatEvent() : ': open\n\n');
      listeners.add(reply);
      request.on('close', () => listeners.delete(reply));
      return;
    }
    const name = pathname === '/' ? 'index.html' : path.basename(pathname);
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) return reply.writeHead(404).end();
    return reply
      .writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' })
      .end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(values.port), '127.0.0.1', resolve);
  });
  const address = server.address();
  // Port 0 selects a free one.
  const port = typeof address === 'object' && address ? address.port : values.port;
  console.log(`The gallery is at http://localhost:${port}`);
  return server;
}
