import { AppError } from '@gm/shared/errors/app-error';
import { placeCrop } from '@gm/shared/rules/crop';
import type { ImageAspectRatio, ImageSize } from '@gm/shared/rules/image-sizes';
import { readCrop } from '../../entries/photos/crop.ts';
import { cropAround, readFocus } from '../../entries/photos/focus.ts';
import { type Files, readFile } from '../../platform/files/open-files.ts';
import { createFairQueue } from './create-fair-queue.ts';
import { createFileCache } from './file-cache.ts';
import type { ImageFormat } from './image-format.ts';
import { computeSize, getVersion, renderImage } from './render-image.ts';

const UPLOAD = 'upload:';

/** File name of an upload as stored in `bilder`. */
export const getUpload = (file: string) => UPLOAD + file;

export interface Original extends ImageSize {
  id: string;
  /** File name from `getUpload`. */
  datei: string;
}

interface Wish {
  breite: number;
  verhaeltnis?: ImageAspectRatio | undefined;
  format: ImageFormat;
}

interface ImageServiceOptions {
  /** Originals, and variants rendered by other machines. */
  dateien: Files;
  /** Folder for scaled pictures. */
  cache: string;
  /** Size limit of the cache. */
  maxBytes: number;
  /** Number of pictures encoded concurrently. */
  gleichzeitig: number;
  /** Milliseconds after which a client gets a stand-in. */
  wartezeit: number;
  reportFehler(error: unknown): void;
}

export interface ImageService {
  /** Identifies the bytes of the answer: same name, same bytes. */
  getVariante(original: Original, wish: Wish): string;
  /**
   * The scaled picture, rendered if necessary, or a small stand-in while the queue is too long. Rejects if the original
   * is missing or not a picture, and with `nicht_bereit` if even the stand-in takes too long.
   * @param ip of the requesting client; clients take turns
   */
  fetch(original: Original, wish: Wish, ip: string): Promise<AnswerImage>;
}

interface AnswerImage {
  inhalt: Buffer;
  format: ImageFormat;
  /** Whether this is a stand-in for the requested picture. */
  isStandIn: boolean;
}

/** Maximum waiting pictures per client, about two pages; above that stand-ins are served at once. */
const PER_CLIENT = 64;
/**
 * One small JPEG per picture and crop, whatever width and format was requested: a burst on an empty cache then needs a
 * few dozen of them rather than thousands of encodings of up to half a second each.
 */
const STATE_IN: Wish & { format: 'jpeg' } = { breite: 320, format: 'jpeg' };
/** Milliseconds to wait for the stand-in; the gateway times out after a minute. */
const STATE_IN_PATIENCE = 20_000;
/** `Retry-After` in seconds if even the stand-in was too slow. */
const RETRY_AFTER = 5;

/** The result of the job, or null if it is late or was refused. */
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

/**
 * The region shown in this ratio: the crop chosen for it, or around the focal point; null lets sharp detect the salient
 * region.
 */
function findCut(original: Original, aspectRatio: ImageAspectRatio | undefined) {
  if (!aspectRatio) return null;
  const crop = readCrop(original.id, aspectRatio);
  if (crop) return placeCrop(original, aspectRatio, crop);
  const focus = readFocus(original.id);
  return focus && cropAround(original, aspectRatio, focus);
}

/** A chosen crop may be smaller than the largest possible one; answers are never larger than it. */
function measure(
  original: Original,
  { breite: width, verhaeltnis: aspectRatio }: Pick<Wish, 'breite' | 'verhaeltnis'>,
): ImageSize {
  const cut = findCut(original, aspectRatio);
  const whole = cut ? { breite: cut.width, hoehe: cut.height } : original;
  return computeSize(whole, width, aspectRatio);
}

export function createImageService(options: ImageServiceOptions): ImageService {
  const version = getVersion();
  const cache = createFileCache(options.cache, options.maxBytes, options.reportFehler);
  const pictures = createFairQueue({ parallel: options.gleichzeitig, perClient: PER_CLIENT });
  // A separate queue, so that stand-ins don't wait behind full pictures.
  const stateIns = createFairQueue({ parallel: 1, perClient: 4 * PER_CLIENT });

  function getVariant(original: Original, { breite: width, verhaeltnis: aspectRatio, format }: Wish): string {
    const size = measure(original, { breite: width, verhaeltnis: aspectRatio });
    return `${version}/${original.id}/${size.breite}${aspectRatio ? `-${aspectRatio}` : ''}.${format}`;
  }

  async function render(
    original: Original,
    { breite: width, verhaeltnis: aspectRatio, format }: Wish,
  ): Promise<Buffer> {
    const source = await readFile(options.dateien.uploads, original.datei.slice(UPLOAD.length));
    const size = measure(original, { breite: width, verhaeltnis: aspectRatio });
    const cut = findCut(original, aspectRatio) ?? undefined;
    return renderImage({ quelle: source, ...size, format, zuschnitt: aspectRatio !== undefined, schnitt: cut });
  }

  /** Reuses variants rendered by other machines; an unavailable store does not delay the answer. */
  async function renderOnce(name: string, original: Original, wish: Wish): Promise<Buffer> {
    const shared = options.dateien.gemeinsam?.bilder;
    const done = await shared?.read(name).catch(() => null);
    if (done) return done.bytes;
    const image = await render(original, wish);
    await shared?.writeNew(name, image).catch(options.reportFehler);
    return image;
  }

  async function get(
    queue: typeof pictures,
    original: Original,
    wish: Wish,
    ip: string,
    patience: number,
  ): Promise<Buffer | null> {
    const name = getVariant(original, wish);
    const make = () => cache.fetch(name, () => renderOnce(name, original, wish));
    return (await cache.find(name)) ?? getInTime(queue(ip, name, make), patience);
  }

  return {
    getVariante: getVariant,
    async fetch(original, wish, ip) {
      const content = await get(pictures, original, wish, ip, options.wartezeit);
      if (content) return { inhalt: content, format: wish.format, isStandIn: false };
      const small = { ...STATE_IN, verhaeltnis: wish.verhaeltnis };
      const replacement = await get(stateIns, original, small, ip, STATE_IN_PATIENCE);
      if (replacement) return { inhalt: replacement, format: small.format, isStandIn: true };
      const message = 'Es werden gerade sehr viele Bilder geladen. Bitte versuchen Sie es gleich noch einmal.';
      throw new AppError('nicht_bereit', message, { retryAfter: RETRY_AFTER });
    },
  };
}
