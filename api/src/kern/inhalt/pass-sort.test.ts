import type { Route } from '@gm/shared/schemas/seite';
import { expect, it } from 'vitest';
import { buildCall } from '../regeln/build-call.ts';
import { passSort } from './pass-sort.ts';

const seite = (...apiCalls: Route['apiCalls']) => ({ title: 'Eingang', apiCalls }) as Route;
const names = ({ apiCalls }: Route) => apiCalls.map(({ options }) => options.passThrough);

it('hands the column on to the lists that know it, also where a page was stored before', () => {
  const alte = seite(
    buildCall('freigaben', '/api/intranet/freigaben', { passThrough: ['q', 'seite'] }),
    buildCall('aktuelles', '/api/cms/aktuelles', { passThrough: ['seite'] }),
  );
  expect(names(passSort(alte))).toEqual([['q', 'seite', 'sort'], ['seite']]);
  expect(names(alte), 'what is stored stays').toEqual([['q', 'seite'], ['seite']]);
  const neue = seite(buildCall('redaktion', '/api/intranet/redaktion', { passThrough: ['sort', 'seite'] }));
  expect(passSort(neue)).toBe(neue);
});
