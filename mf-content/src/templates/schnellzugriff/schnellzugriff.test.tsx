import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { schnellzugriff } from './schnellzugriff.context.ts';
import { examples } from './schnellzugriff.examples.ts';
import Schnellzugriff from './schnellzugriff.tsx';

const renderTasks = (name: keyof typeof examples) => renderExample(Schnellzugriff, schnellzugriff, examples[name]);

test('has a search field that works without scripts, and at most six tasks', () => {
  const { container } = renderTasks('sechs');
  expect(screen.getByLabelText('Was möchten Sie erledigen?').getAttribute('name')).toBe('q');
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/suche/');
  const tasks = within(screen.getByRole('navigation', { name: 'Häufige Anliegen' }));
  expect(tasks.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Abfall',
    'Ausweis',
    'Kita',
    'Rat',
    'Mangel',
    'Termin',
  ]);
});

test('drops tasks without a link', () => {
  renderTasks('luecken');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Rat']);
});

test('without tasks the search field remains', () => {
  renderTasks('leer');
  expect(screen.getByLabelText('Was suchen Sie?')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
