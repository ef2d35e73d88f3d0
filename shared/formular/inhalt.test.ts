// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildFormData, fingerprint, takeFile } from './inhalt.ts';

const foto = new File(['Bytes'], 'fest.jpg', { type: 'image/jpeg', lastModified: 5 });

test('parts of a form are what a browser without scripts would send', () => {
  const form = buildFormData({
    titel: 'Fest',
    rubrik: [1, 2],
    preis: 2.5,
    rechte: true,
    nein: false,
    leer: null,
    foto,
  });
  expect([...form].map(([name, wert]) => [name, typeof wert === 'string' ? wert : wert.name])).toEqual([
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
  expect(fingerprint({ titel: 'Fest', foto })).toBe(fingerprint({ titel: 'Fest', foto }));
  expect(fingerprint({ titel: 'Fest', foto: other })).not.toBe(fingerprint({ titel: 'Fest', foto }));
});

test('a control without a file has none', () => {
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  expect(takeFile(input.files)).toBeUndefined();
  expect(takeFile('Text')).toBe('Text');
});
