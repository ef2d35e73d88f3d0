import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { useProgramState } from '../../program/use-program.ts';
import { ferienprogrammVeranstaltung } from './ferienprogramm-veranstaltung.context.ts';
import FerienprogrammVeranstaltung from './ferienprogramm-veranstaltung.tsx';

const page = {
  id: 7,
  titel: 'Waldtag',
  datum_von: '2026-08-07T09:00',
  datum_bis: '2026-08-07T12:00',
  veranstalter: 'Waldverein',
  veranstaltungsort: 'Grillplatz',
  adresse: { strasse: 'Waldweg 3', plz: '75334', ort: 'Musterhardt', geokoordinaten: null },
  text: '<p>Wir bauen Hütten.</p>',
};
const show = (fields: Parameters<typeof createVeranstaltung>[1] | null = {}, context: object = {}) =>
  renderTemplate(FerienprogrammVeranstaltung, ferienprogrammVeranstaltung, {
    context: { ...page, ferienprogramm: fields && [createVeranstaltung(7, fields)], ...context },
  });
const signIn = () => screen.queryByRole('link', { name: 'Zum Anmeldeformular' });

beforeEach(() => {
  useProgramState.setState({}, true);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
});

test('shows date, place, organiser and the data of the holiday programme', () => {
  const { container } = show({ mitbringen: 'Gummistiefel' });
  for (const text of [
    '07.08.2026 um 09:00 Uhr',
    'Grillplatz',
    'Waldweg 3, 75334 Musterhardt',
    'Veranstalter: Waldverein',
  ]) {
    expect(container.textContent).toContain(text);
  }
  const facts = [...container.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]);
  expect(facts).toEqual([
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

test('the sibling price is shown only where it applies', () => {
  show({ preis_geschwister: 3 });
  expect(screen.queryByText(/Geschwisterkind/)).toBeNull();
});

describe('Anfahrt planen', () => {
  const anfahrt = () => screen.getByRole('link', { name: 'Anfahrt planen' }).getAttribute('href');
  test('links to the address', () => {
    show();
    expect(anfahrt()).toContain(encodeURIComponent('Waldweg 3, 75334 Musterhardt'));
  });
  test('links to the coordinates if they are known', () => {
    show({}, { adresse: { ...page.adresse, geokoordinaten: { latitude: 48.84, longitude: '8.56' } } });
    expect(anfahrt()).toContain(encodeURIComponent('48.84,8.56'));
  });
});

describe('Zum Anmeldeformular', () => {
  test('links to the registration with the event', () => {
    show();
    expect(signIn()?.getAttribute('href')).toBe('/ferienprogramm-anmeldung/kontakt/?id=7');
  });
  test('is replaced by a message when the event is full', () => {
    show({ bereits_reserviert: 10 });
    expect(signIn()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Diese Veranstaltung ist bereits ausgebucht' })).toBeTruthy();
  });
  test('is replaced by a message outside of the registration period', () => {
    vi.setSystemTime('2026-07-16T10:00:00Z');
    show({}, { jetzt: '2026-07-16T10:00:00Z' });
    expect(signIn()).toBeNull();
    expect(screen.getByText(/vom 15\.06\.2026 bis zum 15\.07\.2026/)).toBeTruthy();
  });
  test('is replaced by a message once the event has begun', () => {
    vi.setSystemTime('2026-07-10T10:00:00Z');
    show({ datum_von: '2026-07-10T09:00' }, { jetzt: '2026-07-10T10:00:00Z' });
    expect(signIn()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Diese Veranstaltung hat schon begonnen' })).toBeTruthy();
  });
  test('is replaced by a message when the holiday data failed to load; the rest is shown', async () => {
    const { container } = show(null);
    expect(signIn()).toBeNull();
    expect(container.textContent).toContain('Wir bauen Hütten.');
    const list = [createVeranstaltung(7)];
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => new Response(JSON.stringify(list))),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Erneut laden' }));
    await waitFor(() => expect(signIn()).toBeTruthy());
    expect(screen.queryByRole('link', { name: 'Erneut laden' })).toBeNull();
  });
});
