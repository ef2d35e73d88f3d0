import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienTeilnehmer } from './ferien-teilnehmer.context.ts';
import { examples } from './ferien-teilnehmer.examples.ts';
import FerienTeilnehmer from './ferien-teilnehmer.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(FerienTeilnehmer, ferienTeilnehmer, examples[name], { pfad: '/intranet/ferienprogramm/1/' });

test('shows participants and waiting list as text, each with the bill of its family', () => {
  show('voll');
  expect(screen.getByRole('rowheader', { name: '<b>Muster</b>, Zoë' })).toBeTruthy();
  expect(screen.getByText(/Mia Muster \(Ada Muster, 07082 1234\): Platz angeboten/)).toBeTruthy();
  expect(screen.getByText(/Ole Muster \(Jan Muster\): wartet/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '07082 1234' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: '' })).toBeNull();
  expect(screen.getByRole('link', { name: 'FP-2026-0001' }).parentElement?.textContent).toMatch(/offen 8,50/);
  expect(screen.getByRole('link', { name: 'FP-2026-0002' }).parentElement?.textContent).toMatch(/bezahlt/);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(Object.fromEntries(new FormData(form!))).toMatchObject({ id: '1', teilnehmer_max: '12' });
});

test('fields of the chosen option are marked as required', () => {
  show('voll');
  fireEvent.click(screen.getByLabelText(/^Plätze ändern/));
  expect(screen.getByLabelText('Größte Teilnehmerzahl (Pflichtfeld)')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Veranstaltung absagen/));
  expect(screen.getByLabelText('Grund der Absage (Pflichtfeld)')).toBeTruthy();
});

test('there is no table without bookings, and no change after a cancellation', () => {
  show('leer');
  expect(screen.queryByRole('table')).toBeNull();
  show('abgesagt');
  expect(screen.getAllByRole('button', { name: 'Speichern' })).toHaveLength(1);
});

test('a cancellation needs confirmation, which shows the recipients and the email', () => {
  const message = 'Bitte bestätigen Sie die Absage: 2 Familien haben gebucht. Alle bekommen sofort eine E-Mail.';
  renderExample(FerienTeilnehmer, ferienTeilnehmer, examples.voll, {
    pfad: '/intranet/ferienprogramm/1/',
    formular: {
      template: 'ferien-teilnehmer',
      status: 'error',
      werte: { id: '1', was: 'absagen', grund: 'Der Töpfer ist krank.' },
      fehler: [{ feld: 'bestaetigt', meldung: message }],
    },
  });
  expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0);
  const letter = screen.getByRole('region', { name: 'Diese E-Mail bekommen die Familien' });
  expect(letter.textContent).toContain('Betreff: Abgesagt: Töpfern');
  expect(letter.textContent).toContain('Der Töpfer ist krank.\n\nDie Veranstaltung kostet Sie nichts.');
  const { form } = screen.getByRole<HTMLInputElement>('checkbox', {
    name: /^Ja, die Veranstaltung für alle absagen\./,
  });
  expect(new FormData(form!).get('grund')).toBe('Der Töpfer ist krank.');
});
