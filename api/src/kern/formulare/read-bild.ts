import { acceptBild } from '../bilder/accept-bild.ts';
import { createFairQueue } from '../bilder/create-fair-queue.ts';
import { isAttachment } from './read-formulardaten.ts';

/** Encoding fills a core, and pages have to be answered meanwhile. A whole school may send its pictures at once. */
const queue = createFairQueue({ parallel: 2, perClient: 120 });

/**
 * The picture in the field `bild` of a form, encoded anew; null without one.
 * @param ip who sends it: clients take turns
 */
export async function readBild(eingabe: unknown, ip: string): Promise<Buffer | null> {
  const bild = typeof eingabe === 'object' && eingabe !== null && 'bild' in eingabe ? eingabe.bild : null;
  return isAttachment(bild) ? queue(ip, bild.pfad, () => acceptBild(bild.pfad, 'bild')) : null;
}
