import { expect, it } from 'vitest';
import { buildDeskRoute } from './build-desk-route.ts';

it.each([
  ['/intranet/freigaben/VE-2026-0001/', ['freigabe', 'intranet-leiste'], '/api/intranet/freigaben/VE-2026-0001'],
  ['/intranet/freigaben/ve-2026-0001/', ['freigabe', 'intranet-leiste'], '/api/intranet/freigaben/VE-2026-0001'],
  ['/intranet/so-gehts/', ['anleitung', 'intranet-leiste'], '/api/cms/intranet/texte'],
])('%s is a page of the desk', (path, templates, endpoint) => {
  const route = buildDeskRoute(path);
  expect(route?.blocks.map(({ template }) => template)).toEqual(templates);
  expect(route?.apiCalls[0]?.options).toMatchObject({ endpoint, required: true });
  expect(route?.anmeldung).toBe('/intranet/');
});

it.each(['/intranet/freigaben/', '/intranet/freigaben/VE/', '/intranet/ferienprogramm/12/', '/intranet/x/1/', '/'])(
  '%s is not a page of the desk',
  (path) => {
    expect(buildDeskRoute(path)).toBeNull();
  },
);
