import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './rueckfrage.beispiele.ts';
import Rueckfrage from './rueckfrage.tsx';

test('die Frage steht über der Antwort, die Angaben lassen sich ändern', () => {
  render(<Rueckfrage {...beispiele.offen} />);
  expect(screen.getByText(/Gibt es eine Pause/)).toBeTruthy();
  expect(screen.getByLabelText(/^Ihre Antwort/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Titel der Veranstaltung/).value).toBe('Liederabend');
  expect(screen.getByLabelText<HTMLInputElement>(/^Datum von/).value).toBe('09.03.2026');
});

test('wo es nichts zu ändern gibt, steht nur die Antwort', () => {
  render(<Rueckfrage {...beispiele.ohneAngaben} />);
  expect(screen.queryByText('Angaben ändern')).toBeNull();
});

test('ein verbrauchter Link sagt, dass nichts mehr offen ist', () => {
  render(<Rueckfrage {...beispiele.beantwortet} />);
  expect(screen.getByRole('heading', { name: 'Diese Frage ist nicht mehr offen' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nach dem Absenden ohne JavaScript steht der Dank auch dann da, wenn der Link verbraucht ist', () => {
  const formular = {
    template: 'rueckfrage',
    status: 'success',
    werte: {},
    fehler: [],
    referenz: 'VE-2026-0042',
  } as const;
  const props = beispiele.beantwortet;
  render(<Rueckfrage {...props} seite={{ ...props.seite, formular: { ...formular, fehler: [] } }} />);
  expect(screen.getByRole('heading', { name: 'Vielen Dank für Ihre Antwort!' })).toBeTruthy();
});
