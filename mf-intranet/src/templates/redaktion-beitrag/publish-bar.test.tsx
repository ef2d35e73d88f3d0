import { contributionSchema } from '@gm/shared/schemas/editor/editorial';
import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import { examples } from './redaktion-beitrag.examples.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

Element.prototype.scrollIntoView = () => {};
const { context, options } = examples.veroeffentlicht;
const entry = contributionSchema.parse({ ...context.beitrag, stand: 'Veröffentlicht' });
const FORM = '/intranet/redaktion/inhalt-veranstaltung/';

/** Bodies of the submissions; reading the entry afterwards gives the next version. */
function answer(): object[] {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/pruefung')) return Response.json({ befunde: [], lesbarkeit: null });
    if (init?.method !== 'POST')
      return Response.json({ ...entry, version: 2 + sent.length, ungeprueft: true, stand: 'Geändert gerade eben' });
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ referenz: 'VA-2026-0001', id: 1 }, { status: 201 });
  });
  return sent;
}
const show = (search = '') =>
  renderExample(
    RedaktionBeitrag,
    redaktionBeitrag,
    { context: { beitrag: entry }, options },
    { pfad: FORM, suche: search },
  );
const bar = () => within(screen.getByRole('region', { name: 'Bearbeitung' }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('Ctrl S saves and leaves the form open for the next change', async () => {
  const sent = answer();
  show();
  expect(bar().getByRole('status').textContent).toBe('Veröffentlicht');
  const title = screen.getByLabelText(/^Titel/);
  await userEvent.type(title, '!');
  await waitFor(() => expect(bar().getByRole('status').textContent).toContain('Noch nicht gespeichert'));
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(bar().getByRole('status').textContent).toBe('Geändert gerade eben'));
  expect(sent[0]).toMatchObject({ was: 'speichern', version: 2 });
  await userEvent.type(title, '!');
  await userEvent.click(bar().getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ was: 'speichern', version: 3 }));
  expect(JSON.parse((sent[1] as { daten: string }).daten).titel).toMatch(/!!$/);
  expect(screen.queryByRole('heading', { name: 'Gespeichert' })).toBeNull();
});

test('an edit conflict has a heading of its own, and its ways out replace nothing by chance', async () => {
  const sent: { ersetzen?: unknown }[] = [];
  const errors = [{ feld: 'ersetzen', meldung: 'Bea hat gespeichert.' }];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/pruefung')) return Response.json({ befunde: [], lesbarkeit: null });
    if (init?.method !== 'POST') return Response.json({ ...entry, version: 4 });
    sent.push(JSON.parse(String(init.body)));
    return sent.length === 2
      ? Response.json({ referenz: 'VA-2026-0001', id: 1 }, { status: 201 })
      : Response.json({ errors }, { status: 422 });
  });
  show();
  await userEvent.type(screen.getByLabelText(/^Titel/), '!');
  await userEvent.click(bar().getByRole('button', { name: 'Speichern' }));
  const box = within(await screen.findByRole('group', { name: /Jemand war schneller/ }));
  expect(box.getByText('Bea hat gespeichert.')).toBeTruthy();
  expect(box.getByRole('link').getAttribute('target')).toBe('_blank');
  await userEvent.click(box.getByRole('button', { name: 'Meine Fassung trotzdem speichern' }));
  await waitFor(() => expect(screen.queryByText('Bea hat gespeichert.')).toBeNull());
  await userEvent.type(screen.getByLabelText(/^Titel/), '!');
  await userEvent.click(bar().getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ ersetzen }) => ersetzen)).toEqual([false, true, false]);
});

test('a lost connection is reported in the bar, and the view stays', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/pruefung')) return Response.json({ befunde: [], lesbarkeit: null });
    throw new TypeError('Failed to fetch');
  });
  show();
  await userEvent.type(screen.getByLabelText(/^Titel/), '!');
  scroll.mockClear();
  await userEvent.click(bar().getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(bar().getByRole('status').textContent).toMatch(/^Nicht gespeichert.*Internet/));
  expect(scroll).not.toHaveBeenCalled();
});

test('a new entry says once that it is not saved', async () => {
  answer();
  const fresh = { ...entry, stand: 'Neu, noch nicht gespeichert' };
  renderExample(RedaktionBeitrag, redaktionBeitrag, { context: { beitrag: fresh }, options }, { pfad: FORM });
  await userEvent.type(screen.getByLabelText(/^Titel/), '!');
  expect(bar().getByRole('status').textContent).toBe('Neu, noch nicht gespeichert');
});

test('publishing leads back to the page from which the form was opened', async () => {
  const sent = answer();
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  show(`?von=${encodeURIComponent('/veranstaltungen/orkan-id_1/')}`);
  expect(screen.getByRole('link', { name: 'Zur Seite' }).getAttribute('href')).toBe('/veranstaltungen/orkan-id_1/');
  await userEvent.click(bar().getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/veranstaltungen/orkan-id_1/'));
  expect(sent[0]).toMatchObject({ was: 'freigeben' });
});

test('never leads to another website', () => {
  show('?von=%2F%2Fevil.example%2F');
  expect(screen.queryByRole('link', { name: 'Zur Seite' })).toBeNull();
});

test('without the right to publish, the bar offers to request it', () => {
  const contribution = { ...entry, schritte: ['speichern', 'vorlegen'] };
  renderExample(RedaktionBeitrag, redaktionBeitrag, { context: { beitrag: contribution }, options }, { pfad: FORM });
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Speichern', 'Vorlegen']);
});
