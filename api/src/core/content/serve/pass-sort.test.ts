import type { Route } from '@gm/shared/schemas/page';
import { expect, it } from 'vitest';
import { buildCall } from '../../platform/rules/build-call.ts';
import { passSort } from './pass-sort.ts';

const page = (...apiCalls: Route['apiCalls']) => ({ title: 'Eingang', apiCalls }) as Route;
const names = ({ apiCalls }: Route) => apiCalls.map(({ options }) => options.passThrough);

it('passes the column to lists that support it, also on pages stored earlier', () => {
  const old = page(
    buildCall('freigaben', '/api/intranet/freigaben', { passThrough: ['q', 'seite'] }),
    buildCall('aktuelles', '/api/cms/aktuelles', { passThrough: ['seite'] }),
  );
  expect(names(passSort(old))).toEqual([['q', 'seite', 'sort'], ['seite']]);
  expect(names(old), 'what is stored stays').toEqual([['q', 'seite'], ['seite']]);
  const fresh = page(buildCall('redaktion', '/api/intranet/redaktion', { passThrough: ['sort', 'seite'] }));
  expect(passSort(fresh)).toBe(fresh);
});
