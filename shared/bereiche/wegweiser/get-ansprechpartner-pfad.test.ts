import { expect, test } from 'vitest';
import { getAnsprechpartnerPfad } from './get-ansprechpartner-pfad.ts';

test.each(['/wegweiser/ansprechpartner/', '/wegweiser/ansprechpartner', 'wegweiser/ansprechpartner/'])(
  'a tagging path may come with or without slashes: %s',
  (taggingpfad) => {
    expect(getAnsprechpartnerPfad({ taggingpfad, name: 'Bürgerbüro & Standesamt', id: 12 })).toBe(
      '/wegweiser/ansprechpartner/buergerbuero-standesamt-id_12/',
    );
  },
);
