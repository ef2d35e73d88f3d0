import { AppError } from '@gm/shared/fehler/app-error';
import type { BildGroesse, BildVerhaeltnis } from '@gm/shared/regeln/bild-groessen';
import { placeZuschnitt } from '@gm/shared/regeln/zuschnitt';
import { type Dateien, readDatei } from '../dateien/open-dateien.ts';
import type { BildFormat } from './bild-format.ts';
import { createFairQueue } from './create-fair-queue.ts';
import { createDateiCache } from './datei-cache.ts';
import { cropAround, readFokus } from './fokus.ts';
import { computeGroesse, getFassung, renderBild } from './render-bild.ts';
import { readZuschnitt } from './zuschnitt.ts';

const UPLOAD = 'upload:';

/** How the table of pictures names a file among the uploads. */
export const getUpload = (datei: string) => UPLOAD + datei;

export interface Original extends BildGroesse {
  id: string;
  /** Its file, as `getUpload` names it. */
  datei: string;
}

interface Wunsch {
  breite: number;
  verhaeltnis?: BildVerhaeltnis | undefined;
  format: BildFormat;
}

interface BildDienstOptions {
  /** The originals, and what other machines made. */
  dateien: Dateien;
  /** Folder for scaled pictures. */
  cache: string;
  /** Bytes the scaled pictures may take. */
  maxBytes: number;
  /** Pictures encoded at a time. */
  gleichzeitig: number;
  /** Milliseconds somebody waits for the picture before a stand-in comes instead. */
  wartezeit: number;
  reportFehler(error: unknown): void;
}

export interface BildDienst {
  /** Names the bytes of the answer: equal names, equal bytes. */
  getVariante(original: Original, wunsch: Wunsch): string;
  /**
   * The scaled picture, made if need be; while too many are to be made at once, a small one that stands in for it.
   * Rejects when the original is missing or no picture, and with `nicht_bereit` when even the small one takes too long.
   * @param ip who asks: clients take turns
   */
  fetch(original: Original, wunsch: Wunsch, ip: string): Promise<Antwortbild>;
}

interface Antwortbild {
  inhalt: Buffer;
  format: BildFormat;
  /** It is not what was asked for, which comes later. */
  isStandIn: boolean;
}

/** Pictures one client may have waiting: two pages full. What is beyond gets a stand-in at once. */
const PER_CLIENT = 64;
/**
 * One small JPEG for each picture and crop, whatever width and format was asked for: a crowd in front of an empty cache
 * needs some dozens of them instead of thousands of encodings that take up to half a second each.
 */
const STAND_IN: Wunsch & { format: 'jpeg' } = { breite: 320, format: 'jpeg' };
/** Milliseconds for the stand-in; the gateway gives up after a minute. */
const STAND_IN_PATIENCE = 20_000;
/** Seconds after which whoever got nothing may try again. */
const RETRY_AFTER = 5;

/** The result of the work, or null when it is not there in time or was refused. */
async function getInTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  const refused = (error: unknown) => {
    if (error instanceof AppError && error.code === 'zu_viele_anfragen') return null;
    throw error;
  };
  return Promise.race([work.catch(refused), late]).finally(() => clearTimeout(timer));
}

/** The part of a picture that is shown in this format: the one chosen for it, or around its point; none: what catches the eye. */
function findSchnitt(original: Original, verhaeltnis: BildVerhaeltnis | undefined) {
  if (!verhaeltnis) return null;
  const zuschnitt = readZuschnitt(original.id, verhaeltnis);
  if (zuschnitt) return placeZuschnitt(original, verhaeltnis, zuschnitt);
  const fokus = readFokus(original.id);
  return fokus && cropAround(original, verhaeltnis, fokus);
}

/** A chosen part may be smaller than the largest one, and no answer is larger than it. */
function measure(original: Original, { breite, verhaeltnis }: Pick<Wunsch, 'breite' | 'verhaeltnis'>): BildGroesse {
  const schnitt = findSchnitt(original, verhaeltnis);
  const ganzes = schnitt ? { breite: schnitt.width, hoehe: schnitt.height } : original;
  return computeGroesse(ganzes, breite, verhaeltnis);
}

export function createBildDienst(options: BildDienstOptions): BildDienst {
  const fassung = getFassung();
  const cache = createDateiCache(options.cache, options.maxBytes, options.reportFehler);
  const pictures = createFairQueue({ parallel: options.gleichzeitig, perClient: PER_CLIENT });
  // Beside the others: it is for those who cannot wait for them.
  const standIns = createFairQueue({ parallel: 1, perClient: 4 * PER_CLIENT });

  function getVariante(original: Original, { breite, verhaeltnis, format }: Wunsch): string {
    const groesse = measure(original, { breite, verhaeltnis });
    return `${fassung}/${original.id}/${groesse.breite}${verhaeltnis ? `-${verhaeltnis}` : ''}.${format}`;
  }

  async function render(original: Original, { breite, verhaeltnis, format }: Wunsch): Promise<Buffer> {
    const quelle = await readDatei(options.dateien.uploads, original.datei.slice(UPLOAD.length));
    const groesse = measure(original, { breite, verhaeltnis });
    const schnitt = findSchnitt(original, verhaeltnis) ?? undefined;
    return renderBild({ quelle, ...groesse, format, zuschnitt: verhaeltnis !== undefined, schnitt });
  }

  /** What one machine has made the others fetch; a store that is away holds up nobody. */
  async function renderOnce(name: string, original: Original, wunsch: Wunsch): Promise<Buffer> {
    const gemeinsame = options.dateien.gemeinsam?.bilder;
    const fertig = await gemeinsame?.read(name).catch(() => null);
    if (fertig) return fertig.bytes;
    const bild = await render(original, wunsch);
    await gemeinsame?.writeNew(name, bild).catch(options.reportFehler);
    return bild;
  }

  async function get(
    queue: typeof pictures,
    original: Original,
    wunsch: Wunsch,
    ip: string,
    patience: number,
  ): Promise<Buffer | null> {
    const name = getVariante(original, wunsch);
    const make = () => cache.fetch(name, () => renderOnce(name, original, wunsch));
    return (await cache.find(name)) ?? getInTime(queue(ip, name, make), patience);
  }

  return {
    getVariante,
    async fetch(original, wunsch, ip) {
      const inhalt = await get(pictures, original, wunsch, ip, options.wartezeit);
      if (inhalt) return { inhalt, format: wunsch.format, isStandIn: false };
      const kleines = { ...STAND_IN, verhaeltnis: wunsch.verhaeltnis };
      const ersatz = await get(standIns, original, kleines, ip, STAND_IN_PATIENCE);
      if (ersatz) return { inhalt: ersatz, format: kleines.format, isStandIn: true };
      const message = 'Es werden gerade sehr viele Bilder geladen. Bitte versuchen Sie es gleich noch einmal.';
      throw new AppError('nicht_bereit', message, { retryAfter: RETRY_AFTER });
    },
  };
}
