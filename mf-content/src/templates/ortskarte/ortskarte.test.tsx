import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ortskarte } from './ortskarte.context.ts';
import { examples } from './ortskarte.examples.ts';
import Ortskarte from './ortskarte.tsx';

const renderMap = (name: keyof typeof examples) => renderExample(Ortskarte, ortskarte, examples[name]);

test('names the villages, each with its link', () => {
  const { container } = renderMap('zwei');
  expect(screen.getByRole('region', { name: 'Zwei Dörfer' })).toBeTruthy();
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Schwann',
    'Langenalb',
  ]);
  expect(container.querySelector('svg a')?.getAttribute('href')).toBe('/veranstaltungen/?ortsteil=Schwann');
});

test('renders nothing without places', () => {
  expect(renderMap('leer').container.innerHTML).toBe('');
});
