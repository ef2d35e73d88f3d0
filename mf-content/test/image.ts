import type { Picture } from '@gm/shared/schemas/image';

/** A picture as returned by the content system. */
export const image: Picture = {
  id: 'waldweg-1a2b3c4d',
  breite: 2400,
  hoehe: 1600,
  farbe: '#3a5f2b',
  alt: 'Ein Weg zwischen Tannen',
};
