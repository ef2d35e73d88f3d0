import type { Route } from '@gm/shared/schemas/page';
import { expect, it } from 'vitest';
import type { DataSource } from '../platform/database/database.ts';
import { refreshBlockOptions } from './refresh-block-options.ts';

const db = {} as DataSource;
const createArea = (template: string, options: object | null) => ({
  blockoptionen: { isFor: (name: string) => name === template, read: async () => options },
});

it('options of an area override the options stored with the page', async () => {
  const blocks = [
    { template: 'programm', options: { titel: 'Ferien', offen: false } },
    { template: 'abfall', options: {} },
    { template: 'text', options: { titel: 'Text' } },
  ];
  const page = { title: 'Seite', blocks } as unknown as Route;
  const areas = [
    createArea('programm', { offen: true }),
    {},
    createArea('abfall', { jahr: 2026 }),
    createArea('text', null),
  ];
  expect(await refreshBlockOptions(db, areas, page)).toEqual({
    title: 'Seite',
    blocks: [
      { template: 'programm', options: { titel: 'Ferien', offen: true } },
      { template: 'abfall', options: { jahr: 2026 } },
      { template: 'text', options: { titel: 'Text' } },
    ],
  });
});
