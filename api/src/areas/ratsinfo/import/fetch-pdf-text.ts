import { fetchFile } from '../../../core/platform/outgoing/fetch-file.ts';
import { readPdfText } from '../../../core/platform/pdf/read-pdf-text.ts';

const LIMITS = { maxBytes: 30 * 1024 * 1024, ms: 60_000, accept: 'application/pdf' };

/** Text of a remote PDF file; empty for scanned pages. Only the origin `trusted` may be in the own network. */
export async function fetchPdfText(address: string, trusted = ''): Promise<string> {
  return (await readPdfText(new Uint8Array(await fetchFile(address, { ...LIMITS, trusted })))).text;
}
