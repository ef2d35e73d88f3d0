import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BEREICHE, chooseBereiche, joinMigrations, listVerborgene, migrations } from './bereiche.ts';
import { drawBereiche, placePicture } from './draw-bereiche.ts';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');
const step = { up: async () => {} };

describe('chooseBereiche', () => {
  it('leaves out what is switched off', () => {
    expect(chooseBereiche([])).toEqual(BEREICHE);
    expect(chooseBereiche(['ratsinfo', 'hallen']).map(({ name }) => name)).toEqual(
      BEREICHE.map(({ name }) => name).filter((name) => name !== 'ratsinfo' && name !== 'hallen'),
    );
  });

  it('names a word that is no area, and the words there are', () => {
    expect(() => chooseBereiche(['rathaus'])).toThrow(/'rathaus', which is no area; there are .*ratsinfo/);
  });

  it('refuses two areas of one name', () => {
    expect(() => chooseBereiche([], [{ name: 'kita' }, { name: 'kita' }])).toThrow("Two areas are called 'kita'");
  });

  it('hides the pages of what is switched off', () => {
    expect(listVerborgene(['ratsinfo'])).toContain('/ratsinfo/');
    expect(listVerborgene([])).toEqual([]);
  });
});

it('each kind of entries of the search, and each key of the configuration, belongs to one area', () => {
  const typen = BEREICHE.flatMap(({ suchtypen = {} }) => Object.entries(suchtypen));
  expect(new Set(typen.map(([typ]) => typ)).size).toBe(typen.length);
  expect(new Set(typen.map(([, { rang }]) => rang)).size).toBe(typen.length);
  const schluessel = BEREICHE.flatMap(({ stammdaten }) => (stammdaten ? [stammdaten.schluessel] : []));
  expect(new Set([...schluessel, 'gemeinde', 'synonyme']).size).toBe(schluessel.length + 2);
});

describe('joinMigrations', () => {
  it('keeps the steps that existing databases know', () => {
    expect(Object.keys(migrations)).toHaveLength(new Set(Object.keys(migrations)).size);
    expect(migrations).toHaveProperty('0006_einsendungen');
    expect(migrations).toHaveProperty('0006_veranstaltungen');
  });

  it('refuses a number that is taken, naming both', () => {
    expect(() => joinMigrations([{ '0057_a': step }, { '0057_b': step }])).toThrow(
      '0057_a and 0057_b carry one number',
    );
    expect(() => joinMigrations([{ '0006_a': step }, { '0006_a': step }])).toThrow('0006_a and 0006_a');
  });
});

describe('the picture of the areas', () => {
  it('is the one of the list (npm run bereiche)', async () => {
    const readme = await read('README.md');
    const names = BEREICHE.map(({ name }) => name);
    expect(placePicture(readme, drawBereiche(names, JSON.parse(await read('pfeile.json'))))).toBe(readme);
  });

  it('names areas that exist', async () => {
    const pfeile = Object.entries(JSON.parse(await read('pfeile.json')) as Record<string, string[]>).flat(2);
    for (const name of pfeile) expect(BEREICHE.map((bereich) => bereich.name)).toContain(name);
  });
});
