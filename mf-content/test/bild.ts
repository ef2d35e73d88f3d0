import type { Bild } from '@gm/shared/schemas/bild';

/** A picture as the content system describes it. */
export const bild: Bild = {
  id: 'waldweg-1a2b3c4d',
  breite: 2400,
  hoehe: 1600,
  farbe: '#3a5f2b',
  alt: 'Ein Weg zwischen Tannen',
};
