import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A day of next year as Germans write it. */
export const DAY = `17.06.${new Date().getFullYear() + 1}`;

export const TEXT =
  'Ein Abend mit Musik unter den Linden auf dem Rathausplatz. Der Eintritt ist frei, für Essen und Trinken ist gesorgt.';

/** Values of the fields that both event forms share. */
export const EVENT = {
  titel: 'Sommerkonzert „Lindenblüte“',
  veranstalter: 'Nachbarschaft Brunnenstraße',
  veranstaltungsort: 'Rathausplatz, Conweiler',
  datum_von: DAY,
  datum_bis: DAY,
  zeit_von: '19:30',
  zeit_bis: '22 Uhr',
  ansprechpartner: 'Anna Müller-Groß',
  telefon: '07082 12345',
  email: 'anna.muster@post.example',
};

/** Values of a suggestion for the holiday programme, without its price. */
export const SUGGESTION = {
  ...EVENT,
  ansprechpartner_vorname: 'Anna',
  ansprechpartner_name: 'Müller-Groß',
  ansprechpartner_email: 'anna.muster@post.example',
  ansprechpartner_telefon: '07082 12345',
  alter_min: '6',
  alter_max: '12',
  teilnehmer_min: '5',
  teilnehmer_max: '20',
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(~crc >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A grey picture; small unless `isNoise`, which is incompressible. */
export function drawPng(side = 16, isNoise = false): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0], 8);
  const rows = Buffer.alloc(side * (side + 1), 0x80);
  if (isNoise) randomFillSync(rows);
  for (let row = 0; row < side; row++) rows[row * (side + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
