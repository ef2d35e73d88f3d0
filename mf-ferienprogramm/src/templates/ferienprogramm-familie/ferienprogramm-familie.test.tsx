import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { useProgramState } from '../../program/use-program.ts';
import { ferienprogrammFamilie } from './ferienprogramm-familie.context.ts';
import FerienprogrammFamilie from './ferienprogramm-familie.tsx';

const termin = (id: number, part: object = {}) => ({
  kind: 7,
  referenz: 'FP-2026-0001',
  veranstaltung: createVeranstaltung(id),
  preis: 5,
  storniert: false,
  stornierbar: true,
  storno_bis: '2026-07-28',
  ...part,
});
const family: Family = {
  kinder: [
    {
      id: 7,
      vorname: 'Mia',
      name: 'Groß',
      geburtstag: '2018-05-04',
      bemerkung: 'Möchte mit Ole in eine Gruppe.',
      fragen: [],
      termine: [termin(1), termin(2, { storniert: true })],
      erklaerungen: [
        { feld: 'fotos', text: 'Fotos dürfen erscheinen.', zugestimmt: true, seit: '2026-07-01T10:00:00.000Z' },
      ],
    },
  ],
  warteplaetze: [
    {
      id: 3,
      veranstaltung: createVeranstaltung(4),
      kinder: ['Mia'],
      status: 'wartet',
      platz: 2,
      angebot_bis: null,
      kosten: { veranstaltungen: 5, gebuehren: 0.5, gesamt: 5.5 },
    },
  ],
  rechnungen: [{ referenz: 'FP-2026-0001', summe: 8.5, offen: 8.5, faellig: '2026-07-15', href: '/r/' }],
  offen: true,
  kontakt: { strasse: 'Hauptstraße 1', plz: '75334', ort: 'Musterhardt', telefon: '' },
};
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  useProgramState.setState({}, true);
});
const show = (part: Partial<Family> = {}) =>
  renderTemplate(FerienprogrammFamilie, ferienprogrammFamilie, {
    context: { familie: { ...family, ...part } },
    seite: { suche: '?token=geheim' },
  });
const answer = (...bodies: object[]) => {
  for (const body of bodies) fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 200 }));
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  fetchMock.mock.calls.flatMap(([url, init]) => (init?.body ? [[url, JSON.parse(String(init.body))]] : []));

test("a family's data on one page: dates, waiting lists, invoices, consents", () => {
  show();
  const child = within(screen.getByRole('region', { name: 'Mia Groß' }));
  expect(child.getAllByRole('listitem')).toHaveLength(1);
  expect(child.getByRole<HTMLTextAreaElement>('textbox', { name: /^Bemerkung/ }).value).toBe(
    'Möchte mit Ole in eine Gruppe.',
  );
  expect(child.getByText(/Absagen können Sie bis zum 28\.07\.2026/)).toBeTruthy();
  expect(child.getByRole<HTMLInputElement>('checkbox', { name: 'Fotos dürfen erscheinen.' }).checked).toBe(true);
  expect(child.getByText('Eingewilligt am 01.07.2026.')).toBeTruthy();
  expect(screen.getByText(/Sie stehen auf Platz 2\./).textContent).toMatch(/Kosten: 5,50.€, davon 0,50/);
  expect(screen.getByRole('link', { name: 'Rechnung FP-2026-0001' })).toBeTruthy();
});

test('a cancellation shows its cost first', async () => {
  show();
  answer(
    { mehr: -5.5, familie: null },
    { mehr: -5.5, familie: { ...family, kinder: [{ ...family.kinder[0], termine: [] }] } },
  );
  press(/^Absagen/);
  expect(await screen.findByText(/Sie sparen 5,50.€/)).toBeTruthy();
  press('Ja, absagen');
  expect(await screen.findByText('Mia hat zurzeit keine Veranstaltung.')).toBeTruthy();
  const choice = { token: 'geheim', kind: 7, weg: [1] };
  expect(sent()).toEqual([
    ['/api/ferienprogramm/familie/wahl', choice],
    ['/api/ferienprogramm/familie/wahl', { ...choice, mehr: -5.5 }],
  ]);
});

