import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratsvorlage } from './ratsvorlage.context.ts';
import { examples } from './ratsvorlage.examples.ts';
import Ratsvorlage from './ratsvorlage.tsx';

const show = (name: keyof typeof examples) => renderExample(Ratsvorlage, ratsvorlage, examples[name]);

test('lists the deliberations in order, including pending ones', () => {
  show('unterwegs');
  const way = within(screen.getByRole('region', { name: 'Weg durch die Gremien' }));
  const stations = way.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li')?.textContent);
  expect(stations[0]).toMatch(/Ausschuss für Technik.*Vorberatung.*Donnerstag, 26. Februar 2026.*einstimmig empfohlen/);
  expect(stations[1]).toMatch(/Gemeinderat.*Entscheidung – steht bevor/);
  expect(way.getByRole('link', { name: 'Mittwoch, 4. März 2026, 18.30 Uhr, Punkt Ö 1' }).getAttribute('href')).toBe(
    '/ratsinfo/sitzungen/4/',
  );
  expect(screen.getByRole('link', { name: 'Schwann' }).getAttribute('href')).toBe('/ratsinfo/vorlagen/?q=Schwann');
  expect(screen.getByRole('link', { name: 'Rutsche' })).toBeTruthy();
});

test('reports deliberations without an agenda and marks non-public ones', () => {
  show('neu');
  expect(screen.getByText('Diese Vorlage stand noch auf keiner Tagesordnung.')).toBeTruthy();
  expect(screen.getByText('nichtöffentlich')).toBeTruthy();
});
