import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hallenplan } from './hallenplan.context.ts';
import { examples } from './hallenplan.examples.ts';
import Hallenplan from './hallenplan.tsx';

test('shows a week of a hall with links to the previous and next one', () => {
  renderExample(Hallenplan, hallenplan, examples.woche, { pfad: '/intranet/hallen/' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Turn- und Festhalle Schwann, Woche ab 9. März 2026',
  );
  expect(screen.getAllByText('frei')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Woche danach' }).getAttribute('href')).toBe(
    '/intranet/hallen/?ort=Turn-+und+Festhalle+Schwann&tag=2026-03-16',
  );
});

test('distinguishes a failed call from a free hall', () => {
  renderExample(Hallenplan, hallenplan, examples.ausgefallen);
  expect(screen.getByRole('heading', { name: /können gerade nicht geladen werden/ })).toBeTruthy();
});
