import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface CapturedFile {
  path: string;
  type: string;
  /** As sent, content encoding applied. */
  body: Buffer;
  headers: Record<string, string>;
}

export interface CapturedPage {
  html: string;
  files: CapturedFile[];
}

/** Everything a visitor's browser loads for a page with an empty cache, as it came over the wire. */
export async function capturePage(browser: Browser, url: string): Promise<CapturedPage> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const paths = new Set<string>();
  page.on('requestfinished', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === new URL(url).origin) paths.add(pathname + search);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  const html = await (await fetch(url)).text();
  paths.delete(new URL(url).pathname);
  const files = await Promise.all([...paths].map((path) => fetchRaw(new URL(path, url))));
  return { html, files };
}

/** fetch() would decode the body; its brotli size is what counts, so the file is asked for as it lies on disk. */
async function fetchRaw(url: URL): Promise<CapturedFile> {
  const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*', 'accept-encoding': 'br' } });
  const content = Buffer.from(await answer.arrayBuffer());
  const encoded = answer.headers.get('content-encoding') === 'br';
  const headers: Record<string, string> = { 'content-type': answer.headers.get('content-type') ?? '' };
  if (encoded) headers['content-encoding'] = 'br';
  const body = encoded ? brotliCompressSync(content) : content;
  return { path: url.pathname + url.search, type: headers['content-type'] ?? '', body, headers };
}
