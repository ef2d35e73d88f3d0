import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive; `name` with `/` between folders. */
export interface ZipDatei {
  name: string;
  inhalt: Buffer;
}

/** An archive piece by piece, with one file in memory at a time. Stored as they are: PDF files are compressed already. */
export async function* writeZip(dateien: AsyncIterable<ZipDatei>, zeit: Date): AsyncGenerator<Uint8Array> {
  const stuecke: Uint8Array[] = [];
  const zip = new Zip((fehler, stueck) => {
    if (fehler) throw fehler;
    stuecke.push(stueck);
  });
  for await (const { name, inhalt } of dateien) {
    const eintrag = new ZipPassThrough(name);
    eintrag.mtime = zeit;
    zip.add(eintrag);
    eintrag.push(inhalt, true);
    yield* stuecke.splice(0);
  }
  zip.end();
  yield* stuecke;
}
