import { begrenzeGleichzeitige } from '../bilder/begrenze-gleichzeitige.ts';
import { nimmBildAn } from '../bilder/nimm-bild-an.ts';
import { istAnhang } from './lies-formulardaten.ts';

/** Encoding fills a core, and pages have to be answered meanwhile. */
const begrenze = begrenzeGleichzeitige(2);

/** The picture in the field `bild` of a form, encoded anew; null without one. */
export async function liesBild(eingabe: unknown): Promise<Buffer | null> {
  const bild = typeof eingabe === 'object' && eingabe !== null && 'bild' in eingabe ? eingabe.bild : null;
  return istAnhang(bild) ? begrenze(() => nimmBildAn(bild.pfad, 'bild')) : null;
}
