import { inflateSync } from 'node:zlib';
import { AppError } from '@gm/shared/fehler/app-error';
import { PDF_AKTIV, PDF_FALSCHER_TYP, PDF_UNLESBAR, PDF_VERSCHLUESSELT } from '@gm/shared/regeln/pdf-upload';
import { readPdfText } from './read-pdf-text.ts';

/** What a reader of PDF files might carry out, start or unpack: its names in the language of the file. */
const AKTIV = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z])/;
const STREAM = /(?<!end)stream\r?\n[\s\S]*?endstream/g;

/** Names may be written with the codes of their letters: `/J#61vaScript`. */
const resolveNames = (text: string) =>
  text.replaceAll(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const inflate = (packed: string): string =>
  inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: 20_000_000 }).toString('latin1');

/**
 * The objects of a file as text: those that stand there, and those that are packed. What pictures and fonts hold is left
 * out. Throws where something is packed in another way.
 */
function* listObjekte(datei: string): Generator<string> {
  yield resolveNames(datei.replaceAll(STREAM, 'stream'));
  for (const { 0: stream, index } of datei.matchAll(STREAM)) {
    const kopf = resolveNames(datei.slice(datei.lastIndexOf('obj', index), index));
    if (kopf.includes('/ObjStm'))
      yield resolveNames(inflate(stream.slice(stream.indexOf('\n') + 1, -'endstream'.length)));
  }
}

/** Why it is not taken, by what stands in it; null: nothing is against it. */
function findMangel(datei: string): string | null {
  if (!datei.slice(0, 1024).includes('%PDF-')) return PDF_FALSCHER_TYP;
  try {
    for (const objekte of listObjekte(datei)) {
      // What is in a locked file cannot be looked at, also where it opens without a password.
      if (/\/Encrypt(?![A-Za-z])/.test(objekte)) return PDF_VERSCHLUESSELT;
      if (AKTIV.test(objekte)) return PDF_AKTIV;
    }
  } catch {
    return PDF_UNLESBAR;
  }
  return null;
}

/** A few seconds: what is longer is searched by its beginning. */
const GRENZEN = { seiten: 500, zeichen: 400_000, ms: 15_000 };

/**
 * What a PDF file holds that somebody brings. The content decides what it is, not its name. Throws `felder_ungueltig` naming
 * `feld` for what is none, is damaged or locked, or could do something by itself.
 */
export async function checkPdf(bytes: Buffer, feld: string): ReturnType<typeof readPdfText> {
  const refuse = (meldung: string, cause?: unknown) =>
    new AppError('felder_ungueltig', meldung, { felder: [{ feld, meldung }], cause });
  const mangel = findMangel(bytes.toString('latin1'));
  if (mangel) throw refuse(mangel);
  return readPdfText(new Uint8Array(bytes), GRENZEN).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw refuse(isLocked ? PDF_VERSCHLUESSELT : PDF_UNLESBAR, error);
  });
}
