import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A one-page PDF with this many words: two million take 100 kB. */
export function buildHostilePdf(words: number): Buffer {
  const packed = deflateSync(Buffer.from('BT /F1 12 Tf (A) Tj ET\n'.repeat(words)), { level: 9 }).toString('latin1');
  const font = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources ${font} >>`,
    `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** An interlaced PNG with four 16-bit channels, 8 bytes a pixel: some 500 kB compressed, 448 MB decoded. */
export function buildHostilePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const data = deflateSync(Buffer.alloc(width * height * 8 + 4 * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildChunk('IHDR', head),
    buildChunk('IDAT', data),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A ZIP file with these entries, each a name and the number of zero bytes that it expands to. */
function buildZip(entries: readonly (readonly [name: string, size: number])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, size] of entries) {
    const content = Buffer.alloc(size);
    const packed = deflateRawSync(content, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, place, Buffer.from(name)]));
    parts.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]));
    offset += parts.at(-1)?.length ?? 0;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** A workbook of 400 kB that expands to 200 MB, with thousands of entries whose names lead out of a folder. */
export const buildHostileWorkbook = (): Buffer =>
  buildZip([
    ...Array.from({ length: 2_000 }, (_, index) => [`../../etc/${index}`, 0] as const),
    ...[1, 2, 3, 4].map((index) => [`xl/worksheets/sheet${index}.xml`, 50_000_000] as const),
  ]);

/** An XML document whose entities expand to 10 GB ("billion laughs") and include a file of the server. */
export function buildHostileXml(): Buffer {
  const names = [...'abcdefghij'];
  const entities = names.slice(1).map((name, index) => `<!ENTITY ${name} "${`&${names[index]};`.repeat(10)}">`);
  const declared = `<!ENTITY a "aaaaaaaaaa">${entities.join('')}<!ENTITY x SYSTEM "file:///etc/passwd">`;
  return Buffer.from(`<?xml version="1.0"?><!DOCTYPE d [${declared}]><Document>&j;&x;</Document>`);
}
