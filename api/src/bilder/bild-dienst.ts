import { join, resolve, sep } from 'node:path';
import type { BildGroesse, BildVerhaeltnis } from '@gm/shared/regeln/bild-groessen';
import { begrenzeGleichzeitige } from './begrenze-gleichzeitige.ts';
import type { BildFormat } from './bild-format.ts';
import { createDateiCache } from './datei-cache.ts';
import { berechneGroesse, nenneFassung, rendereBild } from './rendere-bild.ts';

/** Marks originals that residents sent, once they are published. */
const UPLOAD = 'upload:';

/** How the table of pictures names a file of the folder of uploads. */
export const nenneUpload = (datei: string) => UPLOAD + datei;

export interface Original extends BildGroesse {
  id: string;
  /** Path below the folder of the originals, or what `nenneUpload` makes of a file of the other one. */
  datei: string;
}

interface Wunsch {
  breite: number;
  verhaeltnis?: BildVerhaeltnis | undefined;
  format: BildFormat;
}

interface BildDienstOptions {
  /** Folder of the originals; nothing outside of it and of `uploads` is ever read. */
  originale: string;
  /** Folder of the pictures residents sent. */
  uploads: string;
  /** Folder for scaled pictures. */
  cache: string;
  /** Bytes the scaled pictures may take. */
  maxBytes: number;
  /** Pictures encoded at a time. */
  gleichzeitig: number;
  meldeFehler(error: unknown): void;
}

export interface BildDienst {
  /** Names the bytes of the answer: equal names, equal bytes. */
  nenneVariante(original: Original, wunsch: Wunsch): string;
  /** The scaled picture, made if need be. Rejects when the original is missing or no picture. */
  hole(original: Original, wunsch: Wunsch): Promise<Buffer>;
}

export function createBildDienst(options: BildDienstOptions): BildDienst {
  const fassung = nenneFassung();
  const begrenze = begrenzeGleichzeitige(options.gleichzeitig);
  const cache = createDateiCache(options.cache, options.maxBytes, options.meldeFehler);

  function nenneVariante(original: Original, { breite, verhaeltnis, format }: Wunsch): string {
    const groesse = berechneGroesse(original, breite, verhaeltnis);
    return `${fassung}/${original.id}/${groesse.breite}${verhaeltnis ? `-${verhaeltnis}` : ''}.${format}`;
  }

  return {
    nenneVariante,
    hole(original, wunsch) {
      const { datei } = original;
      const quelle = datei.startsWith(UPLOAD)
        ? loeseAuf(options.uploads, datei.slice(UPLOAD.length))
        : loeseAuf(options.originale, datei);
      const groesse = berechneGroesse(original, wunsch.breite, wunsch.verhaeltnis);
      const auftrag = { quelle, ...groesse, format: wunsch.format, zuschnitt: wunsch.verhaeltnis !== undefined };
      return cache.hole(nenneVariante(original, wunsch), () => begrenze(() => rendereBild(auftrag)));
    },
  };
}

function loeseAuf(verzeichnis: string, datei: string): string {
  const pfad = resolve(verzeichnis, datei);
  if (!pfad.startsWith(join(resolve(verzeichnis), sep)))
    throw new Error(`Picture outside of the content folder: ${datei}`);
  return pfad;
}
