import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heute } from './heute.context.ts';
import { examples } from './heute.examples.ts';
import Heute from './heute.tsx';

const renderToday = (name: keyof typeof examples) => renderExample(Heute, heute, examples[name]);
const listItems = () =>
  within(screen.getByRole('region', { name: 'Heute' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('says what is open, what takes place, and where the road is closed', () => {
  renderToday('werktag');
  expect(listItems()).toEqual([
    'BürgerbüroHeute bis 12:00 Uhr geöffnet',
    '2 VeranstaltungenKonzert 2 um 19:30 Uhr und 1 weitere',
    'Nächste AbfuhrStraße wählen und erinnern lassen',
    'Brunnenstraße gesperrtBis Freitag',
  ]);
  expect(screen.getByRole('link', { name: 'Bürgerbüro' }).getAttribute('href')).toBe('/anschrift/');
  expect(screen.getByRole('link', { name: '2 Veranstaltungen' }).getAttribute('href')).toBe(
    '/veranstaltungen/?tag=2026-03-02',
  );
});

test('is reloaded when the office closes', () => {
  const { container } = renderToday('werktag');
  expect(container.querySelector('gm-stand')?.getAttribute('bis')).toBe('2026-03-02T11:00:00.000Z');
});

test('says so when nothing takes place', () => {
  renderToday('ruhig');
  expect(listItems()[1]).toBe('Keine VeranstaltungenHeute ist nichts eingetragen.');
});

test('shows what is known when a call has failed, and does not say that there are no events', () => {
  renderToday('aufrufGescheitert');
  expect(listItems()).toHaveLength(2);
  expect(screen.getByText('Was heute los ist, steht im Kalender.')).toBeTruthy();
  expect(screen.queryByText(/Keine|nichts eingetragen/)).toBeNull();
});
