import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newsticker } from './newsticker.context.ts';
import { examples } from './newsticker.examples.ts';
import Newsticker from './newsticker.tsx';

const renderTicker = (name: keyof typeof examples) => renderExample(Newsticker, newsticker, examples[name]);

test('shows date, category, title, intro, picture and link of each item', () => {
  renderTicker('sechsMeldungen');
  const [card] = screen.getAllByRole('article');
  const inCard = within(card!);
  expect(inCard.getByText('01.03.2026').getAttribute('datetime')).toBe('2026-03-01');
  expect(inCard.getByText('Bauen & Verkehr')).toBeTruthy();
  expect(inCard.getByRole('heading', { level: 3, name: /Teil 1$/ })).toBeTruthy();
  expect(inCard.getByText(/Mühlstraße/)).toBeTruthy();
  expect(card!.querySelector('img')?.getAttribute('src')).toContain('/api/bild/waldweg-1a2b3c4d/');
  const link = inCard.getByRole('link', { name: 'Weiterlesen: Neue Brücke über den Erlenbach, Teil 1' });
  expect(link.getAttribute('href')).toBe('/aktuelles/neue-bruecke-id_1/');
});

test('is a labelled carousel with a link to all news', () => {
  renderTicker('sechsMeldungen');
  expect(screen.getByRole('region', { name: 'Aktuelles' }).getAttribute('aria-roledescription')).toBe('Karussell');
  expect(screen.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe('/aktuelles/');
});

test('shows at most six items, or fewer if configured', () => {
  const { unmount } = renderTicker('zuViele');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  unmount();
  renderTicker('mitGrenze');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('shows the available parts of incomplete items', () => {
  renderTicker('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Nur ein Titel',
    'Neue Brücke über den Erlenbach, Teil 2',
  ]);
  expect(screen.getAllByRole('link', { name: /^Weiterlesen/ })).toHaveLength(1);
  expect(document.querySelector('time, img')).toBeNull();
});

test.each(['keineMeldungen', 'aufrufGescheitert'] as const)('%s: renders nothing', (name) => {
  expect(renderTicker(name).container.innerHTML).toBe('');
});

test('requests the newest news of its audience, as many as it shows', () => {
  const ask = (context: object, options = {}) =>
    newsticker.calls?.({ context: newsticker.context.parse(context), options: newsticker.options.parse(options) });
  expect(ask({ aktuelles_interessengruppen_id: '3', limit: 4 })).toEqual({
    aktuelles: {
      endpoint: '/api/cms/aktuelles',
      params: { interessengruppen_id: 3, seite: 1, pro_seite: 4, order: '-datum_von,sortierung' },
    },
  });
  expect(ask({ limit: 99 })?.aktuelles?.params.pro_seite).toBe(6);
  expect(ask({}, { limit: 2 })?.aktuelles?.params).not.toHaveProperty('interessengruppen_id');
});

test('with a lead story the first item has a picture and the others are a list', () => {
  renderTicker('aufmacher');
  const region = within(screen.getByRole('region', { name: 'Aktuelles' }));
  expect(region.getAllByRole('article')).toHaveLength(1);
  expect(region.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Neue Brücke über den Erlenbach, Teil 2',
    'Neue Brücke über den Erlenbach, Teil 3',
  ]);
  expect(region.getByText('02.03.2026'), 'in the same format as the lead story').toBeTruthy();
});
