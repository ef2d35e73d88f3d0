import { expect, it } from 'vitest';
import { findAdministrationPage } from './find-administration-page.ts';

it('shows drafts and published events to logged-in staff', () => {
  const route = findAdministrationPage('/intranet/ferienprogramm/12/');
  expect(route?.blocks.map(({ template }) => template)).toEqual([
    'ferien-entwurf',
    'ferien-ueberblick',
    'ferien-teilnehmer',
    'ferien-betreuung',
    'intranet-leiste',
  ]);
  expect(route?.apiCalls[0]?.options).toMatchObject({ endpoint: '/api/intranet/ferienprogramm/12', required: true });
  expect(route?.anmeldung).toBe('/intranet/');
});

it('shows the form to correct a published event on a page of its own', () => {
  const route = findAdministrationPage('/intranet/ferienprogramm/12/berichtigen/');
  expect(route?.blocks.map(({ template }) => template)).toEqual(['ferien-entwurf', 'intranet-leiste']);
  expect(route?.apiCalls[0]?.options).toMatchObject({
    endpoint: '/api/intranet/ferienprogramm/12/berichtigung',
    required: true,
  });
  expect(route?.breadcrumbs.at(-1)?.href).toBe('/intranet/ferienprogramm/12/');
  expect(route?.anmeldung).toBe('/intranet/');
});

it.each(['/intranet/ferienprogramm/', '/intranet/ferienprogramm/0/', '/intranet/x/1/', '/'])(
  'returns null for %s',
  (path) => {
    expect(findAdministrationPage(path)).toBeNull();
  },
);
