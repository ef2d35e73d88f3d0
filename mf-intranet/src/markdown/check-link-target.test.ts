import { expect, test } from 'vitest';
import { checkLinkziel, splitLinkziel } from './check-link-target.ts';

test.each([
  [{ seite: ' /rathaus/ ', adresse: '' }, '/rathaus/'],
  [{ seite: '#oben', adresse: ' ' }, '#oben'],
  [{ seite: '', adresse: 'www.example.org' }, 'https://www.example.org'],
  [{ seite: '', adresse: 'mailto:rathaus@musterhardt.example' }, 'mailto:rathaus@musterhardt.example'],
])('%j links to %s', (target, href) => expect(checkLinkziel(target)).toEqual({ href }));

test.each([
  ['none of both', { seite: '', adresse: '' }, 'seite', /oder geben Sie eine andere Adresse an, nicht beides/],
  [
    'both',
    { seite: '/a/', adresse: 'https://a.example/' },
    'seite',
    /oder geben Sie eine andere Adresse an, nicht beides/,
  ],
  ['a title that was not chosen', { seite: 'Rathaus', adresse: '' }, 'seite', /aus der Liste/],
  ['another website as page', { seite: 'https://a.example/', adresse: '' }, 'seite', /aus der Liste/],
  ['a page as address', { seite: '', adresse: '/rathaus/' }, 'adresse', /beginnt mit https/],
  ['a script', { seite: '', adresse: 'javascript:alert(1)' }, 'adresse', /beginnt mit https/],
  ['another host without scheme', { seite: '//a.example/', adresse: '' }, 'seite', /aus der Liste/],
] as const)('refuses %s', (_, target, field, message) => {
  expect(checkLinkziel(target)).toEqual({ fehler: { [field]: expect.stringMatching(message) } });
});

test('an existing link is shown in the matching field', () => {
  expect(splitLinkziel('/rathaus/')).toEqual({ seite: '/rathaus/', adresse: '' });
  expect(splitLinkziel('tel:07082')).toEqual({ seite: '', adresse: 'tel:07082' });
  expect(splitLinkziel('')).toEqual({ seite: '', adresse: '' });
});
