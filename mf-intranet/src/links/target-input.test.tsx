import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TargetInput } from './target-input.tsx';

const TARGETS = [
  { titel: 'Grillplätze', pfad: '/grillplaetze/', art: 'Seite' },
  { titel: 'Grillfest', pfad: '/veranstaltungen/grillfest-id_3/', art: 'Veranstaltung' },
];
const asked = vi.fn();
beforeEach(() => {
  asked.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked(new URL(String(url), 'http://x').searchParams.get('q'));
    return Response.json({ data: TARGETS });
  });
});

function Field() {
  const [value, setValue] = useState('');
  return <TargetInput control={{ id: 'ziel' }} label="Link" value={value} onValue={setValue} />;
}

test('a page is found by its title and selected with the keyboard', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const target = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(target, 'grill');
  expect(
    await screen.findByRole('option', { name: 'Grillfest Veranstaltung, /veranstaltungen/grillfest-id_3/' }),
  ).toBeTruthy();
  expect(asked, 'once for a word').toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('2 Seiten gefunden');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(target.value).toBe('/grillplaetze/');
  expect(screen.queryByRole('option')).toBeNull();
});

test('any other address stays as typed, without a search', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const target = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(target, 'https://www.example.org/');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(target.value).toBe('https://www.example.org/');
  await user.keyboard('{Escape}');
  expect(asked.mock.calls.flat().some((q) => String(q).includes(':'))).toBe(false);
});
