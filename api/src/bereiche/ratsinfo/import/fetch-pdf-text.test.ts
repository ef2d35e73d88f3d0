import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from '../../../kern/pdf/read-pdf-text.ts';
import { writePdf } from '../../../kern/pdf/write-pdf.ts';
import { setEinladung } from '../set-schriftstueck.ts';
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
const read = async (pdf: Buffer, grenzen?: Parameters<typeof readPdfText>[1]) =>
  (await readPdfText(new Uint8Array(pdf), grenzen)).text;

let server: Server;
let adresse = '';
beforeAll(async () => {
  const pdf = await write('<p>Über die Enz führt ein Steg.</p>');
  server = createServer((request, response) => {
    if (request.url === '/fehlt.pdf') response.writeHead(404).end();
    else response.end(request.url === '/seite.pdf' ? '<!doctype html><p>Wartung</p>' : pdf);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  adresse = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads title and text of a file behind an address', async () => {
  const text = await fetchPdfText(`${adresse}/steg.pdf`);
  expect(text).toContain('Sanierung der Brücke');
  expect(text).toContain('Über die Enz führt ein Steg.');
});

it.each(['fehlt.pdf', 'seite.pdf'])('has nothing to read in %s', async (name) => {
  await expect(fetchPdfText(`${adresse}/${name}`)).rejects.toThrow();
});

it('refuses half a file and files of noise', async () => {
  await expect(read(Buffer.from('%PDF-1.7\n1 0 obj <<'))).rejects.toThrow();
  await expect(read(Buffer.alloc(5_000, 7))).rejects.toThrow();
});

it('an agenda of 200 pages is set, and read to its end', async () => {
  const punkte = Array.from({ length: 7_600 }, (_, index) => ({
    nummer: `Ö ${index + 1}`,
    titel: 'Befreiung vom Bebauungsplan „Im Gries“',
  }));
  const kopf = { sitzung: 'Sitzung', datum: '01.03.2026', beginn: '19:00', ende: '23:00', ort: 'Rathaus' };
  const pdf = await write(setEinladung(kopf, punkte));
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(200);
  expect(await read(pdf)).toContain('Ö 7600: Befreiung');
});

it('ends after so many pages, characters and so much time', async () => {
  const lang = await write('<p>Punkt der Tagesordnung mit vielen Worten.</p>'.repeat(400));
  const ganz = await read(lang);
  expect(ganz.length).toBeGreaterThan(15_000);
  const grenzen = { seiten: 500, zeichen: 400_000, ms: 60_000 };
  expect((await read(lang, { ...grenzen, seiten: 1 })).length).toBeLessThan(ganz.length / 4);
  expect(await read(lang, { ...grenzen, zeichen: 100 })).toHaveLength(100);
  expect(await read(lang, { ...grenzen, ms: 0 })).toBe('');
});
