import type { Route } from '@gm/shared/schemas/seite';
import { expect, it } from 'vitest';
import type { Datenquelle } from '../daten/database.ts';
import { refreshBlockoptionen } from './refresh-blockoptionen.ts';

const db = {} as Datenquelle;
const createBereich = (template: string, optionen: object | null) => ({
  blockoptionen: { isFor: (name: string) => name === template, read: async () => optionen },
});

it('every area has a word about its own blocks, before what the page says', async () => {
  const blocks = [
    { template: 'programm', options: { titel: 'Ferien', offen: false } },
    { template: 'abfall', options: {} },
    { template: 'text', options: { titel: 'Text' } },
  ];
  const seite = { title: 'Seite', blocks } as unknown as Route;
  const bereiche = [
    createBereich('programm', { offen: true }),
    {},
    createBereich('abfall', { jahr: 2026 }),
    createBereich('text', null),
  ];
  expect(await refreshBlockoptionen(db, bereiche, seite)).toEqual({
    title: 'Seite',
    blocks: [
      { template: 'programm', options: { titel: 'Ferien', offen: true } },
      { template: 'abfall', options: { jahr: 2026 } },
      { template: 'text', options: { titel: 'Text' } },
    ],
  });
});
