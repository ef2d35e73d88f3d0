import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createVeranstaltung } from '../../test/ferienprogramm.ts';
import { Rangliste } from './rangliste.tsx';

function Probe() {
  const [wuensche, setWuensche] = useState([1, 2, 3].map((id) => createVeranstaltung(id)));
  return (
    <Rangliste
      fuer="Mia"
      wuensche={wuensche}
      onChange={(ids) => setWuensche(ids.map((id) => createVeranstaltung(id)))}
    />
  );
}

const list = () => screen.getAllByRole('listitem').map(({ textContent }) => /Waldtag \d/.exec(textContent ?? '')?.[0]);
const press = (name: string) => {
  const knopf = screen.getByRole('button', { name });
  knopf.focus();
  fireEvent.click(knopf);
};

test('moves wishes by buttons; the focus stays with the wish, and what happened is said', () => {
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

test('without a way to change it there are no buttons', () => {
  render(<Rangliste fuer="Mia" wuensche={[createVeranstaltung(1)]} />);
  expect(screen.getByRole('list', { name: 'Wünsche von Mia, der liebste zuerst' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
