import { expect, it } from 'vitest';
import { buildTischRoute } from './build-tisch-route.ts';

it.each([
  ['/intranet/freigaben/VE-2026-0001/', ['freigabe', 'intranet-leiste'], '/api/intranet/freigaben/VE-2026-0001'],
  ['/intranet/freigaben/ve-2026-0001/', ['freigabe', 'intranet-leiste'], '/api/intranet/freigaben/VE-2026-0001'],
])('%s', (pfad, templates, endpoint) => {
  const route = buildTischRoute(pfad);
  expect(route?.blocks.map(({ template }) => template)).toEqual(templates);
  expect(route?.apiCalls[0]?.options).toMatchObject({ endpoint, required: true });
  expect(route?.anmeldung).toBe('/intranet/');
});

it.each(['/intranet/freigaben/', '/intranet/freigaben/VE/', '/intranet/ferienprogramm/12/', '/intranet/x/1/', '/'])(
  '%s is none',
  (pfad) => {
    expect(buildTischRoute(pfad)).toBeNull();
  },
);
