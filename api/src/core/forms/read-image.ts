import { isAttachment } from '../platform/protection/read-form-data.ts';
import { acceptImage, measureImage } from '../services/images/accept-image.ts';
import { createFairQueue } from '../services/images/create-fair-queue.ts';

/** Encoding occupies a CPU core, and pages must stay responsive. A whole school may send pictures at once. */
const queue = createFairQueue({ parallel: 2, perClient: 120 });
/** Large pictures are decoded one at a time, which bounds memory use. */
const large = createFairQueue({ parallel: 1, perClient: 12 });
const LARGE_BYTES = 32_000_000;

/**
 * The picture in the form field `bild`, re-encoded; null without one.
 * @param ip of the sender, for fair queueing between clients
 */
export async function readImage(input: unknown, ip: string): Promise<Buffer | null> {
  const image = typeof input === 'object' && input !== null && 'bild' in input ? input.bild : null;
  if (!isAttachment(image)) return null;
  const isLarge = (await measureImage(image.pfad, 'bild')) > LARGE_BYTES;
  return (isLarge ? large : queue)(ip, image.pfad, () => acceptImage(image.pfad, 'bild'));
}
