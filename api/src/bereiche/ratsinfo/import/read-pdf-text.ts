import { getDocumentProxy } from 'unpdf';
import { smoothText } from '../../../kern/suche/html-to-text.ts';

const MAX_BYTES = 30 * 1024 * 1024;
const LIMIT_MS = 60_000;
/** A file that takes longer, or says more, keeps what was read of it until then. */
const GRENZEN = { seiten: 500, zeichen: 400_000, ms: 60_000 };

/** Text of a PDF file, empty for scanned paper. Throws for what is none, or is locked. */
export async function readPdfText(bytes: Uint8Array, grenzen = GRENZEN): Promise<string> {
  const ende = performance.now() + grenzen.ms;
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    let text = '';
    for (let nummer = 1; nummer <= Math.min(pdf.numPages, grenzen.seiten); nummer += 1) {
      if (text.length >= grenzen.zeichen || performance.now() > ende) break;
      const { items } = await (await pdf.getPage(nummer)).getTextContent();
      for (const teil of items) if ('str' in teil) text += teil.hasEOL ? `${teil.str}\n` : teil.str;
      text += '\n';
    }
    return smoothText(text.replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')).slice(0, grenzen.zeichen);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The same of the file behind an address. */
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
  return readPdfText(new Uint8Array(Buffer.concat(teile)));
}
