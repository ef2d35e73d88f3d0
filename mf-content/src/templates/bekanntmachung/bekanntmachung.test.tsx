import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bekanntmachung } from './bekanntmachung.context.ts';
import { examples } from './bekanntmachung.examples.ts';
import Bekanntmachung from './bekanntmachung.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(Bekanntmachung, bekanntmachung, examples[name], { pfad: '/bekanntmachungen/satzung-id_3/' });

test('shows its period, text and file', () => {
  const { container } = show('aktuell');
  expect(container.textContent).toContain('Bekannt gemacht vom 1. März 2026 bis zum 30. April 2026');
  expect(screen.getByRole('heading', { name: '§ 1 Gebühr' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href')).toBe(
    '/api/cms/bekanntmachungen/3/bekanntmachung.pdf',
  );
  expect(screen.getByRole('link', { name: 'Alle Bekanntmachungen' }).getAttribute('href')).toBe('/bekanntmachungen/');
  expect(container.textContent).not.toContain('abgelaufen');
});

test('offers files with type, pages and size, and none on other sites', () => {
  show('mitDateien');
  const files = screen.getByRole('region', { name: 'Dateien zur Bekanntmachung' });
  const links = [...files.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Begründung mit Umweltbericht (PDF, 48 Seiten, 2,3 MB)',
    'Plan (PDF, 1 Seite)',
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/api/cms/bekanntmachungen/3/dateien/begruendung.pdf');
});

test('states that its period is over', () => {
  show('abgelaufen');
  expect(screen.getByText('Diese Bekanntmachung ist abgelaufen')).toBeTruthy();
});

test('shows the available data and rejects a notice without a title', () => {
  show('karg');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  for (const faulty of [null, 'x', [], {}]) {
    expect(bekanntmachung.context.safeParse({ bekanntmachung: faulty }).success).toBe(false);
  }
});
