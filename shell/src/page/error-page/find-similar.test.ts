import { expect, it, vi } from 'vitest';
import { findSimilar } from './find-similar.ts';
import { findWaysOn } from './find-ways-on.ts';
import { readAddressWords } from './read-address-words.ts';

const hit = { typ: 'seite', typTitel: 'Seiten', titel: 'Hundesteuer', url: '/wegweiser/hundesteuer/' };

it.each([
  ['/index.php/12/', []],
  ['/%E0%A4%A/', []],
  ['/rathaus/B%C3%BCrger-buero/seite/3/', ['rathaus', 'Bürger', 'buero']],
])('reads the words of %s', (path, words) => {
  expect(readAddressWords(path)).toEqual(words);
});

it('searches for all words, then for those of the last part', async () => {
  const get = vi.fn(async (path: string) => ({
    status: 200,
    body: { data: path.endsWith('q=hundesteuer') ? [hit] : [] },
  }));
  expect(await findSimilar('/alt/service/hundesteuer.html/', { get }, {})).toEqual([
    { titel: 'Hundesteuer', href: '/wegweiser/hundesteuer/' },
  ]);
  expect(get.mock.calls.map(([path]) => path)).toEqual([
    '/api/cms/suche/vorschlaege?q=alt+service+hundesteuer',
    '/api/cms/suche/vorschlaege?q=hundesteuer',
  ]);
});

it('searches for the compound of the last part’s words', async () => {
  const get = vi.fn(async (path: string) => ({
    status: 200,
    body: { data: path.endsWith('q=hundesteuer') ? [hit] : [] },
  }));
  expect(await findSimilar('/alt/hunde-steuer/', { get }, {})).toHaveLength(1);
});

it('searches for single words where no title has several, without duplicates', async () => {
  const get = vi.fn(async (path: string) => ({
    status: 200,
    body: { data: /q=(hunde|satzung)$/.test(path) ? [hit] : [] },
  }));
  expect(await findSimilar('/alt/hunde-satzung/', { get }, {})).toEqual([
    { titel: 'Hundesteuer', href: '/wegweiser/hundesteuer/' },
  ]);
  expect(get.mock.calls.map(([path]) => path.split('q=')[1])).toEqual([
    'alt+hunde+satzung',
    'hunde+satzung',
    'hundesatzung',
    'satzung',
    'hunde',
  ]);
});

it('returns nothing when the search is down', async () => {
  const get = vi.fn(async () => Promise.reject(new Error('away')));
  expect(await findSimilar('/hundesteuer/', { get }, {})).toEqual([]);
  expect(await findSimilar('/hundesteuer/', { get: async () => ({ status: 500, body: null }) }, {})).toEqual([]);
});

it('offers suggested pages and the most wanted tasks, each without the other', async () => {
  const menu = { menuItems: [{ title: 'Abfalltermine', href: '/abfalltermine/' }, { title: 'ohne Ziel' }] };
  const similar = { titel: 'Hundesteuer', href: '/wegweiser/hundesteuer/' };
  const wanted = { titel: 'Abfalltermine', href: '/abfalltermine/' };
  const createGet = (menuBody: unknown, hits: unknown[]) => async (path: string) => ({
    status: 200,
    body: path.startsWith('/api/cms/menu?') ? menuBody : { data: hits },
  });
  expect(await findWaysOn('/hundesteuer/', { get: createGet(menu, [hit]) }, {})).toEqual({
    aehnliche: [similar],
    gesucht: [wanted],
  });
  expect(await findWaysOn('/hundesteuer/', { get: createGet(menu, []) }, {})).toMatchObject({ gesucht: [wanted] });
  expect(await findWaysOn('/hundesteuer/', { get: createGet(null, [hit]) }, {})).toEqual({
    aehnliche: [similar],
    gesucht: [],
  });
});
