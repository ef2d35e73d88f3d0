import { readPdfText } from '../../../core/platform/pdf/read-pdf-text.ts';

const MAX_BYTES = 30 * 1024 * 1024;
const LIMIT_MS = 60_000;

/** Text of a remote PDF file; empty for scanned pages. */
export async function fetchPdfText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok || !answer.body) throw new Error(`${address} antwortet mit ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error(`${address} ist größer als 30 Megabyte.`);
    parts.push(part);
  }
  return (await readPdfText(new Uint8Array(Buffer.concat(parts)))).text;
}
