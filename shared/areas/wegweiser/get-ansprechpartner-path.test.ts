import { expect, test } from 'vitest';
import { getAnsprechpartnerPath } from './get-ansprechpartner-path.ts';

test.each(['/wegweiser/ansprechpartner/', '/wegweiser/ansprechpartner', 'wegweiser/ansprechpartner/'])(
  'accepts a tagging path with and without slashes: %s',
  (taggingpfad) => {
    expect(getAnsprechpartnerPath({ taggingpfad, name: 'Bürgerbüro & Standesamt', id: 12 })).toBe(
      '/wegweiser/ansprechpartner/buergerbuero-standesamt-id_12/',
    );
  },
);
