import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beispiele } from './ticketshop.beispiele.ts';
import { ticketshop } from './ticketshop.context.ts';
import Ticketshop from './ticketshop.tsx';

const show = (name: keyof typeof beispiele, id?: number) =>
  renderBeispiel(Ticketshop, ticketshop, beispiele[name], id === undefined ? {} : { id });
const widget = () => document.querySelector('pretix-widget');
const script = () => document.querySelector<HTMLScriptElement>('script[src*="/tickets/"]');

test.each([
  [772, 'grillplatz-schwann'],
  [773, 'grillplatz-langenalb'],
  [774, 'hochzeitskalender-2025'],
  [undefined, 'hochzeitskalender-2025'],
])('page %s shows %s, script and stylesheet from the own path', (id, kategorie) => {
  const { unmount } = show('shop', id);
  expect(widget()?.getAttribute('event')).toBe(`https://tickets.musterhardt.example/musterhardt/${kategorie}/`);
  expect(script()?.getAttribute('src')).toBe('/api/tickets/widget/v1.de.js');
  const stil = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  expect(stil?.getAttribute('href')).toBe(`/api/tickets/widget/musterhardt/${kategorie}/v1.css`);
  unmount();
  expect(script()).toBeNull();
});

test('what is sold out is reserved here, whenever the widget says it', async () => {
  show('shop', 772);
  const zeile = document.createElement('p');
  zeile.textContent = ' AUSVERKAUFT ';
  widget()?.replaceWith(zeile);
  await waitFor(() => expect(zeile.textContent).toBe('Reserviert'));
  zeile.firstChild!.nodeValue = 'Sold out';
  await waitFor(() => expect(zeile.textContent).toBe('Reserviert'));
  zeile.firstChild!.nodeValue = 'noch nicht ausverkauft';
  await Promise.resolve();
  expect(zeile.textContent).toBe('noch nicht ausverkauft');
});

test('a shop that is down is told in words, with the way to it', () => {
  show('shop', 773);
  fireEvent.error(script()!);
  expect(screen.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ticketshop direkt öffnen' }).getAttribute('href')).toBe(
    'https://tickets.musterhardt.example/musterhardt/grillplatz-langenalb/',
  );
});

test('the same where the site has no shop', () => {
  show('shop', 773);
  fireEvent(window, new Event('gm:ticketshop-fehlt'));
  expect(screen.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeTruthy();
});

test('without an address of the shop it says the same', () => {
  show('nichtEingerichtet');
  expect(screen.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ticketshop direkt öffnen' })).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
});

test('without scripts a notice leads to the plain shop', () => {
  const props = { context: {}, options: ticketshop.options.parse(beispiele.shop.options) };
  const seite = { pfad: '/tickets/', suche: '', titel: '', id: 772, gemeinde: { telefon: '1' } };
  const html = renderToString(<Ticketshop {...props} seite={seite as never} />);
  const hinweis = /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
  expect(hinweis).toContain('href="https://tickets.musterhardt.example/musterhardt/grillplatz-schwann/"');
});
