import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Figure } from '../table.ts';
import { type CapturedPage, type CaptureOptions, capturePage } from './page-capture.ts';

const kilobytes = (bytes: number) => bytes / 1000;
const DATA = /<script type="application\/json"[^>]*>.*?<\/script>/s;

const weigh = ({ files }: CapturedPage, type: RegExp) =>
  files.filter((file) => type.test(file.type)).reduce((sum, { bytes }) => sum + bytes, 0);

interface Weighed {
  origin: string;
  /** Addresses of a page of each kind; the form is the longest one. */
  pages: Record<'start' | 'list' | 'search' | 'form' | 'desk', string>;
  /** The captured article. */
  article: CapturedPage;
  /** Bytes of the shell's scripts with and without federation, each alone. */
  federation: number;
  /** Bytes of the scripts of the article with Next.js, brotli-compressed. */
  next: number;
}

/** Transferred bytes of pages. */
export async function weighPages(
  browser: Browser,
  { origin, pages, article, federation, next }: Weighed,
): Promise<Figure[]> {
  const capture = (path: string, options?: CaptureOptions) => capturePage(browser, origin + path, options);
  const form = await capture(pages.form, { isUsed: true });
  const atRest = await capture(pages.form);
  const entry = form.files.find(({ path }) => /remoteEntry/.test(path))?.bytes ?? 0;
  const js = (page: string, captured: CapturedPage, limit: number, reference?: string): Figure => ({
    name: `JavaScript of ${page}, brotli`,
    value: kilobytes(weigh(captured, /javascript/)),
    unit: 'kB',
    limit,
    reference,
  });
  const formHtml = atRest.html.body.toString();
  const content = formHtml.slice(0, formHtml.indexOf('</main>'));
  const lists = form.files.filter(({ path }) => path.endsWith('/release.json'));
  const html = article.html.body.toString();
  const withoutData = html.replace(DATA, '').length;
  return [
    js('an article page', article, 13, `the same page with Next.js: ${Math.round(kilobytes(next))} kB`),
    js('the start page', await capture(pages.start), 20),
    js('a list', await capture(pages.list), 25),
    js('the search', await capture(pages.search), 25),
    js('the longest form, at rest', atRest, 20),
    js('the longest form, in use, with React, form kit and rules', form, 105),
    {
      name: 'list of the module’s files beside it, for the code that no page names, brotli',
      value: kilobytes(lists.reduce((sum, { bytes }) => sum + bytes, 0)),
      unit: 'kB',
      limit: 8,
    },
    js('the desk, in use', await capture(pages.desk, { isUsed: true, account: 'redaktion' }), 106),
    {
      name: 'of which federation (host and remote entry)',
      value: kilobytes(federation + entry),
      unit: 'kB',
      limit: 20,
    },
    { name: 'HTML of the longest form with its styles', value: kilobytes(atRest.html.bytes), unit: 'kB', limit: 26 },
    {
      name: 'of which to the end of its content, which the first paint waits for',
      value: kilobytes(brotliCompressSync(content).length),
      unit: 'kB',
      limit: 18.8,
    },
    { name: 'HTML of an article page with its styles', value: kilobytes(article.html.bytes), unit: 'kB', limit: 20 },
    { name: 'CSS beside it', value: kilobytes(weigh(article, /css/)), unit: 'kB', limit: 12 },
    { name: 'fonts', value: kilobytes(weigh(article, /font/)), unit: 'kB', limit: 46 },
    {
      name: 'HTML, times the same document without page data',
      value: html.length / withoutData,
      unit: '×',
      limit: 1.25,
      reference: `${withoutData} bytes without`,
    },
  ];
}
