import { listWochen } from '@gm/shared/format/monat';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './veranstaltungen.beispiele.ts';
import { veranstaltungen } from './veranstaltungen.context.ts';
import Veranstaltungen from './veranstaltungen.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Veranstaltungen, veranstaltungen, beispiele[name], { pfad: '/veranstaltungen/', suche });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a line says when, what and where, and leads to the event', () => {
  show('liste');
  const [zeile] = screen.getAllByRole('heading', { level: 3 });
  const text = zeile?.closest('li')?.textContent;
  expect(text).toContain('So., 01.03.2026 um 19:30 Uhr, bis 22:00 Uhr');
  expect(text).toContain('Alte Kelter, Conweiler');
  expect(hrefOf('Konzert 1')).toBe('/veranstaltungen/konzert-id_1/');
});

test('filters are a GET form that keeps what was chosen', () => {
  show('liste', '?q=Chor&monat=2026-04&rubrik_id=1&ortsteil=Conweiler&tag=2026-04-02&seite=2');
  const feld = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(feld.form?.getAttribute('action')).toBe('/veranstaltungen/#ergebnis');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({
    q: 'Chor',
    monat: '2026-04',
    tag: '2026-04-02',
    rubrik_id: '1',
    ortsteil: 'Conweiler',
    ort: '',
  });
  expect(hrefOf('Auswahl aufheben')).toBe('/veranstaltungen/');
  expect(hrefOf('Nächste Seite')).toContain('rubrik_id=1');
});

test('something that is no day stays where it was typed, with a message beside it', () => {
  show('liste', '?tag=morgen');
  const feld = screen.getByLabelText<HTMLInputElement>('Tag');
  expect(feld.value).toBe('morgen');
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bitte geben Sie einen Tag wie 24.12.2026 an.',
  );
});

test.each(['2026-99', 'x', '2026-1', '0000-00'])('a month that is none (%s) is not chosen', (monat) => {
  show('liste', `?monat=${monat}`);
  expect(screen.getByLabelText<HTMLSelectElement>('Monat').value).toBe('');
});

test('what is chosen can be subscribed to, but not a month or a day', () => {
  show('liste', '?rubrik_id=1&ortsteil=Conweiler&monat=2026-04');
  expect(hrefOf(/Diese Auswahl als Kalender/)).toBe('/veranstaltungen/kalender.ics?rubrik_id=1&ortsteil=Conweiler');
});

test('the month is a table of weeks from Monday; what lasts several days stands on each of them', () => {
  show('monat', '?ansicht=monat&monat=2026-03&rubrik_id=1');
  const tabelle = within(screen.getByRole('table', { name: 'Veranstaltungen im März 2026' }));
  expect(tabelle.getAllByRole('columnheader').map((kopf) => kopf.textContent)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ]);
  expect(tabelle.getAllByRole('link', { name: 'Fest' })).toHaveLength(3);
  const heute = tabelle.getByText('Donnerstag, 5. März').closest('td');
  expect(heute?.textContent).toContain('19:30 Uhr Konzert 5');
  expect(heute?.textContent).toContain('heute');
  expect(hrefOf('April 2026')).toBe('/veranstaltungen/?monat=2026-04&rubrik_id=1&ansicht=monat');
  expect(screen.queryByRole('link', { name: 'Februar 2026' })).toBeNull();
  expect(hrefOf('Liste')).toBe('/veranstaltungen/?monat=2026-03&rubrik_id=1');
});

test('a month has as many weeks as it touches', () => {
  expect(listWochen('2027-02')).toHaveLength(4);
  expect(listWochen('2026-03')).toHaveLength(6);
  expect(listWochen('2026-12').at(-1)?.[3]).toBe('2026-12-31');
  expect(listWochen('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('says so when nothing fits, and the way back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Veranstaltungen gefunden');
  expect(hrefOf('Alle Veranstaltungen zeigen')).toBe('/veranstaltungen/');
});

test('an empty month says so', () => {
  show('leererMonat', '?ansicht=monat&monat=2026-05');
  expect(screen.getByText('In diesem Monat gibt es zu Ihrer Auswahl keine Veranstaltung.')).toBeTruthy();
});

test('leaves out what has no day', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Markt']);
});

test('a calendar out of order is no empty calendar', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Veranstaltungen können gerade nicht geladen werden' })).toBeTruthy();
});
