import { getDocumentProxy } from 'unpdf';
import { smoothText } from '../suche/html-to-text.ts';

/** A file that takes longer, or says more, keeps what was read of it until then. */
const GRENZEN = { seiten: 500, zeichen: 400_000, ms: 60_000 };

interface Gelesen {
  /** Empty for scanned paper. */
  text: string;
  seiten: number;
  /** What the file says it is called, for whoever hears it; empty where it says nothing. */
  titel: string;
}

/** Text of a PDF file, how many pages it has and its title. Throws for what is none, or is locked. */
export async function readPdfText(bytes: Uint8Array, grenzen = GRENZEN): Promise<Gelesen> {
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
    return { text: ganz.slice(0, grenzen.zeichen), seiten: pdf.numPages, titel: await readTitel(pdf) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** A name that an office program put there by itself says nothing: of a file, or „Microsoft Word - …“. */
const KEIN_TITEL =
  /^(?:microsoft \w+ - .*|untitled|unbenannt|dokument\d*|document\d*|.*\.(?:docx?|odt|pdf|rtf|indd|tmp))$/i;

async function readTitel(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const { info } = await pdf.getMetadata();
  const titel = String((info as { Title?: unknown }).Title ?? '').trim();
  return KEIN_TITEL.test(titel) ? '' : titel.slice(0, 500);
}
