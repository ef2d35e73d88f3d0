import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './hallenplan.beispiele.ts';
import { hallenplan } from './hallenplan.context.ts';
import Hallenplan from './hallenplan.tsx';

test('eine Woche einer Halle, mit der davor und der danach', () => {
  renderBeispiel(Hallenplan, hallenplan, beispiele.woche, { pfad: '/intranet/hallen/' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Turn- und Festhalle Schwann, Woche ab 09.03.2026',
  );
  expect(screen.getAllByText('frei')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Woche danach' }).getAttribute('href')).toBe(
    '/intranet/hallen/?ort=Turn-+und+Festhalle+Schwann&tag=2026-03-16',
  );
});

test('ein Ausfall ist keine freie Halle', () => {
  renderBeispiel(Hallenplan, hallenplan, beispiele.ausgefallen);
  expect(screen.getByRole('heading', { name: /können gerade nicht geladen werden/ })).toBeTruthy();
});
