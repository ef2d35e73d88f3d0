import type { CapturedPage } from './page-capture.ts';
import type { Figure } from './table.ts';

const kilobytes = (bytes: number) => bytes / 1000;
const DATA = /<script type="application\/json"[^>]*>.*?<\/script>/s;

/** What the page weighs on the wire. `federation` is the shell's script with and without its federation part, in bytes. */
export function weighPage({ html, files }: CapturedPage, federation: number): Figure[] {
  const sum = (pattern: RegExp) =>
    files.filter(({ type }) => pattern.test(type)).reduce((bytes, { body }) => bytes + body.length, 0);
  const entry = files.find(({ path }) => /remoteEntry/.test(path))?.body.length ?? 0;
  const withoutData = html.replace(DATA, '').length;
  return [
    {
      name: 'JavaScript of an article page, brotli',
      value: kilobytes(sum(/javascript/)),
      unit: 'kB',
      limit: 96,
      reference: 'Next.js 16, same page: 139 kB',
    },
    {
      name: 'of which federation (host and entry of the remote)',
      value: kilobytes(federation + entry),
      unit: 'kB',
      limit: 20,
    },
    { name: 'CSS, brotli', value: kilobytes(sum(/css/)), unit: 'kB', limit: 12 },
    { name: 'fonts', value: kilobytes(sum(/font/)), unit: 'kB', limit: 46 },
    {
      name: 'HTML, times the same document without page data',
      value: html.length / withoutData,
      unit: '×',
      limit: 1.25,
      reference: `${withoutData} bytes without`,
    },
  ];
}
