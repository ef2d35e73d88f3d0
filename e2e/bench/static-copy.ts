import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { CapturedPage } from './page-capture.ts';

/** Takes every script, module hint and page data out of a document. */
export function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** The same page as plain files: the limit no framework can beat. */
export async function serveStaticCopy(
  path: string,
  { html, files }: CapturedPage,
): Promise<{ url: string; stop(): void }> {
  const known = new Map(files.map((file) => [file.path, file]));
  const document = brotliCompressSync(stripScripts(html));
  const server = createServer((request, response) => {
    const file = known.get(request.url ?? '');
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(document);
    } else if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, stop: () => server.close() };
}
