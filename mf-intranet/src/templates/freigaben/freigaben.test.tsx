import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { rememberSingleKeys } from '../../shortcuts/single-keys.ts';
import { freigaben } from './freigaben.context.ts';
import { examples } from './freigaben.examples.ts';
import Freigaben from './freigaben.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Freigaben, freigaben, examples[name], { pfad: '/intranet/freigaben/', suche: search });
// jsdom implements neither.
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
// Loaded on demand, which may exceed the test's timeout.
beforeAll(() => Promise.all([import('@gm/shared/schemas/desk/release-decision'), import('./several.tsx')]));

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('every row shows subject, state and urgency', () => {
  show('voll');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 Einsendungen');
  const [first, second, dritte] = screen.getAllByRole('listitem').filter((line) => within(line).queryByRole('heading'));
  expect(first?.textContent).toContain('Rückfrageüberfällig seit 06.03.2026');
  expect(first?.textContent).toContain('bearbeitet von Sabine Kern');
  expect(second?.textContent).toContain('<b>Fest</b>');
  expect(dritte?.textContent).not.toContain('fällig');
  expect(hrefOf('Konzert 1, 09.03.2026')).toBe('/intranet/freigaben/VE-2026-0001/');
});

test('indicates more results than are counted', () => {
  show('viele', '?q=bank');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mehr als 1.000 Einsendungen');
});

test('views keep the search and show their count', () => {
  show('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Erledigt (1.200)')).toBe('/intranet/freigaben/?q=Konzert&typ=veranstaltung&ansicht=erledigt');
  expect(hrefOf('Auswahl aufheben')).toBe('/intranet/freigaben/');
  expect(screen.getByRole('link', { name: 'Offen (3)' }).getAttribute('aria-current')).toBe('true');
});

test('distinguishes an empty inbox from a failed call', () => {
  show('leer', '?ansicht=meine');
  expect(screen.getByText('Hier ist nichts zu tun.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Suchwort').form?.elements.namedItem('ansicht')).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Einsendungen können gerade nicht geladen werden' })).toBeTruthy();
});

test('can be sorted by every column and keeps the filter', () => {
  show('voll', '?q=Konzert&ansicht=alle&sort=stand&seite=2');
  expect(hrefOf(/^Stand/)).toBe('/intranet/freigaben/?q=Konzert&ansicht=alle&sort=-stand');
  expect(screen.getByRole('link', { name: 'Stand, aufsteigend' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('Bearbeitet von')).toBe('/intranet/freigaben/?q=Konzert&ansicht=alle&sort=zustaendig');
  expect(hrefOf('Liste als CSV')).toContain('sort=stand');
});

test('exports the filtered list', () => {
  show('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Liste als CSV')).toBe(
    '/api/intranet/freigaben/export?ansicht=offen&typ=veranstaltung&q=Konzert&format=csv',
  );
});

test('supports single-key navigation, except in fields and when disabled', () => {
  const { container } = show('voll');
  const main = document.body.appendChild(document.createElement('main'));
  main.append(container);
  onTestFinished(() => main.remove());
  const taste = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const now = () => document.activeElement?.textContent;
  taste('j');
  expect(now()).toBe('Konzert 1, 09.03.2026');
  taste('j');
  expect(now()).toContain('<b>Fest</b>');
  taste('k');
  expect(now()).toBe('Konzert 1, 09.03.2026');
  taste('k');
  expect(now()).toBe('Konzert 1, 09.03.2026');
  taste('f');
  expect(document.activeElement).toBe(screen.getByLabelText('Suchwort'));
  taste('j');
  expect(document.activeElement).toBe(screen.getByLabelText('Suchwort'));
  screen.getByLabelText('Suchwort').blur();
  rememberSingleKeys(false);
  taste('j');
  expect(document.activeElement).toBe(document.body);
  rememberSingleKeys(true);
  taste('j');
  expect(now()).toBe('Konzert 1, 09.03.2026');
});

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Auswählen: ${name}` }));

test('the bar offers the steps that all ticked rows have in common', async () => {
  show('voll');
  expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
  await tick('Konzert 1, 09.03.2026');
  const bar = within(await screen.findByRole('region', { name: 'Auswahl' }));
  expect(bar.getByRole('status').textContent).toBe('1 ausgewählt');
  const options = () => bar.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options()).toContain('Ablehnen');
  await userEvent.click(bar.getByRole('button', { name: 'Alle 3 auswählen' }));
  expect(options()).toEqual(['Was möchten Sie tun?', 'Notiz für das Haus']);
  await userEvent.click(bar.getByRole('button', { name: 'Aufheben' }));
  expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
});

test('a missing reason: nothing is sent, and its field has the focus and the message', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  show('voll');
  await tick('Konzert 1, 09.03.2026');
  await screen.findByRole('region', { name: 'Auswahl' });
  await userEvent.selectOptions(screen.getByLabelText('Was möchten Sie tun?'), 'Ablehnen');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Für 1 Einsendung ausführen' }));
  const message = screen.getByRole('textbox', { name: /^Nachricht an den Absender/ });
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(message.getAttribute('aria-invalid')).toBe('true');
  const messages = message.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(messages.map((id) => document.getElementById(id)?.textContent).join()).toContain('nennen Sie den Grund');
  expect(fetch).not.toHaveBeenCalled();
});

test('one is refused: the others are done, and the refused one stays ticked with its reason and the text', async () => {
  const sent: unknown[] = [];
  const { freigaben: before } = examples.voll.context;
  const reason = 'Ihre Entscheidung wurde nicht gespeichert: Jonas Vogt hat abgelehnt.';
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ ...before, data: before.data.slice(1) });
    sent.push(url, JSON.parse(String(body)));
    return Response.json({
      data: [
        { referenz: 'VE-2026-0001', meldung: null },
        { referenz: 'VE-2026-0002', meldung: reason },
      ],
    });
  });
  show('voll');
  await tick('Konzert 1, 09.03.2026');
  await tick('<b>Fest</b>');
  await screen.findByRole('region', { name: 'Auswahl' });
  await userEvent.selectOptions(screen.getByLabelText('Was möchten Sie tun?'), 'Ablehnen');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ablehnen: 2 Einsendungen' }));
  expect(dialog.getByText('Ein Absender bekommt 2 E-Mails.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Werbung' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Für 2 Einsendungen ausführen' }));
  expect(await screen.findByRole('heading', { name: 'Ablehnen: 1 von 2 Einsendungen' })).toBeTruthy();
  expect(screen.getByText(reason, { exact: false })).toBeTruthy();
  expect(sent).toMatchObject([
    '/api/intranet/freigaben/mehrere',
    {
      auswahl: ['VE-2026-0001:1', 'VE-2026-0002:2'],
      was: 'ablehnen',
      nachricht: 'Wir veröffentlichen keine Werbung.',
    },
  ]);
  expect(screen.queryByRole('link', { name: 'Konzert 1, 09.03.2026' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Auswählen: <b>Fest</b>' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Nachricht an den Absender/).value).toBe(
    'Wir veröffentlichen keine Werbung.',
  );
});
