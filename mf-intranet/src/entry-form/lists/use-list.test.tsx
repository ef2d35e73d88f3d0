import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { redaktionBeitrag } from '../../templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import { examples } from '../../templates/redaktion-beitrag/redaktion-beitrag.examples.ts';
import EditorialContribution from '../../templates/redaktion-beitrag/redaktion-beitrag.tsx';

const user = userEvent.setup();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status: 404 }));
  renderExample(EditorialContribution, redaktionBeitrag, examples.menue, { pfad: '/intranet/redaktion/' });
});

interface Point {
  title: string;
  menuItems?: Point[];
}
/** `Aktuelles(Neuigkeiten) Rathaus` */
const show = (points: readonly Point[] = []): string =>
  points.map(({ title, menuItems }) => `${title}${menuItems ? `(${show(menuItems)})` : ''}`).join(' ');
const menu = () =>
  show(JSON.parse(document.querySelector<HTMLInputElement>('input[name=daten]')?.value ?? '{}').menuItems);
const press = (name: string, num = 0) => user.click(screen.getAllByRole('button', { name })[num] as HTMLElement);

test('a menu is rearranged with the keyboard, also between levels, but not deeper than three', async () => {
  await press('Eintrag 2 eine Ebene tiefer');
  expect(menu()).toBe('Aktuelles(Neuigkeiten Rathaus)');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Rathaus'));
  await press('Eintrag 2 eine Ebene tiefer');
  expect(menu()).toBe('Aktuelles(Neuigkeiten(Rathaus))');
  await press('Rückgängig');
  await press('Rückgängig');
  await press('Eintrag 1 eine Ebene höher');
  expect(menu()).toBe('Aktuelles Neuigkeiten Rathaus');
});

test('entries can be dragged between levels, but not into themselves, which is reported', () => {
  const handles = () => [...document.querySelectorAll('[title=Ziehen]')];
  const lines = () => [...document.querySelectorAll('li')].filter((line) => line.querySelector(':scope > details'));
  const drag = (from: number, after: number) => {
    const dataTransfer = { setData: () => {} };
    fireEvent.dragStart(handles()[from] as Element, { dataTransfer });
    fireEvent.dragOver(lines()[after] as Element, { dataTransfer, clientY: 1 });
    fireEvent.drop(lines()[after] as Element, { dataTransfer, clientY: 1 });
  };
  expect(lines().map((line) => line.querySelector('summary')?.textContent)).toEqual([
    '1. Aktuelles',
    '1. Neuigkeiten',
    '2. Rathaus',
  ]);
  // An entry's handle follows those of its children; in jsdom every drop is in the upper half.
  drag(1, 1);
  expect(screen.getByText('Ein Eintrag kann nicht unter sich selbst stehen.')).toBeTruthy();
  drag(2, 1);
  expect(menu()).toBe('Aktuelles(Rathaus Neuigkeiten)');
});
