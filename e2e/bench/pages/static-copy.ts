import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { CapturedPage } from './page-capture.ts';

const LEFT_OUT = /javascript|css|json|html/;
const COMPRESSED = /svg|text/;

/** The page as a static document with its pictures and fonts: a lower bound for every framework. */
export async function serveStaticCopy(
  path: string,
  { files, frozen }: CapturedPage,
): Promise<{ port: number; stop(): void }> {
  const known = new Map(
    [{ path, type: 'text/html; charset=utf-8', body: Buffer.from(frozen) }, ...files]
      .filter((file) => file.path === path || !LEFT_OUT.test(file.type))
      .map(({ path: at, type, body }) => {
        const headers = { 'content-type': type, 'cache-control': 'max-age=60' };
        if (!COMPRESSED.test(type)) return [at, { headers, body }];
        return [at, { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) }];
      }),
  );
  const server = createServer((request, response) => {
    const file = known.get(request.url ?? '');
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
