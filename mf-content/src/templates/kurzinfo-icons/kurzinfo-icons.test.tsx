import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kurzinfoIcons } from './kurzinfo-icons.context.ts';
import { examples } from './kurzinfo-icons.examples.ts';
import KurzinfoIcons from './kurzinfo-icons.tsx';

const renderSummaries = (name: keyof typeof examples) => renderExample(KurzinfoIcons, kurzinfoIcons, examples[name]);

test('shows the facts under one heading, each titled by its link', () => {
  renderSummaries('vier');
  expect(screen.getByRole('region', { name: 'Kurz und wichtig' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Offen',
    'Anrufen',
    'Besuchen',
    'Abfall',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('shows at most four; without a heading their titles form the outline', () => {
  renderSummaries('fuenf');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(screen.queryByText('Fünf')).toBeNull();
});

test('drops facts without a title and uses a neutral icon for unknown names', () => {
  const { container } = renderSummaries('luecken');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('reads the icon as in requirement M-12', () => {
  expect(renderSummaries('fremd').container.querySelector('.lucide-clock')).toBeTruthy();
});

test('renders nothing without facts', () => {
  expect(renderSummaries('leer').container.innerHTML).toBe('');
});
