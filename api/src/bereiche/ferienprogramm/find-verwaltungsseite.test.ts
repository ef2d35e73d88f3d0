import { expect, it } from 'vitest';
import { findVerwaltungsseite } from './find-verwaltungsseite.ts';

it('shows a draft and what is published, to who is logged in', () => {
  const route = findVerwaltungsseite('/intranet/ferienprogramm/12/');
  expect(route?.blocks.map(({ template }) => template)).toEqual([
    'ferien-entwurf',
    'ferien-teilnehmer',
    'ferien-betreuung',
    'intranet-leiste',
  ]);
  expect(route?.apiCalls[0]?.options).toMatchObject({ endpoint: '/api/intranet/ferienprogramm/12', required: true });
  expect(route?.anmeldung).toBe('/intranet/');
});

it.each(['/intranet/ferienprogramm/', '/intranet/ferienprogramm/0/', '/intranet/x/1/', '/'])('%s is none', (pfad) => {
  expect(findVerwaltungsseite(pfad)).toBeNull();
});
