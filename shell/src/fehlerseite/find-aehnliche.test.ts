import { expect, it, vi } from 'vitest';
import { findAehnliche } from './find-aehnliche.ts';
import { readAdressworte } from './read-adressworte.ts';

const treffer = { typ: 'seite', typTitel: 'Seiten', titel: 'Hundesteuer', url: '/wegweiser/hundesteuer/' };

it.each([
  ['/index.php/12/', []],
  ['/%E0%A4%A/', []],
  ['/rathaus/B%C3%BCrger-buero/seite/3/', ['rathaus', 'Bürger', 'buero']],
])('reads the words of %s', (pfad, worte) => {
  expect(readAdressworte(pfad)).toEqual(worte);
});

it('asks for all words, then for those of the last part', async () => {
  const get = vi.fn(async (path: string) => ({
    status: 200,
    body: { data: path.endsWith('q=hundesteuer') ? [treffer] : [] },
  }));
  expect(await findAehnliche('/alt/service/hundesteuer.html/', { get }, {})).toEqual([
    { titel: 'Hundesteuer', href: '/wegweiser/hundesteuer/' },
  ]);
  expect(get.mock.calls.map(([path]) => path)).toEqual([
    '/api/cms/suche/vorschlaege?q=alt+service+hundesteuer',
    '/api/cms/suche/vorschlaege?q=hundesteuer',
  ]);
});

it('asks for the compound that the words of the last part may be', async () => {
  const get = vi.fn(async (path: string) => ({
    status: 200,
    body: { data: path.endsWith('q=hundesteuer') ? [treffer] : [] },
  }));
  expect(await findAehnliche('/alt/hunde-steuer/', { get }, {})).toHaveLength(1);
});

it('asks for single words where no title has several, and names no page twice', async () => {
  const get = vi.fn(async (path: string) => ({
    status: 200,
    body: { data: /q=(hunde|satzung)$/.test(path) ? [treffer] : [] },
  }));
  expect(await findAehnliche('/alt/hunde-satzung/', { get }, {})).toEqual([
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

it('does without where the search is out of order', async () => {
  const get = vi.fn(async () => Promise.reject(new Error('away')));
  expect(await findAehnliche('/hundesteuer/', { get }, {})).toEqual([]);
  expect(await findAehnliche('/hundesteuer/', { get: async () => ({ status: 500, body: null }) }, {})).toEqual([]);
});
