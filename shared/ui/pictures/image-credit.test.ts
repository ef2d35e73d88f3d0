import { expect, it } from 'vitest';
import { formatImageCredit } from './image-credit.ts';

it.each([
  ['Anna Müller', 'Foto: Anna Müller'],
  ['Foto: Anna Müller', 'Foto: Anna Müller'],
  ['foto : © Anna Müller, CC BY 4.0', 'Foto: Anna Müller, CC BY 4.0'],
  ['Fotos von Anna Müller', 'Foto: Anna Müller'],
  ['© Gemeinde', 'Foto: Gemeinde'],
  ['Fotostudio Blick', 'Foto: Fotostudio Blick'],
  ['Foto:', 'Foto:'],
])('%s → %s', (imageCopyright, proof) => expect(formatImageCredit(imageCopyright)).toBe(proof));
