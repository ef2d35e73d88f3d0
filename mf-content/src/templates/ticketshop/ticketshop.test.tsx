import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ticketshop } from './ticketshop.context.ts';
import { examples } from './ticketshop.examples.ts';
import Ticketshop from './ticketshop.tsx';

const show = (name: keyof typeof examples, id?: number) =>
  renderExample(Ticketshop, ticketshop, examples[name], id === undefined ? {} : { id });
const widget = () => document.querySelector('pretix-widget');
const script = () => document.querySelector<HTMLScriptElement>('script[src*="/tickets/"]');

test.each([
  [772, 'grillplatz-schwann'],
  [773, 'grillplatz-langenalb'],
  [774, 'hochzeitskalender-2025'],
  [undefined, 'hochzeitskalender-2025'],
])('page %s shows %s, with script and stylesheet from the own origin', (id, category) => {
  const { unmount } = show('shop', id);
  expect(widget()?.getAttribute('event')).toBe(`https://tickets.musterhardt.example/musterhardt/${category}/`);
  expect(script()?.getAttribute('src')).toBe('/api/tickets/widget/v1.de.js');
  const style = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  expect(style?.getAttribute('href')).toBe(`/api/tickets/widget/musterhardt/${category}/v1.css`);
  unmount();
  expect(script()).toBeNull();
});

test('always labels sold-out items as reserved', async () => {
  show('shop', 772);
  const line = document.createElement('p');
  line.textContent = ' AUSVERKAUFT ';
  widget()?.replaceWith(line);
  await waitFor(() => expect(line.textContent).toBe('Reserviert'));
  line.firstChild!.nodeValue = 'Sold out';
  await waitFor(() => expect(line.textContent).toBe('Reserviert'));
  line.firstChild!.nodeValue = 'noch nicht ausverkauft';
  await Promise.resolve();
  expect(line.textContent).toBe('noch nicht ausverkauft');
});

test('reports an unavailable shop with a link to it', () => {
  show('shop', 773);
  fireEvent.error(script()!);
  expect(screen.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ticketshop direkt öffnen' }).getAttribute('href')).toBe(
    'https://tickets.musterhardt.example/musterhardt/grillplatz-langenalb/',
  );
});

test('does the same if the site has no shop', () => {
  show('shop', 773);
  fireEvent(window, new Event('gm:ticketshop-fehlt'));
  expect(screen.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeTruthy();
});

test("loads the shop's script again on retry and shows the widget", async () => {
  show('shop', 773);
  const first = script();
  fireEvent.error(first!);
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.queryByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeNull();
  expect(script()).not.toBe(first);
  widget()?.replaceWith(Object.assign(document.createElement('p'), { textContent: 'Juli' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull());
  expect(screen.getByText('Juli')).toBeTruthy();
});

test('shows the link to the shop and a retry button until the widget appears', async () => {
  show('shop', 772);
  expect(screen.getByRole('link', { name: 'Ticketshop direkt öffnen' }).getAttribute('href')).toBe(
    'https://tickets.musterhardt.example/musterhardt/grillplatz-schwann/',
  );
  const first = script();
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(script()).not.toBe(first);
  expect(document.querySelectorAll('pretix-widget')).toHaveLength(1);
  widget()?.append('Juli');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ticketshop direkt öffnen' })).toBeNull());
});

test('shows the same without an address of the shop', () => {
  show('nichtEingerichtet');
  expect(screen.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ticketshop direkt öffnen' })).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
});

test('shows a notice with a link to the shop without scripts', () => {
  const props = { context: {}, options: ticketshop.options.parse(examples.shop.options) };
  const page = { pfad: '/tickets/', suche: '', titel: '', id: 772, gemeinde: { telefon: '1' } };
  const html = renderToString(<Ticketshop {...props} seite={page as never} />);
  const hint = /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
  expect(hint).toContain('href="https://tickets.musterhardt.example/musterhardt/grillplatz-schwann/"');
  // All that remains if the page's scripts never load.
  expect(html).toMatch(
    /<a href="[^"]*grillplatz-schwann\/"[^>]*>Ticketshop direkt öffnen<.*<button[^>]*>Erneut versuchen</,
  );
});
