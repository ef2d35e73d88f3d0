import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './newsticker.beispiele.ts';
import { newsticker } from './newsticker.context.ts';
import Newsticker from './newsticker.tsx';

const renderTicker = (name: keyof typeof beispiele) => renderBeispiel(Newsticker, newsticker, beispiele[name]);

test('shows date, category, title, intro, picture and link of each item', () => {
  renderTicker('sechsMeldungen');
  const [karte] = screen.getAllByRole('article');
  const inKarte = within(karte!);
  expect(inKarte.getByText('01.03.2026').getAttribute('datetime')).toBe('2026-03-01');
  expect(inKarte.getByText('Bauen & Verkehr')).toBeTruthy();
  expect(inKarte.getByRole('heading', { level: 3, name: /Teil 1$/ })).toBeTruthy();
  expect(inKarte.getByText(/Mühlstraße/)).toBeTruthy();
  expect(karte!.querySelector('img')?.getAttribute('src')).toContain('/api/bild/waldweg-1a2b3c4d/');
  const link = inKarte.getByRole('link', { name: 'Weiterlesen: Neue Brücke über den Erlenbach, Teil 1' });
  expect(link.getAttribute('href')).toBe('/aktuelles/neue-bruecke-id_1/');
});

test('is a named carousel with a link to all news', () => {
  renderTicker('sechsMeldungen');
  expect(screen.getByRole('region', { name: 'Aktuelles' }).getAttribute('aria-roledescription')).toBe('Karussell');
  expect(screen.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe('/aktuelles/');
});

test('shows at most six items, fewer if the editor wants so', () => {
  const { unmount } = renderTicker('zuViele');
  expect(screen.getAllByRole('article')).toHaveLength(6);
  unmount();
  renderTicker('mitGrenze');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('shows what is there of incomplete items', () => {
  renderTicker('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Nur ein Titel',
    'Neue Brücke über den Erlenbach, Teil 2',
  ]);
  expect(screen.getAllByRole('link', { name: /^Weiterlesen/ })).toHaveLength(1);
  expect(document.querySelector('time, img')).toBeNull();
});

test.each(['keineMeldungen', 'aufrufGescheitert'] as const)('%s: is nothing', (name) => {
  expect(renderTicker(name).container.innerHTML).toBe('');
});

test('asks for the news of the readers it is for, as many as it shows, the newest first', () => {
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
