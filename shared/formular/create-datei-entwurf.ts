import { BILD_MAX_BYTES } from '../regeln/bild-upload.ts';
import { findDatei, forgetDatei, keepDatei } from './datei-entwurf.ts';
import { putDatei } from './put-datei.ts';
import { keepAsItIs } from './shrink-bild.ts';

interface DateiEntwurfOptionen {
  /** Random part of the draft: nobody else knows the place of its files. */
  getSalz: () => string;
  /** The file a control holds. */
  getDatei: (feld: string) => File | undefined;
  getInput: (feld: string) => HTMLInputElement | null;
}

/** The files of one form's draft. */
export function createDateiEntwurf({ getSalz, getDatei, getInput }: DateiEntwurfOptionen) {
  const kept = new Map<string, File>();
  /** Controls whose file is on its way back: until then they look empty and are not. */
  const awaited = new Set<string>();
  const placeOf = (feld: string) => `${getSalz()}:${feld}`;

  return {
    /** Keeps what the controls hold now; names those that hold something. */
    save(felder: readonly string[]): string[] {
      for (const feld of felder) {
        if (awaited.has(feld)) continue;
        const datei = getDatei(feld);
        if (datei && kept.get(feld) !== datei) {
          kept.set(feld, datei);
          void keepDatei(placeOf(feld), datei);
        } else if (!datei && kept.delete(feld)) void forgetDatei(placeOf(feld));
      }
      return felder.filter((feld) => awaited.has(feld) || kept.has(feld));
    },

    /** Puts the files back; what was chosen meanwhile is newer. */
    async restore(felder: readonly string[]): Promise<void> {
      for (const feld of felder) awaited.add(feld);
      for (const feld of felder) {
        const datei = await findDatei(placeOf(feld));
        awaited.delete(feld);
        const input = getInput(feld);
        if (!datei || !input || getDatei(feld)) continue;
        // It was made small before; made small once more it would be another file, of which nothing has been sent yet.
        if (datei.size <= BILD_MAX_BYTES) keepAsItIs(datei);
        putDatei(input, datei);
      }
    },

    forget(): void {
      for (const feld of kept.keys()) void forgetDatei(placeOf(feld));
      kept.clear();
      awaited.clear();
    },
  };
}
