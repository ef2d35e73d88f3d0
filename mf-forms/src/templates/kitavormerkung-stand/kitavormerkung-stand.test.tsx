import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beispiele as formular } from '../kitavormerkung/kitavormerkung.beispiele.ts';
import Kitavormerkung from '../kitavormerkung/kitavormerkung.tsx';
import { beispiele } from './kitavormerkung-stand.beispiele.ts';
import KitavormerkungStand from './kitavormerkung-stand.tsx';

test('der Stand wird in Worten genannt, die Wünsche in ihrer Reihenfolge', () => {
  render(<KitavormerkungStand {...beispiele.eingegangen} />);
  expect(screen.getByRole('heading', { name: 'Eingegangen' })).toBeTruthy();
  expect(screen.getByText('KV-2026-0042')).toBeTruthy();
  expect(screen.getByText('07:30 Uhr bis 14:00 Uhr')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Sonnenhügel', 'Arche']);
  expect(screen.queryByText(/Stand vom/)).toBeNull();
});

test('über eine Entscheidung steht dabei, seit wann sie gilt', () => {
  render(<KitavormerkungStand {...beispiele.zugesagt} />);
  expect(screen.getByRole('heading', { name: 'Platz zugesagt' })).toBeTruthy();
  expect(screen.getByText('Stand vom 01.04.2026')).toBeTruthy();
});

test('solange nichts entschieden ist, lassen sich die Wünsche ändern: sie stehen schon im Formular', () => {
  render(<KitavormerkungStand {...beispiele.eingegangen} />);
  expect(screen.getByLabelText<HTMLSelectElement>(/^1\. Wunsch/).value).toBe('sonnenhuegel');
  expect(screen.getByLabelText<HTMLInputElement>(/^Gewünschter Beginn/).value).toBe('01.09.2027');
  expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
});

test('danach kann man nur noch zurückziehen, und wer das getan hat, nichts mehr', () => {
  render(<KitavormerkungStand {...beispiele.zugesagt} />);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByLabelText(/^1\. Wunsch/)).toBeNull();
  cleanup();
  render(<KitavormerkungStand {...beispiele.zurueckgezogen} />);
  expect(screen.getByRole('heading', { name: 'Zurückgezogen' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('ein Entwurf gehört zu seinem Link: im Formular eines Geschwisterkindes steht er nicht', async () => {
  const wunsch = () => screen.getByLabelText<HTMLSelectElement>(/^1\. Wunsch/);
  const { eingegangen } = beispiele;
  const geschwister = { ...eingegangen, seite: { ...eingegangen.seite, suche: `?token=${'y'.repeat(32)}` } };
  render(<KitavormerkungStand {...eingegangen} />);
  fireEvent.change(wunsch(), { target: { value: 'arche' } });
  expect(await screen.findByRole('button', { name: 'Entwurf löschen' })).toBeTruthy();
  cleanup();
  render(<KitavormerkungStand {...geschwister} />);
  expect(wunsch().value).toBe('sonnenhuegel');
  cleanup();
  render(<KitavormerkungStand {...eingegangen} />);
  expect(wunsch().value).toBe('arche');
});

test('ein Link, der zu nichts passt, führt zurück zum Formular', () => {
  render(<KitavormerkungStand {...beispiele.unbekannt} />);
  expect(screen.getByRole('link', { name: 'Zur Kita-Vormerkung' }).getAttribute('href')).toBe('/kitavormerksystem/');
});

test('ein abgelehnter Wunsch steht nach dem Absenden ohne JavaScript noch da, mit dem Grund', () => {
  document.body.innerHTML = renderToString(<Kitavormerkung {...formular.abgelehnt} />);
  const wunsch = document.querySelector<HTMLSelectElement>('[name="kita_1"]');
  expect(wunsch?.value).toBe('arche');
  expect(wunsch?.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector<HTMLInputElement>('[name="vorrang"]:checked')?.value).toBe(
    'Wir ziehen neu in die Gemeinde',
  );
  document.body.innerHTML = '';
});
