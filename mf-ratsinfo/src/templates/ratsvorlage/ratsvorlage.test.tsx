import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ratsvorlage.beispiele.ts';
import { ratsvorlage } from './ratsvorlage.context.ts';
import Ratsvorlage from './ratsvorlage.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Ratsvorlage, ratsvorlage, beispiele[name]);

test('the way through the bodies is in order and says what is still to come', () => {
  show('unterwegs');
  const weg = within(screen.getByRole('region', { name: 'Weg durch die Gremien' }));
  const stationen = weg.getAllByRole('heading', { level: 3 }).map((titel) => titel.closest('li')?.textContent);
  expect(stationen[0]).toMatch(/Ausschuss für Technik.*Vorberatung.*Do., 26.02.2026.*einstimmig empfohlen/);
  expect(stationen[1]).toMatch(/Gemeinderat.*Entscheidung – steht bevor/);
  expect(weg.getByRole('link', { name: 'Mi., 04.03.2026 um 18:30 Uhr, Punkt Ö 1' }).getAttribute('href')).toBe(
    '/ratsinfo/sitzungen/4/',
  );
  expect(screen.getByRole('link', { name: 'Schwann' }).getAttribute('href')).toBe('/ratsinfo/vorlagen/?q=Schwann');
  expect(screen.getByRole('link', { name: 'Rutsche' })).toBeTruthy();
});

test('one that was on no agenda yet says so; one that is not public is marked', () => {
  show('neu');
  expect(screen.getByText('Diese Vorlage stand noch auf keiner Tagesordnung.')).toBeTruthy();
  expect(screen.getByText('nichtöffentlich')).toBeTruthy();
});
