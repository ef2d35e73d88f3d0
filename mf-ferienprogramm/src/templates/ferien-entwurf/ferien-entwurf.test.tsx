// The form imports it on the first click. On a busy machine transforming it takes longer than the timeout of `findBy`.
import '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ferienEntwurf } from './ferien-entwurf.context.ts';
import { examples } from './ferien-entwurf.examples.ts';
import FerienEntwurf from './ferien-entwurf.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 3, referenz: '' }, { status: 201 }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const show = (name: keyof typeof examples) =>
  renderExample(FerienEntwurf, ferienEntwurf, examples[name], { pfad: '/intranet/ferienprogramm/10001/' });

test('the form contains the whole draft and by default only saves it', () => {
  show('entwurf');
  expect(screen.getByRole('heading', { name: 'Entwurf' })).toBeTruthy();
  expect(screen.getByText('Jugendhaus')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Ein Drachen' })).toBeTruthy();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Absenden' });
  const data = Object.fromEntries(new FormData(form!));
  expect(data).toMatchObject({
    id: '3',
    titel: 'Drachen bauen',
    datum_von: '03.08.2026',
    zeit_bis: '12:00',
    preis: '12,50',
    teilnehmer_max: '20',
    was: 'speichern',
  });
  expect(data).not.toHaveProperty('taeglich');
});

test('a published event is not a draft', () => {
  expect(show('veroeffentlicht').container.textContent).toBe('');
});

test('a booked event can only be saved, and fixed fields explain why', async () => {
  show('gebucht');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zur Veranstaltung' }).getAttribute('href')).toBe(
    '/intranet/ferienprogramm/3/',
  );
  const FIXED = /^Das steht fest, denn es sind schon Plätze gebucht\.$/;
  const firm = ['Erster Tag', 'Letzter Tag', 'Beginn', 'Ende', 'Mindestalter', 'Höchstalter', 'Preis'];
  for (const name of [...firm, 'Preis für Geschwister']) {
    expect(
      screen.getByRole('textbox', { name: new RegExp(`^${name}( \\([^)]+\\))?$`), description: FIXED }),
    ).toBeTruthy();
  }
  expect(screen.getByRole('checkbox', { name: /^Jeden Tag zu diesen Zeiten\. Das steht fest/ })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Größte/, description: /Mindestens 3: So viele/ })).toBeTruthy();
  const saving = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(Object.fromEntries(new FormData(saving.form!))).toMatchObject({ id: '3', was: 'berichtigen' });
  fireEvent.click(saving);
  expect(await screen.findByRole('heading', { name: /Gespeichert$/ })).toBeTruthy();
  expect(screen.getByText('Die Änderung steht sofort im Ferienprogramm.')).toBeTruthy();
});

test('without fixed values the fields show their usual hints', () => {
  const { gebucht: booked } = examples;
  const event = { ...booked.context.event, belegt: 0, fest: null };
  renderExample(FerienEntwurf, ferienEntwurf, { ...booked, context: { event } });
  expect(screen.queryByText(/steht fest|schon vergeben/)).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Preis( \([^)]+\))?$/, description: /^In Euro/ })).toBeTruthy();
});

test.each([
  ['Entwurf speichern', 'Gespeichert'],
  ['Veröffentlichen', 'Veröffentlicht'],
  ['Entwurf verwerfen', 'Entwurf verworfen'],
])('after "%s" the page shows: %s', async (choice, title) => {
  show('entwurf');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  fireEvent.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(await screen.findByRole('heading', { name: new RegExp(`${title}$`) })).toBeTruthy();
});
