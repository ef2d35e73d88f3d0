import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { useProgrammStand } from '../../programm/use-programm.ts';
import { ferienprogrammVeranstaltung } from './ferienprogramm-veranstaltung.context.ts';
import FerienprogrammVeranstaltung from './ferienprogramm-veranstaltung.tsx';

const seite = {
  id: 7,
  titel: 'Waldtag',
  datum_von: '2026-08-07T09:00',
  datum_bis: '2026-08-07T12:00',
  veranstalter: 'Waldverein',
  veranstaltungsort: 'Grillplatz',
  adresse: { strasse: 'Waldweg 3', plz: '75334', ort: 'Musterhardt', geokoordinaten: null },
  text: '<p>Wir bauen Hütten.</p>',
};
const show = (felder: Parameters<typeof createVeranstaltung>[1] | null = {}, context: object = {}) =>
  renderTemplate(FerienprogrammVeranstaltung, ferienprogrammVeranstaltung, {
    context: { ...seite, ferienprogramm: felder && [createVeranstaltung(7, felder)], ...context },
  });
const anmelden = () => screen.queryByRole('link', { name: 'Zum Anmeldeformular' });

beforeEach(() => {
  useProgrammStand.setState({}, true);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
});

test('shows when, where, by whom, and the facts of the holiday programme', () => {
  const { container } = show({ mitbringen: 'Gummistiefel' });
  for (const text of [
    '07.08.2026 um 09:00 Uhr',
    'Grillplatz',
    'Waldweg 3, 75334 Musterhardt',
    'Veranstalter: Waldverein',
  ]) {
    expect(container.textContent).toContain(text);
  }
  const fakten = [...container.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    dt.nextElementSibling?.textContent,
  ]);
  expect(fakten).toEqual([
    ['Alter', '6 bis 10 Jahre'],
    ['Teilnehmer', '5 bis 10 Kinder'],
    ['Preis', '5,00\u00a0€ zzgl. Gebühren'],
    ['Gebühren', '3,00\u00a0€ Bearbeitungsgebühr je Kind und 0,50\u00a0€ je Veranstaltung'],
    ['Freie Plätze', '6 Plätze frei'],
    ['Mitbringen', 'Gummistiefel'],
  ]);
});

test('without limits there is no restriction', () => {
  const { container } = show({ alter_min: 0, alter_max: 999, teilnehmer_min: 0, teilnehmer_max: 999 });
  expect(container.textContent?.match(/keine Einschränkung/g)).toHaveLength(2);
});

test('the price for siblings is told only where it counts', () => {
  show({ preis_geschwister: 3 });
  expect(screen.queryByText(/Geschwisterkind/)).toBeNull();
});

describe('Anfahrt planen', () => {
  const anfahrt = () => screen.getByRole('link', { name: 'Anfahrt planen' }).getAttribute('href');
  test('leads to the address', () => {
    show();
    expect(anfahrt()).toContain(encodeURIComponent('Waldweg 3, 75334 Musterhardt'));
  });
  test('or to the coordinates where they are known', () => {
    show({}, { adresse: { ...seite.adresse, geokoordinaten: { latitude: 48.84, longitude: '8.56' } } });
    expect(anfahrt()).toContain(encodeURIComponent('48.84,8.56'));
  });
});

describe('Zum Anmeldeformular', () => {
  test('leads to the registration with the event', () => {
    show();
    expect(anmelden()?.getAttribute('href')).toBe('/ferienprogramm-anmeldung/kontakt/?id=7');
  });
  test('is not there when the event is full, which is said', () => {
    show({ bereits_reserviert: 10 });
    expect(anmelden()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Diese Veranstaltung ist bereits ausgebucht' })).toBeTruthy();
  });
  test('is not there outside of the registration window, which is said', () => {
    vi.setSystemTime('2026-07-16T10:00:00Z');
    show({}, { jetzt: '2026-07-16T10:00:00Z' });
    expect(anmelden()).toBeNull();
    expect(screen.getByText(/vom 15\.06\.2026 bis zum 15\.07\.2026/)).toBeTruthy();
  });
  test('is not there once the event has begun, which is said', () => {
    vi.setSystemTime('2026-07-10T10:00:00Z');
    show({ datum_von: '2026-07-10T09:00' }, { jetzt: '2026-07-10T10:00:00Z' });
    expect(anmelden()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Diese Veranstaltung hat schon begonnen' })).toBeTruthy();
  });
  test('is not there when the holiday facts could not be had, which is said; the rest is', async () => {
    const { container } = show(null);
    expect(anmelden()).toBeNull();
    expect(container.textContent).toContain('Wir bauen Hütten.');
    const liste = [createVeranstaltung(7)];
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => new Response(JSON.stringify(liste))),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(anmelden()).toBeTruthy());
    expect(screen.queryByRole('link', { name: 'Erneut versuchen' })).toBeNull();
  });
});
