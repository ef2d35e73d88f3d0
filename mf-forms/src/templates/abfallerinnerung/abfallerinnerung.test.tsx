import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { beispiele } from './abfallerinnerung.beispiele.ts';
import Abfallerinnerung from './abfallerinnerung.tsx';

afterEach(cleanup);

test('die Straße von der Terminseite ist gewählt, dazu alle Abfallarten', () => {
  render(<Abfallerinnerung {...beispiele.leer} />);
  const strasse = screen.getByLabelText<HTMLSelectElement>(/^Straße/);
  expect(strasse.value).toBe('schwann-tannenstrasse');
  expect(within(within(strasse).getByRole('group', { name: 'Conweiler' })).getByRole('option').textContent).toBe(
    'Hauptstraße',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Restmüll' }).checked).toBe(true);
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
