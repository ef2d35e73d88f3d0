import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as form } from '../kitavormerkung/kitavormerkung.examples.ts';
import Kitavormerkung from '../kitavormerkung/kitavormerkung.tsx';
import { examples } from './kitavormerkung-stand.examples.ts';
import KitavormerkungStand from './kitavormerkung-stand.tsx';

test('shows the state in words and the wishes in order', () => {
  render(<KitavormerkungStand {...examples.eingegangen} />);
  expect(screen.getByRole('heading', { name: 'Eingegangen' })).toBeTruthy();
  expect(screen.getByText('KV-2026-0042')).toBeTruthy();
  expect(screen.getByText('07:30 Uhr bis 14:00 Uhr')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Sonnenhügel', 'Arche']);
  expect(screen.queryByText(/Stand vom/)).toBeNull();
});

test('shows the date of a decision', () => {
  render(<KitavormerkungStand {...examples.zugesagt} />);
  expect(screen.getByRole('heading', { name: 'Platz zugesagt' })).toBeTruthy();
  expect(screen.getByText('Stand vom 1. April 2026')).toBeTruthy();
});

test('prefills the form with the wishes while nothing is decided', () => {
  render(<KitavormerkungStand {...examples.eingegangen} />);
  expect(screen.getByLabelText<HTMLSelectElement>(/^1\. Wunsch/).value).toBe('sonnenhuegel');
  expect(screen.getByLabelText<HTMLInputElement>(/^Gewünschter Beginn/).value).toBe('01.09.2027');
  expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
});

test('allows only withdrawal after a decision, and nothing after withdrawal', () => {
  render(<KitavormerkungStand {...examples.zugesagt} />);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByLabelText(/^1\. Wunsch/)).toBeNull();
  cleanup();
  render(<KitavormerkungStand {...examples.zurueckgezogen} />);
  expect(screen.getByRole('heading', { name: 'Zurückgezogen' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('keeps drafts per link: the form of a sibling does not show it', async () => {
  const wish = () => screen.getByLabelText<HTMLSelectElement>(/^1\. Wunsch/);
  const { eingegangen: received } = examples;
  const siblings = { ...received, seite: { ...received.seite, suche: `?token=${'y'.repeat(32)}` } };
  render(<KitavormerkungStand {...received} />);
  fireEvent.change(wish(), { target: { value: 'arche' } });
  expect(await screen.findByRole('button', { name: 'Entwurf löschen' })).toBeTruthy();
  cleanup();
  render(<KitavormerkungStand {...siblings} />);
  expect(wish().value).toBe('sonnenhuegel');
  cleanup();
  render(<KitavormerkungStand {...received} />);
  expect(wish().value).toBe('arche');
});

test('links an invalid link back to the form', () => {
  render(<KitavormerkungStand {...examples.unbekannt} />);
  expect(screen.getByRole('link', { name: 'Zur Kita-Vormerkung' }).getAttribute('href')).toBe('/kitavormerksystem/');
});

test('keeps a rejected wish with its reason after a post without JavaScript', () => {
  document.body.innerHTML = renderToString(<Kitavormerkung {...form.abgelehnt} />);
  const wish = document.querySelector<HTMLSelectElement>('[name="kita_1"]');
  expect(wish?.value).toBe('arche');
  expect(wish?.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector<HTMLInputElement>('[name="vorrang"]:checked')?.value).toBe(
    'Wir ziehen neu in die Gemeinde',
  );
  document.body.innerHTML = '';
});
