import { expect, it } from 'vitest';
import { comesFromForeignSite } from './check-origin.ts';

const site = 'https://www.musterhardt.example';
const host = 'www.musterhardt.example';

it.each([
  ['a form of the site', { fetchSite: 'same-origin', origin: site }, false],
  ['a reload by the visitor', { fetchSite: 'none', origin: undefined }, false],
  ['another site', { fetchSite: 'cross-site', origin: 'https://boese.example' }, true],
  ['a neighbour on the same domain', { fetchSite: 'same-site', origin: 'https://shop.musterhardt.example' }, true],
  ['an older browser on the site', { fetchSite: undefined, origin: site }, false],
  ['an older browser on another site', { fetchSite: undefined, origin: 'https://boese.example' }, true],
  ['an older browser in a sandbox', { fetchSite: undefined, origin: 'null' }, true],
  ['no browser at all', { fetchSite: undefined, origin: undefined }, false],
  ['an unknown value', { fetchSite: 'quatsch', origin: undefined }, true],
])('%s', (_wer, head, foreign) => {
  expect(comesFromForeignSite({ ...head, host }, site)).toBe(foreign);
});

it('compares with the public address of the site, whatever host the proxy forwarded to', () => {
  expect(comesFromForeignSite({ fetchSite: undefined, origin: site, host: '127.0.0.1:3001' }, `${site}/`)).toBe(false);
  expect(
    comesFromForeignSite({ fetchSite: undefined, origin: 'http://localhost:3000', host: 'localhost:3000' }, site),
  ).toBe(false);
});
