import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { redaktionSeite } from './redaktion-seite.context.ts';
import { examples } from './redaktion-seite.examples.ts';
import RedaktionSeite from './redaktion-seite.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(RedaktionSeite, redaktionSeite, examples[name], { pfad: '/intranet/redaktion/seiten/neu/', suche: '' });
Element.prototype.scrollIntoView = () => {};

function answer(status: number, body: object) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body: text }: RequestInit) => {
    sent.push(JSON.parse(String(text)));
    return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
  });
  return sent;
}

test('a new page is sent with its place, and the error of a refused address is shown at its field', async () => {
  const errors = [{ feld: 'kurz', meldung: 'Unter /barfusspark/anfahrt/ steht schon eine Seite.' }];
  const sent = answer(422, { code: 'felder_ungueltig', title: 'Fehler', status: 422, errors });
  const user = userEvent.setup();
  show('neu');
  await user.type(screen.getByRole('textbox', { name: /^Titel/ }), 'Anfahrt');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Ins Hauptmenü/ }),
    '["Freizeit & Kultur","Barfußpark"]',
  );
  await user.click(screen.getByRole('button', { name: 'Anlegen und schreiben' }));
  expect((await screen.findAllByText(/steht schon eine Seite/)).length).toBeGreaterThan(0);
  expect(sent).toMatchObject([
    { wahl: '', titel: 'Anfahrt', unter: '/barfusspark/', menue: '["Freizeit & Kultur","Barfußpark"]' },
  ]);
  expect(screen.getByRole('combobox', { name: /^Muster/ })).toBeTruthy();
});

test('a public page says what its change does, and that it is in the menu', async () => {
  const sent = answer(201, { referenz: 'IN-2026-0001', id: 1 });
  const user = userEvent.setup();
  show('oeffentlich');
  expect(screen.getByText(/Steht im Hauptmenü unter „Freizeit & Kultur“/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /^Ins Hauptmenü/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Eigener Teil/ }), '-am-wald');
  await user.click(screen.getByRole('button', { name: 'Speichern und veröffentlichen' }));
  expect(await screen.findByText(/Alte Adressen führen zu den neuen/)).toBeTruthy();
  expect(sent).toMatchObject([{ wahl: 'IN-2026-0001:2', titel: 'Grillplätze', kurz: 'grillplaetze-am-wald' }]);
});

test('a draft keeps the place chosen for it, and the home page has neither address nor menu', () => {
  const { unmount } = show('entwurf');
  const place = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Ins Hauptmenü/ });
  expect(place.value).toBe('["Freizeit & Kultur"]');
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Steht unter/ }).value, 'of too many pages').toBe('/');
  unmount();
  show('startseite');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Titel und Adresse können gerade nicht geladen werden' })).toBeTruthy();
});