test('offers events that suit the age, are free and do not overlap; an exchange is one step', async () => {
  useProgramState.setState({
    '/api/ferienprogramm/programm?rubrik=24': {
      programm: [createVeranstaltung(1), createVeranstaltung(3)],
      gescheitert: false,
    },
  });
  show();
  press('Veranstaltung dazunehmen oder tauschen');
  const list = screen.getByLabelText<HTMLSelectElement>(/^Veranstaltung/);
  fireEvent.change(screen.getByLabelText(/^Statt einer anderen/), { target: { value: '1' } });
  fireEvent.change(list, { target: { value: '3' } });
  answer({ mehr: 0, familie: null });
  press('Kosten ansehen');
  expect(await screen.findByText('Das ändert nichts an den Kosten.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig tauschen' })).toBeTruthy();
  expect(sent().at(-1)).toEqual([
    '/api/ferienprogramm/familie/wahl',
    { token: 'geheim', kind: 7, dazu: [3], weg: [1] },
  ]);
});

test('waiting list and consent return the new state', async () => {
  show();
  answer({ ...family, warteplaetze: [] });
  press(/^Warteliste verlassen/);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Warteliste' })).toBeNull());
  expect(sent().at(-1)).toEqual([
    '/api/ferienprogramm/familie/warteplatz',
    { token: 'geheim', id: 3, was: 'verlassen' },
  ]);
  answer(family);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fotos dürfen erscheinen.' }));
  await screen.findByText('Ihr Nein ist gespeichert.');
  expect(sent().at(-1)).toEqual([
    '/api/ferienprogramm/familie/erklaerung',
    { token: 'geheim', kind: 7, feld: 'fotos', zugestimmt: false },
  ]);
});

test('the calendar address is shown on request', async () => {
  show();
  answer({ adresse: 'https://www.musterhardt.example/api/ferienprogramm/familie/kalender.ics?token=k' });
  press('Kalenderadresse anzeigen');
  const link = await screen.findByRole('link', { name: 'Im Kalender abonnieren' });
  expect(link.getAttribute('href')).toBe(
    'webcal://www.musterhardt.example/api/ferienprogramm/familie/kalender.ics?token=k',
  );
});

test('required details of a child are a plain form, which keeps its input', () => {
  const [child] = family.kinder;
  const asked = ['notfall', 'heimweg'].map((field) => ({ feld: field, antwort: '', veranstaltungen: ['Waldtag 1'] }));
  renderTemplate(FerienprogrammFamilie, ferienprogrammFamilie, {
    context: { familie: { ...family, kinder: [{ ...child, fragen: asked }] } },
    seite: {
      suche: '?token=geheim',
      formular: {
        template: 'ferienprogramm-familie',
        status: 'error',
        werte: { vorgang: 'angaben', kind: '7', token: 'geheim', notfall: 'Oma', heimweg: 'ja' },
        fehler: [{ feld: 'notfall', meldung: 'Bitte geben Sie eine Telefonnummer an.' }],
      },
    },
  });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /^Angaben speichern: Mia/ });
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    formular: 'ferienprogramm-familie',
    vorgang: 'angaben',
    kind: '7',
    token: 'geheim',
    notfall: 'Oma',
    heimweg: 'ja',
    bemerkung: 'Möchte mit Ole in eine Gruppe.',
  });
  expect(screen.getByRole('textbox', { name: /^Telefonnummer für den Notfall/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('a family changes street and telephone itself; the error is at the field, without a script', () => {
  const message = 'Bitte geben Sie Ihre Straße mit Hausnummer an.';
  renderTemplate(FerienprogrammFamilie, ferienprogrammFamilie, {
    context: { familie: family },
    seite: {
      suche: '?token=geheim',
      formular: {
        template: 'ferienprogramm-familie',
        status: 'error',
        werte: { vorgang: 'kontakt', token: 'geheim', strasse: '', telefon: '0171 2345678' },
        fehler: [{ feld: 'strasse', meldung: message }],
      },
    },
  });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Anschrift und Telefon speichern' });
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    formular: 'ferienprogramm-familie',
    vorgang: 'kontakt',
    token: 'geheim',
    strasse: '',
    telefon: '0171 2345678',
  });
  const street = screen.getByRole('textbox', { name: /^Straße und Hausnummer/ });
  expect(street.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(street.getAttribute('aria-describedby') ?? '')?.textContent).toContain(message);
});
