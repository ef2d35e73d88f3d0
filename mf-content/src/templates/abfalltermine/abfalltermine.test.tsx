import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './abfalltermine.beispiele.ts';
import { abfalltermine } from './abfalltermine.context.ts';
import Abfalltermine from './abfalltermine.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Abfalltermine, abfalltermine, beispiele[name], { pfad: '/abfalltermine/', suche });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('streets stand below their district; every kind is chosen at first', () => {
  show('ohneWahl');
  const strasse = screen.getByLabelText<HTMLSelectElement>('Straße');
  expect(strasse.form?.getAttribute('action')).toBe('/abfalltermine/#ergebnis');
  const schwann = within(strasse).getByRole('group', { name: 'Schwann' });
  expect(
    within(schwann)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Am Hang', 'Hauptstraße']);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('tells the next date of each kind, how far away it is, and why it is another day', () => {
  show('strasse', '?strasse=schwann-hauptstrasse');
  expect(screen.getByRole('heading', { name: 'Nächste Abholungen: Hauptstraße, Schwann' })).toBeTruthy();
  const karten = screen.getAllByRole('heading', { level: 3 }).map((titel) => titel.closest('li')?.textContent);
  expect(karten[0]).toContain('RestmüllMontag, 21. Dezember morgendanach 04.01.2027 und 18.01.2027');
  expect(karten[1]).toContain('in 8 Tagenwegen eines Feiertags statt am 25.12.2026');
  expect(karten[2]).toContain('keine Abholung');
});

test('the calendar has twelve months; letters tell kinds apart, words are there for those who hear them', () => {
  show('strasse', '?strasse=schwann-hauptstrasse');
  const monate = screen.getAllByRole('table').map((tabelle) => tabelle.querySelector('caption')?.textContent);
  expect(monate).toHaveLength(12);
  expect([monate[0], monate[11]]).toEqual(['Dezember 2026', 'November 2027']);
  const januar = within(screen.getByRole('table', { name: 'Januar 2027' }));
  expect(januar.getByText('18').closest('td')?.textContent).toBe('18R RestmüllG Gelber Sack');
  expect(screen.getByText('Gr').closest('li')?.textContent).toBe('Gr Grünschnitt');
  const dezember = within(screen.getByRole('table', { name: 'Dezember 2026' }));
  expect(dezember.getByText('28').closest('td')?.textContent).toContain('(wegen eines Feiertags verschoben)');
});

test('only chosen kinds are shown, and go into the calendar', () => {
  show('strasse', '?strasse=schwann-hauptstrasse&art=restmuell');
  expect(screen.getAllByRole('heading', { level: 3 }).map((titel) => titel.textContent)).toEqual(['Restmüll']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gelber Sack' }).checked).toBe(false);
  // One for each alarm; the stylesheet shows the chosen one's.
  const abos = screen.getAllByRole('link', { name: 'Kalender abonnieren' }).map((link) => link.getAttribute('href'));
  const abo = 'webcal://www.musterhardt.example/abfalltermine/kalender.ics?strasse=schwann-hauptstrasse&art=restmuell';
  expect(abos).toEqual(['18%3A00', '20%3A00', 'aus'].map((alarm) => `${abo}&erinnerung=${alarm}`));
  const alarm = screen.getByLabelText<HTMLSelectElement>('Alarm');
  expect(alarm.form?.getAttribute('action')).toBe('/abfalltermine/kalender.ics');
  expect([...new FormData(alarm.form!)]).toEqual([
    ['strasse', 'schwann-hauptstrasse'],
    ['art', 'restmuell'],
    ['erinnerung', '18:00'],
  ]);
  expect(hrefOf('Per E-Mail erinnern lassen')).toBe('/abfalltermine/erinnerung/?strasse=schwann-hauptstrasse');
});

test('a district names its streets with other dates', () => {
  show('ortsteil', '?ortsteil=Schwann&art=restmuell');
  expect(hrefOf('Am Hang')).toBe('/abfalltermine/?strasse=schwann-am-hang&art=restmuell');
  const [abo] = screen.getAllByRole('link', { name: 'Kalender abonnieren' });
  expect(abo?.getAttribute('href')).toContain('?ortsteil=Schwann&art=restmuell');
  expect(hrefOf('Per E-Mail erinnern lassen')).toBe('/abfalltermine/erinnerung/');
});

test('a street nobody knows is said to be unknown', () => {
  show('ohneWahl', '?strasse=mond');
  expect(screen.getByRole('heading', { name: 'Diese Straße finden wir nicht' })).toBeTruthy();
});

test('leaves out what has no day', () => {
  show('luecken', '?strasse=schwann-hauptstrasse');
  expect(screen.getByRole('heading', { level: 3 }).closest('li')?.textContent).toContain('Montag, 4. Januar');
  expect(screen.queryByRole('link', { name: 'Per E-Mail erinnern lassen' })).toBeNull();
});

test('dates out of order are not the same as none', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Abfalltermine können gerade nicht geladen werden' })).toBeTruthy();
});
