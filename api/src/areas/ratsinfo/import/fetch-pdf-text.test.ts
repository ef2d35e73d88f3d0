import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from '../../../core/platform/pdf/read-pdf-text.ts';
import { writePdf } from '../../../core/platform/pdf/write-pdf.ts';
import { setInvitation } from '../files/set-printed-page.ts';
import { fetchPdfText } from './fetch-pdf-text.ts';

const write = (text: string) =>
  writePdf({
    titel: 'Sanierung der Brücke',
    betreff: 'Probe',
    kopfzeile: 'Gemeinde Probe',
    unterzeile: '',
    text,
    datum: '2026-03-01',
    gemeinde: 'Probe',
  });
const read = async (pdf: Buffer, limits?: Parameters<typeof readPdfText>[1]) =>
  (await readPdfText(new Uint8Array(pdf), limits)).text;

let server: Server;
let address = '';
beforeAll(async () => {
  const pdf = await write('<p>Über die Enz führt ein Steg.</p>');
  server = createServer((request, response) => {
    if (request.url === '/fehlt.pdf') response.writeHead(404).end();
    else response.end(request.url === '/seite.pdf' ? '<!doctype html><p>Wartung</p>' : pdf);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads title and text of a remote file', async () => {
  const text = await fetchPdfText(`${address}/steg.pdf`, address);
  expect(text).toContain('Sanierung der Brücke');
  expect(text).toContain('Über die Enz führt ein Steg.');
});

it.each(['fehlt.pdf', 'seite.pdf'])('returns no text for %s', async (name) => {
  await expect(fetchPdfText(`${address}/${name}`, address)).rejects.toThrow();
});

it('rejects truncated files and random bytes', async () => {
  await expect(read(Buffer.from('%PDF-1.7\n1 0 obj <<'))).rejects.toThrow();
  await expect(read(Buffer.alloc(5_000, 7))).rejects.toThrow();
});

it('generates an agenda of 200 pages and reads all of it', async () => {
  const points = Array.from({ length: 7_600 }, (_, index) => ({
    nummer: `Ö ${index + 1}`,
    titel: 'Befreiung vom Bebauungsplan „Im Gries“',
  }));
  const head = { sitzung: 'Sitzung', datum: '01.03.2026', beginn: '19:00', ende: '23:00', ort: 'Rathaus' };
  const pdf = await write(setInvitation(head, points));
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(200);
  expect(await read(pdf)).toContain('Ö 7600: Befreiung');
});

it('stops after a maximum of pages, characters and time', async () => {
  const long = await write('<p>Punkt der Tagesordnung mit vielen Worten.</p>'.repeat(400));
  const whole = await read(long);
  expect(whole.length).toBeGreaterThan(15_000);
  const limits = { seiten: 500, zeichen: 400_000, ms: 60_000 };
  expect((await read(long, { ...limits, seiten: 1 })).length).toBeLessThan(whole.length / 4);
  expect(await read(long, { ...limits, zeichen: 100 })).toHaveLength(100);
  expect(await read(long, { ...limits, ms: 0 })).toBe('');
});
