import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beispiele } from './abfallerinnerung.beispiele.ts';
import Abfallerinnerung from './abfallerinnerung.tsx';

test('die Straße von der Terminseite ist gewählt, dazu alle Abfallarten', () => {
  render(<Abfallerinnerung {...beispiele.leer} />);
  const strasse = screen.getByLabelText<HTMLSelectElement>(/^Straße/);
  expect(strasse.value).toBe('schwann-tannenstrasse');
  expect(within(within(strasse).getByRole('group', { name: 'Conweiler' })).getByRole('option').textContent).toBe(
    'Hauptstraße',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Restmüll' }).checked).toBe(true);
});

test('die Vorauswahl allein ist kein Entwurf; was man ändert, steht nach dem Neuladen noch da', async () => {
  const rest = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Restmüll' });
  const loeschen = { name: 'Entwurf löschen' };
  render(<Abfallerinnerung {...beispiele.leer} />);
  expect(screen.queryByRole('button', loeschen)).toBeNull();
  fireEvent.click(rest());
  expect(await screen.findByRole('button', loeschen)).toBeTruthy();
  cleanup();
  render(<Abfallerinnerung {...beispiele.leer} />);
  expect(rest().checked).toBe(false);
  fireEvent.click(screen.getByRole('button', loeschen));
  expect(rest().checked).toBe(true);
});

test('auch alles abgewählt ist ein Entwurf; eine Straße, die es nicht gibt, keiner', async () => {
  const { leer } = beispiele;
  const fremd = { ...leer, seite: { ...leer.seite, suche: '?strasse=nirgendwo' } };
  const angekreuzt = () => screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
  render(<Abfallerinnerung {...fremd} />);
  expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
  for (const box of angekreuzt()) fireEvent.click(box);
  expect(await screen.findByRole('button', { name: 'Entwurf löschen' })).toBeTruthy();
  cleanup();
  render(<Abfallerinnerung {...fremd} />);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
});

test('abgelehnt ohne JavaScript steht alles noch da, die Meldung am Feld', () => {
  document.body.innerHTML = renderToString(<Abfallerinnerung {...beispiele.abgelehnt} />);
  const wert = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  expect(wert('strasse')?.value).toBe('conweiler-hauptstrasse');
  const angekreuzt = [...document.querySelectorAll<HTMLInputElement>('[name="arten"]:checked')];
  expect(angekreuzt.map(({ value }) => value)).toEqual(['bio']);
  expect(wert('email')?.value).toBe('anna@');
  expect(wert('email')?.getAttribute('aria-invalid')).toBe('true');
  document.body.innerHTML = '';
});
