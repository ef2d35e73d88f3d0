import { getDocumentProxy } from 'unpdf';
import { smoothText } from '../suche/html-to-text.ts';

/** A file that takes longer, or says more, keeps what was read of it until then. */
const GRENZEN = { seiten: 500, zeichen: 400_000, ms: 60_000 };

/** Text of a PDF file, empty for scanned paper, and how many pages it has. Throws for what is none, or is locked. */
export async function readPdfText(bytes: Uint8Array, grenzen = GRENZEN): Promise<{ text: string; seiten: number }> {
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
    const ganz = smoothText(text.replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, ''));
    return { text: ganz.slice(0, grenzen.zeichen), seiten: pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
