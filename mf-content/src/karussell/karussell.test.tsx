import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const ENGINE = '@gm/shared/karussell';
const useKarussell = vi.fn();
// Test files share their modules: this one's must not be those that others have loaded, nor stay for them.
vi.resetModules();
vi.doMock(ENGINE, () => ({ useKarussell }));
const { Karussell } = await import('./karussell.tsx');
afterAll(() => {
  vi.doUnmock(ENGINE);
  vi.resetModules();
});

const move = vi.fn();
const folien = [1, 2, 3, 4].map((key) => ({ key, inhalt: <a href={`/${key}/`}>Meldung {key}</a> }));

beforeEach(() => {
  useKarussell.mockReturnValue({ fenster: { current: null }, scrollable: true, move });
});

test('is a named list of slides', () => {
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} />);
  expect(screen.getByRole('region', { name: 'Topthemen' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('steps by buttons that say what they bring', () => {
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} />);
  fireEvent.click(screen.getByRole('button', { name: 'Nächste Meldung' }));
  fireEvent.click(screen.getByRole('button', { name: 'Vorherige Meldung' }));
  expect(move.mock.calls).toEqual([[1], [-1]]);
});

test('tells which slides are in view', () => {
  useKarussell.mockReturnValue({ fenster: { current: null }, scrollable: true, view: { first: 2, last: 3 }, move });
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} />);
  expect(screen.getByRole('status').textContent).toBe('Meldung 2 bis 3 von 4');
});
