// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildFormData, fingerprint, takeFile } from './content.ts';

const photo = new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg', lastModified: 5 });

test('multipart content equals that of a browser without scripts', () => {
  const form = buildFormData({
    titel: 'Fest',
    rubrik: [1, 2],
    preis: 2.5,
    rechte: true,
    nein: false,
    leer: null,
    foto: photo,
  });
  expect([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['titel', 'Fest'],
    ['rubrik', '1'],
    ['rubrik', '2'],
    ['preis', '2.5'],
    ['rechte', 'true'],
    ['foto', 'fest.jpg'],
  ]);
});

test('another picture makes another request', () => {
  const other = new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg', lastModified: 6 });
  expect(fingerprint({ titel: 'Fest', foto: photo })).toBe(fingerprint({ titel: 'Fest', foto: photo }));
  expect(fingerprint({ titel: 'Fest', foto: other })).not.toBe(fingerprint({ titel: 'Fest', foto: photo }));
});

test('an empty file control has no file', () => {
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  expect(takeFile(input.files)).toBeUndefined();
  expect(takeFile('Text')).toBe('Text');
});
