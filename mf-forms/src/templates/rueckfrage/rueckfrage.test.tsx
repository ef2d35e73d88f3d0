import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from './rueckfrage.examples.ts';
import Rueckfrage from './rueckfrage.tsx';

test('shows the question above the answer, with editable fields', () => {
  render(<Rueckfrage {...examples.offen} />);
  expect(screen.getByText(/Gibt es eine Pause/)).toBeTruthy();
  expect(screen.getByLabelText(/^Ihre Antwort/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Titel der Veranstaltung/).value).toBe('Liederabend');
  expect(screen.getByLabelText<HTMLInputElement>(/^Datum von/).value).toBe('09.03.2026');
});

test('shows only the answer if no fields are editable', () => {
  render(<Rueckfrage {...examples.ohneAngaben} />);
  expect(screen.queryByText('Angaben ändern')).toBeNull();
});

test('states that nothing is open for a used link', () => {
  render(<Rueckfrage {...examples.beantwortet} />);
  expect(screen.getByRole('heading', { name: 'Diese Frage ist nicht mehr offen' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('confirms a post without JavaScript even though the link is used up', () => {
  const form = {
    template: 'rueckfrage',
    status: 'success',
    werte: {},
    fehler: [],
    referenz: 'VE-2026-0042',
  } as const;
  const props = examples.beantwortet;
  render(<Rueckfrage {...props} seite={{ ...props.seite, formular: { ...form, fehler: [] } }} />);
  expect(screen.getByRole('heading', { name: 'Vielen Dank für Ihre Antwort!' })).toBeTruthy();
});
