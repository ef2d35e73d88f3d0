import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abfalltermine } from './abfalltermine.context.ts';
import { examples } from './abfalltermine.examples.ts';
import Abfalltermine from './abfalltermine.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Abfalltermine, abfalltermine, examples[name], { pfad: '/abfalltermine/', suche: search });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('lists streets below their district and selects all types initially', () => {
  show('ohneWahl');
  const street = screen.getByLabelText<HTMLSelectElement>('Straße');
  expect(street.form?.getAttribute('action')).toBe('/abfalltermine/#ergebnis');
  const schwann = within(street).getByRole('group', { name: 'Schwann' });
  expect(
    within(schwann)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Am Hang', 'Hauptstraße']);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('shows the next date of each type, its distance in days and the reason for a shift', () => {
  show('strasse', '?strasse=schwann-hauptstrasse');
  expect(screen.getByRole('heading', { name: 'Nächste Abholungen: Hauptstraße, Schwann' })).toBeTruthy();
  const cards = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li')?.textContent);
  expect(cards[0]).toContain('RestmüllMontag, 21. Dezember morgendanach Montag, 4. Januar und Montag, 18. Januar');
  expect(cards[1]).toContain('in 8 Tagenwegen eines Feiertags statt am Freitag, 25. Dezember');
  expect(cards[2]).toContain('keine Abholung');
});

test('shows twelve months, with letters for types and full words for screen readers', () => {
  show('strasse', '?strasse=schwann-hauptstrasse');
  const months = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
  expect(months).toHaveLength(12);
  expect([months[0], months[11]]).toEqual(['Dezember 2026', 'November 2027']);
  const january = within(screen.getByRole('table', { name: 'Januar 2027' }));
  expect(january.getByText('18').closest('td')?.textContent).toBe('18R RestmüllG Gelber Sack');
  expect(screen.getByText('Gr').closest('li')?.textContent).toBe('Gr Grünschnitt');
  const december = within(screen.getByRole('table', { name: 'Dezember 2026' }));
  expect(december.getByText('28').closest('td')?.textContent).toContain('(wegen eines Feiertags verschoben)');
});

test('shows and exports the selected types only', () => {
  show('strasse', '?strasse=schwann-hauptstrasse&art=restmuell');
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Restmüll']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gelber Sack' }).checked).toBe(false);
  // One for each alarm; CSS shows that of the selected one.
  const subscriptions = screen
    .getAllByRole('link', { name: 'Kalender abonnieren' })
    .map((link) => link.getAttribute('href'));
  const subscription =
    'webcal://www.musterhardt.example/abfalltermine/kalender.ics?strasse=schwann-hauptstrasse&art=restmuell';
  expect(subscriptions).toEqual(['18%3A00', '20%3A00', 'aus'].map((alarm) => `${subscription}&erinnerung=${alarm}`));
  const alarm = screen.getByLabelText<HTMLSelectElement>('Alarm');
  expect(alarm.form?.getAttribute('action')).toBe('/abfalltermine/kalender.ics');
  expect([...new FormData(alarm.form!)]).toEqual([
    ['strasse', 'schwann-hauptstrasse'],
    ['art', 'restmuell'],
    ['erinnerung', '18:00'],
  ]);
  expect(hrefOf('Per E-Mail erinnern lassen')).toBe('/abfalltermine/erinnerung/?strasse=schwann-hauptstrasse');
});

test('lists the streets of a district that have other dates', () => {
  show('ortsteil', '?ortsteil=Schwann&art=restmuell');
  expect(hrefOf('Am Hang')).toBe('/abfalltermine/?strasse=schwann-am-hang&art=restmuell');
  const [subscription] = screen.getAllByRole('link', { name: 'Kalender abonnieren' });
  expect(subscription?.getAttribute('href')).toContain('?ortsteil=Schwann&art=restmuell');
  expect(hrefOf('Per E-Mail erinnern lassen')).toBe('/abfalltermine/erinnerung/');
});

test('reports an unknown street', () => {
  show('ohneWahl', '?strasse=mond');
  expect(screen.getByRole('heading', { name: 'Diese Straße finden wir nicht' })).toBeTruthy();
});

test('skips entries without a date', () => {
  show('luecken', '?strasse=schwann-hauptstrasse');
  expect(screen.getByRole('heading', { level: 3 }).closest('li')?.textContent).toContain('Montag, 4. Januar');
  expect(screen.queryByRole('link', { name: 'Per E-Mail erinnern lassen' })).toBeNull();
});

test('distinguishes a failed call from no dates', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Abfalltermine können gerade nicht geladen werden' })).toBeTruthy();
});
