import { crc32, deflateSync } from 'node:zlib';

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
