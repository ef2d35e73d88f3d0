import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { beispiele } from './organigramm.beispiele.ts';
import { organigramm } from './organigramm.context.ts';
import Organigramm from './organigramm.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Organigramm, organigramm, beispiele[name]);

// jsdom has no modal dialogs; what a browser does with them the journey tests.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

test('is nested lists of units with their heads', () => {
  show('verwaltung');
  const oberste = screen.getAllByRole('list')[0]!;
  expect(oberste.querySelectorAll(':scope > li')).toHaveLength(1);
  expect([...oberste.querySelectorAll(':scope > li > ul > li > div')].map(({ textContent }) => textContent)).toEqual([
    'VorzimmerLeitung Vorzimmer',
    'FinanzenLeitung Finanzen',
    'Neu',
  ]);
  expect(within(oberste).getByRole('link', { name: 'Kämmerei' }).getAttribute('href')).toBe(
    '/wegweiser/fachbereiche/kämmerei/',
  );
});

test('opens over the page and closes by its button', () => {
  show('verwaltung');
  fireEvent.click(screen.getByRole('button', { name: 'Organigramm öffnen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Organigramm' }));
  expect(dialog.getByRole('link', { name: 'Kämmerei' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says so when there is nothing to show', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Das Organigramm kann gerade nicht geladen werden' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
