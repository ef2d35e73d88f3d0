import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventteaser } from './eventteaser.context.ts';
import { examples } from './eventteaser.examples.ts';
import Eventteaser from './eventteaser.tsx';

const renderTeaser = (name: keyof typeof examples) => renderExample(Eventteaser, eventteaser, examples[name]);

test('is a carousel of at most six events with a link to more', () => {
  renderTeaser('sechs');
  const carousel = within(screen.getByRole('region', { name: 'Demnächst' }));
  expect(carousel.getAllByRole('article')).toHaveLength(6);
  expect(carousel.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe('/veranstaltungen/');
  const [card] = carousel.getAllByRole('article');
  expect(card?.textContent).toContain('Sonntag, 1. März, 19.30–22 Uhr');
  expect(card?.textContent).toContain('Alte Kelter, Conweiler: Filmmusik und Märsche.');
  expect(within(card!).getByRole('link').getAttribute('href')).toBe('/veranstaltungen/konzert-id_1/');
});

test('shows the category of each event', () => {
  renderTeaser('sechs');
  expect(screen.getAllByText('Musik')).toHaveLength(6);
});

test('reads events as in requirement V-2: a list, with category and address in the first category', () => {
  renderTeaser('fremd');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(within(cards[0]!).getByText('Feste')).toBeTruthy();
  expect(within(cards[0]!).getByRole('link').getAttribute('href')).toBe('/veranstaltungen/fest/');
});

test('shows fewer if configured', () => {
  renderTeaser('mitGrenze');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Alle Veranstaltungen' })).toBeNull();
});

test('skips events without a date and shows the available parts of others', () => {
  renderTeaser('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Fest']);
});

test.each(['keine', 'aufrufGescheitert'] as const)('%s: renders nothing', (name) => {
  expect(renderTeaser(name).container.innerHTML).toBe('');
});

test('as an agenda it names dates as people say them', () => {
  renderTeaser('agenda');
  const agenda = within(screen.getByRole('region', { name: 'Demnächst' }));
  const [line] = agenda.getAllByRole('listitem');
  expect(line?.textContent).toContain('Sonntag, 1. März, 19.30–22 Uhr');
  expect(within(line!).getByRole('link', { name: 'Konzert 1' }).getAttribute('href')).toBe(
    '/veranstaltungen/konzert-id_1/',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
