import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive; `name` uses `/` between folders. */
export interface ZipFile {
  name: string;
  inhalt: Buffer;
}

/** Streams an archive with one file in memory at a time. Uncompressed, as PDF files are compressed already. */
export async function* writeZip(files: AsyncIterable<ZipFile>, time: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, inhalt: content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = time;
    zip.add(entry);
    entry.push(content, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
