import { deflateSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { checkPdf } from './check-pdf.ts';
import { readPdfText } from './read-pdf-text.ts';

// The limit is ten seconds; allow for a slow start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const TOO_EXPENSIVE = /zu aufwendig gebaut und lässt sich nicht prüfen/;

/** A file of one page with this compressed content stream. */
function buildPdf(content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 }).toString('latin1');
  const font = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources ${font} >>`,
    `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
  ];
  const file = objects.map((entity, index) => `${index + 1} 0 obj\n${entity}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${file}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}
const good = () => buildPdf(Buffer.from('BT /F1 12 Tf 10 100 Td (Hallo Welt) Tj ET'));

/** The longest interruption of the event loop in milliseconds. */
async function measureStandstill(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await work.finally(() => clearInterval(beat));
  return longest;
}

it.each([
  ['a page of two million words in 100 kB', buildPdf(Buffer.from('BT /F1 12 Tf (A) Tj ET\n'.repeat(2_000_000)))],
  // Searching for the end takes quadratic time.
  ['a million streams without an end', Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(1_000_000)}`)],
])('%s is aborted after ten seconds and blocks no other request meanwhile', async (_was, bytes) => {
  const begin = performance.now();
  const standstill = await measureStandstill(
    expect(checkPdf(bytes, 'dokument')).rejects.toMatchObject({
      code: 'felder_ungueltig',
      message: expect.stringMatching(TOO_EXPENSIVE),
      felder: [{ feld: 'dokument' }],
    }),
  );
  expect(performance.now() - begin).toBeLessThan(18_000);
  expect(standstill).toBeLessThan(1_000);
  expect((await readPdfText(new Uint8Array(good()))).text).toBe('Hallo Welt');
});

it('does not unpack a page that expands to half a gigabyte', async () => {
  const bomb = buildPdf(Buffer.alloc(300_000_000, 32));
  const before = process.memoryUsage.rss();
  let most = 0;
  const beat = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  await checkPdf(bomb, 'dokument').catch(() => null);
  clearInterval(beat);
  expect(most - before).toBeLessThan(500_000_000);
});

it('reads files one after the other', async () => {
  const texts = await Promise.all(
    Array.from({ length: 5 }, async () => (await readPdfText(new Uint8Array(good()))).text),
  );
  expect(texts).toEqual(Array.from({ length: 5 }, () => 'Hallo Welt'));
});
