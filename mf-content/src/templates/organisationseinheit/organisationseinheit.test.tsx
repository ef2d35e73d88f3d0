import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './organisationseinheit.beispiele.ts';
import { organisationseinheit } from './organisationseinheit.context.ts';
import Organisationseinheit from './organisationseinheit.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(Organisationseinheit, organisationseinheit, beispiele[name]);
const untere = (name: string) => within(screen.getByRole('heading', { name }).closest('details')!);

test('shows address and opening times, then the units below', () => {
  const { container } = show('fachbereich');
  const [strasse] = screen.getAllByText('Rathausplatz 1');
  const [mittwoch] = screen.getAllByRole('row', { name: 'Mittwoch geschlossen' });
  const ueberschrift = screen.getByRole('heading', { level: 2, name: 'Untergeordnete Fachbereiche' });
  for (const vorher of [strasse!, mittwoch!]) {
    expect(vorher.compareDocumentPosition(ueberschrift)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(container.textContent).not.toContain('Nicht zeigen.');
  expect(screen.getByRole('link', { name: 'Personalausweis' })).toBeTruthy();
});

test('a unit below is an accordion with preamble, address, times and its contact persons, and may hold others', () => {
  show('fachbereich');
  const buergerbuero = untere('Sachgebiet 12: Bürgerbüro');
  expect(buergerbuero.getByText('Das macht Bürgerbüro.')).toBeTruthy();
  const [ansprechpartner, vomFundbuero] = buergerbuero.getAllByRole('link', {
    name: 'Ansprechpartner*innen',
    hidden: true,
  });
  expect(ansprechpartner?.getAttribute('href')).toBe('/wegweiser/ansprechpartner/buergerbuero-id_12/');
  expect(vomFundbuero?.getAttribute('href')).toBe('/wegweiser/ansprechpartner/fundbuero-id_121/');
  expect(buergerbuero.getByRole('heading', { level: 4, name: 'Sachgebiet 121: Fundbüro' }).closest('details')).not.toBe(
    screen.getByRole('heading', { name: 'Sachgebiet 12: Bürgerbüro' }).closest('details'),
  );
});

test('shows what there is', () => {
  show('luecken');
  expect(screen.getByText('Nach Vereinbarung')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Wasser']);
  expect(screen.queryByRole('link', { name: 'Ansprechpartner*innen' })).toBeNull();
});
