import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { organisationseinheit } from './organisationseinheit.context.ts';
import { examples } from './organisationseinheit.examples.ts';
import Organisationseinheit from './organisationseinheit.tsx';

const show = (name: keyof typeof examples) => renderExample(Organisationseinheit, organisationseinheit, examples[name]);
const lower = (name: string) => within(screen.getByRole('heading', { name }).closest('details')!);

test('shows address and opening times, then the child units', () => {
  const { container } = show('fachbereich');
  const [street] = screen.getAllByText('Rathausplatz 1');
  const [wednesday] = screen.getAllByRole('row', { name: 'Mittwoch geschlossen' });
  const heading = screen.getByRole('heading', { level: 2, name: 'Untergeordnete Fachbereiche' });
  for (const before of [street!, wednesday!]) {
    expect(before.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(container.textContent).not.toContain('Nicht zeigen.');
  expect(screen.getByRole('link', { name: 'Personalausweis' })).toBeTruthy();
});

test('shows a child unit as an accordion with preamble, address, times and contacts, nested if needed', () => {
  show('fachbereich');
  const buergerbuero = lower('Sachgebiet 12: Bürgerbüro');
  expect(buergerbuero.getByText('Das macht Bürgerbüro.')).toBeTruthy();
  const [ansprechpartner, fromTheFundbuero] = buergerbuero.getAllByRole('link', {
    name: 'Ansprechpartner*innen',
    hidden: true,
  });
  expect(ansprechpartner?.getAttribute('href')).toBe('/wegweiser/ansprechpartner/buergerbuero-id_12/');
  expect(fromTheFundbuero?.getAttribute('href')).toBe('/wegweiser/ansprechpartner/fundbuero-id_121/');
  expect(buergerbuero.getByRole('heading', { level: 4, name: 'Sachgebiet 121: Fundbüro' }).closest('details')).not.toBe(
    screen.getByRole('heading', { name: 'Sachgebiet 12: Bürgerbüro' }).closest('details'),
  );
});

test('shows the available data', () => {
  show('luecken');
  expect(screen.getByText('Nach Vereinbarung')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Wasser']);
  expect(screen.queryByRole('link', { name: 'Ansprechpartner*innen' })).toBeNull();
});
