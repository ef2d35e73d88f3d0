import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ZielEingabe } from './ziel-eingabe.tsx';

const ZIELE = [
  { titel: 'Grillplätze', pfad: '/grillplaetze/', art: 'Seite' },
  { titel: 'Grillfest', pfad: '/veranstaltungen/grillfest-id_3/', art: 'Veranstaltung' },
];
const gefragt = vi.fn();
beforeEach(() => {
  gefragt.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    gefragt(new URL(String(url), 'http://x').searchParams.get('q'));
    return Response.json({ data: ZIELE });
  });
});

function Feld() {
  const [wert, setWert] = useState('');
  return <ZielEingabe control={{ id: 'ziel' }} label="Link" wert={wert} onWert={setWert} />;
}

test('eine Seite wird an ihrem Titel gefunden und mit der Tastatur gewählt', async () => {
  const user = userEvent.setup();
  render(<Feld />);
  const ziel = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(ziel, 'grill');
  expect(
    await screen.findByRole('option', { name: 'Grillfest Veranstaltung, /veranstaltungen/grillfest-id_3/' }),
  ).toBeTruthy();
  expect(gefragt, 'once for a word').toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('2 Seiten gefunden');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(ziel.value).toBe('/grillplaetze/');
  expect(screen.queryByRole('option')).toBeNull();
});

test('eine andere Adresse bleibt, wie sie getippt ist, und niemand wird danach gefragt', async () => {
  const user = userEvent.setup();
  render(<Feld />);
  const ziel = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(ziel, 'https://www.example.org/');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ziel.value).toBe('https://www.example.org/');
  await user.keyboard('{Escape}');
  expect(gefragt.mock.calls.flat().some((q) => String(q).includes(':'))).toBe(false);
});
