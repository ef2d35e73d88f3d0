import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './kurzinfo-icons.beispiele.ts';
import { kurzinfoIcons } from './kurzinfo-icons.context.ts';
import KurzinfoIcons from './kurzinfo-icons.tsx';

const renderKurzinfos = (name: keyof typeof beispiele) => renderBeispiel(KurzinfoIcons, kurzinfoIcons, beispiele[name]);

test('shows the facts under one heading, each titled by the link it leads to', () => {
  renderKurzinfos('vier');
  expect(screen.getByRole('region', { name: 'Kurz und wichtig' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Offen',
    'Anrufen',
    'Besuchen',
    'Abfall',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('never shows more than four; without a heading above them they are the outline', () => {
  renderKurzinfos('fuenf');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(screen.queryByText('Fünf')).toBeNull();
});

test('drops what has no title, and draws something neutral for a name it does not know', () => {
  const { container } = renderKurzinfos('luecken');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('reads the drawing as requirement M-12 names it', () => {
  expect(renderKurzinfos('fremd').container.querySelector('.lucide-clock')).toBeTruthy();
});

test('is nothing without facts', () => {
  expect(renderKurzinfos('leer').container.innerHTML).toBe('');
});
