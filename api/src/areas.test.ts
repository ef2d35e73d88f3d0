import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { AREAS, chooseAreas, listHidden } from './areas.ts';
import { getGroup, KIND_GROUPS } from './core/entries/content-kind.ts';
import { listContentKinds } from './core/entries/core-kinds.ts';

describe('chooseBereiche', () => {
  it('leaves out what is switched off', () => {
    expect(chooseAreas([])).toEqual(AREAS);
    expect(chooseAreas(['ratsinfo', 'hallen']).map(({ name }) => name)).toEqual(
      AREAS.map(({ name }) => name).filter((name) => name !== 'ratsinfo' && name !== 'hallen'),
    );
  });

  it('names a word that is no area, and the words there are', () => {
    expect(() => chooseAreas(['rathaus'])).toThrow(/'rathaus', which is no area; there are .*ratsinfo/);
  });

  it('never switches off the core', () => {
    expect(() => chooseAreas(['kern'])).toThrow(/'kern', which is no area/);
  });

  it('refuses two areas of one name', () => {
    expect(() => chooseAreas([], [{ name: 'kita' }, { name: 'kita' }])).toThrow("Two areas are called 'kita'");
  });

  it('hides the pages of what is switched off', () => {
    expect(listHidden(['ratsinfo'])).toContain('/ratsinfo/');
    expect(listHidden([])).toEqual([]);
  });
});

it('each kind of entries of the search, and each key of the configuration, belongs to one area', () => {
  const types = AREAS.flatMap(({ suchtypen: searchTypes = {} }) => Object.entries(searchTypes));
  expect(new Set(types.map(([type]) => type)).size).toBe(types.length);
  expect(new Set(types.map(([, { rang: rank }]) => rank)).size).toBe(types.length);
  const key = AREAS.flatMap(({ stammdaten: masterData }) => (masterData ? [masterData.schluessel] : []));
  expect(new Set([...key, 'gemeinde', 'synonyme']).size).toBe(key.length + 2);
});

it('each kind of content names the heading under which editors find it', () => {
  const kinds = listContentKinds(AREAS);
  expect(kinds.filter(({ gruppe: group }) => group === undefined).map(({ name }) => name)).toEqual([]);
  expect(new Set(kinds.map(getGroup))).toEqual(new Set(KIND_GROUPS));
});

it('a kind without a heading still has a place', () => {
  const [page] = listContentKinds([]).filter(({ name }) => name === 'seite');
  const { gruppe: _, ...without } = page!;
  expect(getGroup(without)).toBe('Verwaltung');
  expect(getGroup({ ...without, ablage: { form: 'datei', datei: 'a.yaml' } })).toBe('Einstellungen');
});

it('arrows.json names areas that exist', async () => {
  const arrows = JSON.parse(await readFile(new URL('../arrows.json', import.meta.url), 'utf8'));
  const names = AREAS.map(({ name }) => name);
  for (const name of Object.entries<string[]>(arrows).flat(2)) expect(names).toContain(name);
});
