import type { Bill } from '@gm/shared/areas/ferienprogramm/payment/bill';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammRechnung } from './ferienprogramm-rechnung.context.ts';
import FerienprogrammRechnung from './ferienprogramm-rechnung.tsx';

const bill: Bill = {
  referenz: 'FP-2026-0001',
  erstellt: '2026-07-01',
  faellig: '2026-07-15',
  empfaenger: { name: 'Ada Muster', strasse: 'Rathausplatz 1', ort: '75334 Musterhardt' },
  posten: [
    { was: 'Töpfern, Mia', betrag: 5 },
    { was: 'Bearbeitungsgebühr Mia', betrag: 3 },
  ],
  summe: 8,
  zahlungen: [],
  offen: 8,
  konto: { inhaber: 'Gemeindekasse', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Sparkasse' },
  zweck: 'FP-2026-0001',
  girocode: { groesse: 4, pfad: 'M0 0h1v1h-1z' },
  karte: false,
  buchung: '/ferienprogramm-anmeldung/status/?token=geheim',
};
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
const show = (part: Partial<Bill> = {}) =>
  renderTemplate(FerienprogrammRechnung, ferienprogrammRechnung, {
    context: { rechnung: { ...bill, ...part } },
    seite: { suche: '?token=geheim' },
  });

test('an invoice shows items, amount, due date, account and reference', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: 'Rechnung FP-2026-0001' })).toBeTruthy();
  expect(container.textContent).toMatch(/Bitte überweisen Sie 8,00.€ bis zum 15\.07\.2026\./);
  expect(screen.getByText('DE02 1203 0000 0000 2020 51')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^GiroCode für 8,00/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rechnung als PDF' }).getAttribute('href')).toBe(
    '/api/ferienprogramm/rechnung/pdf?token=geheim',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a paid invoice is marked as paid; an overpayment is refunded', () => {
  show({ zahlungen: [{ tag: '2026-07-03', was: 'Überweisung', betrag: 8 }], offen: 0, girocode: null });
  expect(screen.getByRole('heading', { name: 'Diese Rechnung ist bezahlt' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'So bezahlen Sie' })).toBeNull();
  show({ offen: -2, girocode: null });
  expect(screen.getByRole('heading', { name: /Sie haben 2,00.€ zu viel bezahlt/ })).toBeTruthy();
});

test('card payment leads to the provider; failures are shown', async () => {
  show({ karte: true });
  fetchMock.mockResolvedValue(
    new Response(JSON.stringify({ title: 'x', status: 409, detail: 'Diese Rechnung ist schon bezahlt.' }), {
      status: 409,
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mit Karte bezahlen' }));
  expect(await screen.findByText('Diese Rechnung ist schon bezahlt.')).toBeTruthy();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/ferienprogramm/rechnung/karte');
});
