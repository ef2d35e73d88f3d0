import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createVeranstaltung } from '../../test/ferienprogramm.ts';
import { Ranking } from './ranking.tsx';

function Probe() {
  const [wishes, setWishes] = useState([1, 2, 3].map((id) => createVeranstaltung(id)));
  return (
    <Ranking forWhom="Mia" wishes={wishes} onChange={(ids) => setWishes(ids.map((id) => createVeranstaltung(id)))} />
  );
}

const list = () => screen.getAllByRole('listitem').map(({ textContent }) => /Waldtag \d/.exec(textContent ?? '')?.[0]);
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('moves wishes by buttons; the focus stays with the wish, and the move is announced', () => {
  render(<Probe />);
  press('„Waldtag 3“ lieber');
  expect(list()).toEqual(['Waldtag 1', 'Waldtag 3', 'Waldtag 2']);
  expect(document.activeElement?.textContent).toBe('„Waldtag 3“ lieber');
  expect(screen.getByRole('status').textContent).toBe('„Waldtag 3“ ist jetzt Wunsch 2.');
  press('„Waldtag 3“ lieber');
  expect(list()).toEqual(['Waldtag 3', 'Waldtag 1', 'Waldtag 2']);
  expect(document.activeElement?.textContent, 'at the top only the other way is left').toBe('„Waldtag 3“ weniger lieb');
  expect(screen.getByRole('button', { name: '„Waldtag 3“ lieber' })).toHaveProperty('disabled', true);
  press('„Waldtag 1“ entfernen');
  expect(list()).toEqual(['Waldtag 3', 'Waldtag 2']);
});

test('is read-only without a callback', () => {
  render(<Ranking forWhom="Mia" wishes={[createVeranstaltung(1)]} />);
  expect(screen.getByRole('list', { name: 'Wünsche von Mia, der liebste zuerst' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
