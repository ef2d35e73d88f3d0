import type { Familie } from '@gm/shared/bereiche/ferienprogramm/familie';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { useProgrammStand } from '../../programm/use-programm.ts';
import { ferienprogrammFamilie } from './ferienprogramm-familie.context.ts';
import FerienprogrammFamilie from './ferienprogramm-familie.tsx';

const termin = (id: number, teil: object = {}) => ({
  kind: 7,
  referenz: 'FP-2026-0001',
  veranstaltung: createVeranstaltung(id),
  preis: 5,
  storniert: false,
  stornierbar: true,
  storno_bis: '2026-07-28',
  ...teil,
});
const familie: Familie = {
  kinder: [
    {
      id: 7,
      vorname: 'Mia',
      name: 'Groß',
      geburtstag: '2018-05-04',
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
};
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  useProgrammStand.setState({}, true);
});
const show = (teil: Partial<Familie> = {}) =>
  renderTemplate(FerienprogrammFamilie, ferienprogrammFamilie, {
    context: { familie: { ...familie, ...teil } },
    seite: { suche: '?token=geheim' },
  });
const answer = (...bodies: object[]) => {
  for (const body of bodies) fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 200 }));
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  fetchMock.mock.calls.flatMap(([url, init]) => (init?.body ? [[url, JSON.parse(String(init.body))]] : []));

test('alles einer Familie auf einer Seite: Termine, Warteplätze, Rechnungen, Einwilligungen', () => {
  show();
  const kind = within(screen.getByRole('region', { name: 'Mia Groß' }));
  expect(kind.getAllByRole('listitem')).toHaveLength(1);
  expect(kind.getByText(/Absagen können Sie bis zum 28\.07\.2026/)).toBeTruthy();
  expect(kind.getByRole<HTMLInputElement>('checkbox', { name: 'Fotos dürfen erscheinen.' }).checked).toBe(true);
  expect(kind.getByText('Eingewilligt am 01.07.2026.')).toBeTruthy();
  expect(screen.getByText(/Sie stehen auf Platz 2\./).textContent).toMatch(/Kosten: 5,50.€, davon 0,50/);
  expect(screen.getByRole('link', { name: 'Rechnung FP-2026-0001' })).toBeTruthy();
});

test('eine Absage sagt erst, was sie kostet, und tut es dann', async () => {
  show();
  answer(
    { mehr: -5.5, familie: null },
    { mehr: -5.5, familie: { ...familie, kinder: [{ ...familie.kinder[0], termine: [] }] } },
  );
  press(/^Absagen/);
  expect(await screen.findByText(/Das kostet 5,50.€ weniger/)).toBeTruthy();
  press('Ja, absagen');
  expect(await screen.findByText('Mia hat zurzeit keine Veranstaltung.')).toBeTruthy();
  const wahl = { token: 'geheim', kind: 7, weg: [1] };
  expect(sent()).toEqual([
    ['/api/ferienprogramm/familie/wahl', wahl],
    ['/api/ferienprogramm/familie/wahl', { ...wahl, mehr: -5.5 }],
  ]);
});

test('dazu kommt, was zum Alter passt, frei ist und zu keinem Termin liegt; getauscht wird in einem', async () => {
  useProgrammStand.setState({
    '/api/ferienprogramm/programm?rubrik=24': {
      programm: [createVeranstaltung(1), createVeranstaltung(3)],
      gescheitert: false,
    },
  });
  show();
  press('Veranstaltung dazunehmen oder tauschen');
  const liste = screen.getByLabelText<HTMLSelectElement>(/^Veranstaltung/);
  fireEvent.change(screen.getByLabelText(/^Statt einer anderen/), { target: { value: '1' } });
  fireEvent.change(liste, { target: { value: '3' } });
  answer({ mehr: 0, familie: null });
  press('Kosten ansehen');
  expect(await screen.findByText('Das ändert nichts an den Kosten.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig tauschen' })).toBeTruthy();
  expect(sent().at(-1)).toEqual([
    '/api/ferienprogramm/familie/wahl',
    { token: 'geheim', kind: 7, dazu: [3], weg: [1] },
  ]);
});

test('Warteliste und Einwilligung antworten mit dem neuen Stand', async () => {
  show();
  answer({ ...familie, warteplaetze: [] });
  press(/^Warteliste verlassen/);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Warteliste' })).toBeNull());
  expect(sent().at(-1)).toEqual([
    '/api/ferienprogramm/familie/warteplatz',
    { token: 'geheim', id: 3, was: 'verlassen' },
  ]);
  answer(familie);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fotos dürfen erscheinen.' }));
  await screen.findByText('Ihr Nein ist gespeichert.');
  expect(sent().at(-1)).toEqual([
    '/api/ferienprogramm/familie/erklaerung',
    { token: 'geheim', kind: 7, feld: 'fotos', zugestimmt: false },
  ]);
});

test('die Kalenderadresse kommt auf Wunsch', async () => {
  show();
  answer({ adresse: 'https://www.musterhardt.example/api/ferienprogramm/familie/kalender.ics?token=k' });
  press('Kalenderadresse anzeigen');
  const link = await screen.findByRole('link', { name: 'Im Kalender abonnieren' });
  expect(link.getAttribute('href')).toBe(
    'webcal://www.musterhardt.example/api/ferienprogramm/familie/kalender.ics?token=k',
  );
});

test('what the events of a child ask is a plain form, which comes back with what was typed', () => {
  const [kind] = familie.kinder;
  const gefragt = ['notfall', 'heimweg'].map((feld) => ({ feld, antwort: '', veranstaltungen: ['Waldtag 1'] }));
  renderTemplate(FerienprogrammFamilie, ferienprogrammFamilie, {
    context: { familie: { ...familie, kinder: [{ ...kind, fragen: gefragt }] } },
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
  });
  expect(screen.getByRole('textbox', { name: /^Telefonnummer für den Notfall/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});
