import { readPdfText } from '../../../kern/pdf/read-pdf-text.ts';

const MAX_BYTES = 30 * 1024 * 1024;
const LIMIT_MS = 60_000;

/** Text of the PDF file behind an address, empty for scanned paper. */
export async function fetchPdfText(adresse: string): Promise<string> {
  const antwort = await fetch(adresse, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!antwort.ok || !antwort.body) throw new Error(`${adresse} antwortet mit ${antwort.status}.`);
  const teile: Uint8Array[] = [];
  let groesse = 0;
  for await (const teil of antwort.body) {
    groesse += teil.length;
    if (groesse > MAX_BYTES) throw new Error(`${adresse} ist größer als 30 Megabyte.`);
    teile.push(teil);
  }
  return (await readPdfText(new Uint8Array(Buffer.concat(teile)))).text;
}
