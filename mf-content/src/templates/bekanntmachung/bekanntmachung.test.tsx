import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './bekanntmachung.beispiele.ts';
import { bekanntmachung } from './bekanntmachung.context.ts';
import Bekanntmachung from './bekanntmachung.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(Bekanntmachung, bekanntmachung, beispiele[name], { pfad: '/bekanntmachungen/satzung-id_3/' });

test('shows its period, its text and its file', () => {
  const { container } = show('aktuell');
  expect(container.textContent).toContain('Bekannt gemacht vom 01.03.2026 bis zum 30.04.2026');
  expect(screen.getByRole('heading', { name: '§ 1 Gebühr' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href')).toBe(
    '/api/cms/bekanntmachungen/3/bekanntmachung.pdf',
  );
  expect(screen.getByRole('link', { name: 'Alle Bekanntmachungen' }).getAttribute('href')).toBe('/bekanntmachungen/');
  expect(container.textContent).not.toContain('abgelaufen');
});

test('offers its files with kind, length and size, and none that leads elsewhere', () => {
  show('mitDateien');
  const dateien = screen.getByRole('region', { name: 'Dateien zur Bekanntmachung' });
  const links = [...dateien.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Begründung mit Umweltbericht (PDF, 48 Seiten, 2,3 MB)',
    'Plan (PDF, 1 Seite)',
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/api/cms/bekanntmachungen/3/dateien/begruendung.pdf');
});

test('says that its period is over', () => {
  show('abgelaufen');
  expect(screen.getByText('Diese Bekanntmachung ist abgelaufen')).toBeTruthy();
});

test('shows what is there; what has no title is refused', () => {
  show('karg');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  for (const faulty of [null, 'x', [], {}]) {
    expect(bekanntmachung.context.safeParse({ bekanntmachung: faulty }).success).toBe(false);
  }
});
