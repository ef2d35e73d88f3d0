import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from '../templates/redaktion-beitrag/redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from '../templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import RedaktionBeitrag from '../templates/redaktion-beitrag/redaktion-beitrag.tsx';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status: 404 }));
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele.menue, { pfad: '/intranet/redaktion/' });
});

interface Punkt {
  title: string;
  menuItems?: Punkt[];
}
/** `Aktuelles(Neuigkeiten) Rathaus` */
const show = (punkte: readonly Punkt[] = []): string =>
  punkte.map(({ title, menuItems }) => `${title}${menuItems ? `(${show(menuItems)})` : ''}`).join(' ');
const menue = () =>
  show(JSON.parse(document.querySelector<HTMLInputElement>('input[name=daten]')?.value ?? '{}').menuItems);
const press = (name: string, nummer = 0) => user.click(screen.getAllByRole('button', { name })[nummer] as HTMLElement);

test('ein Menü wird mit der Tastatur umgestellt, auch eine Ebene tiefer und wieder höher, aber nicht tiefer als drei', async () => {
  await press('Eintrag 2 eine Ebene tiefer');
  expect(menue()).toBe('Aktuelles(Neuigkeiten Rathaus)');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Rathaus'));
  await press('Eintrag 2 eine Ebene tiefer');
  expect(menue()).toBe('Aktuelles(Neuigkeiten(Rathaus))');
  await press('Rückgängig');
  await press('Rückgängig');
  await press('Eintrag 1 eine Ebene höher');
  expect(menue()).toBe('Aktuelles Neuigkeiten Rathaus');
});

test('mit der Maus geht es auch von Ebene zu Ebene; ein Eintrag unter sich selbst nicht, und das steht da', () => {
  const griffe = () => [...document.querySelectorAll('[title=Ziehen]')];
  const zeilen = () => [...document.querySelectorAll('li')].filter((zeile) => zeile.querySelector(':scope > details'));
  const drag = (von: number, nach: number) => {
    const dataTransfer = { setData: () => {} };
    fireEvent.dragStart(griffe()[von] as Element, { dataTransfer });
    fireEvent.dragOver(zeilen()[nach] as Element, { dataTransfer, clientY: 1 });
    fireEvent.drop(zeilen()[nach] as Element, { dataTransfer, clientY: 1 });
  };
  expect(zeilen().map((zeile) => zeile.querySelector('summary')?.textContent)).toEqual([
    '1. Aktuelles',
    '1. Neuigkeiten',
    '2. Rathaus',
  ]);
  // The handle of an entry stands behind those of what it holds; in jsdom everything is dropped in the upper half.
  drag(1, 1);
  expect(screen.getByText('Ein Eintrag kann nicht unter sich selbst stehen.')).toBeTruthy();
  drag(2, 1);
  expect(menue()).toBe('Aktuelles(Rathaus Neuigkeiten)');
});
