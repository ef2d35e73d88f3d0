import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { redaktionMehrere } from './redaktion-mehrere.context.ts';
import { examples } from './redaktion-mehrere.examples.ts';
import RedaktionMehrere from './redaktion-mehrere.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(RedaktionMehrere, redaktionMehrere, examples[name], {
    pfad: '/intranet/redaktion/mehrere/',
    suche: '?ansicht=vorgelegt',
  });
Element.prototype.scrollIntoView = () => {};

test('selected entries are sent with their displayed version; refused ones show the reason', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const errors = [{ feld: 'beitraege', meldung: '„Neue Brücke 1“ (AR-2026-0001): Bitte schreiben Sie einen Text.' }];
    return new Response(JSON.stringify({ code: 'felder_ungueltig', title: 'Fehler', status: 422, errors }), {
      status: 422,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
  const user = userEvent.setup();
  show('voll');
  await user.click(screen.getByRole('checkbox', { name: /Neue Brücke 1/ }));
  await user.click(screen.getByRole('checkbox', { name: /Neue Brücke 3/ }));
  await user.click(screen.getByRole('radio', { name: /^Freigeben/ }));
  await user.click(screen.getByRole('button', { name: 'Ausführen' }));
  expect((await screen.findAllByText(/Bitte schreiben Sie einen Text/)).length).toBeGreaterThan(0);
  expect(sent).toMatchObject([{ beitraege: ['AR-2026-0001:2', 'AR-2026-0003:5'], was: 'freigeben' }]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Neue Brücke 3/ }).checked).toBe(true);
});

test('content entries are all selected or unselected at once', async () => {
  const user = userEvent.setup();
  show('inhalte');
  await user.click(screen.getByRole('button', { name: 'Alle 2 dieser Liste auswählen' }));
  const check = screen.getAllByRole<HTMLInputElement>('checkbox').slice(0, 2);
  expect(check.map(({ checked, value }) => [checked, value])).toEqual([
    [true, 'seite/barrierefreiheit:0'],
    [true, 'seite/wald:0'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Keinen auswählen' }));
  expect(check.some(({ checked }) => checked)).toBe(false);
  expect(screen.getByRole('checkbox', { name: /dürfen ins Leere führen/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Liste der Inhalte' }).getAttribute('href')).toBe(
    '/intranet/redaktion/inhalte/?ansicht=vorgelegt',
  );
});

test('without entries there is nothing to select, but a link back', () => {
  show('leer');
  expect(screen.queryByRole('button', { name: 'Ausführen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zu den Beiträgen' }).getAttribute('href')).toBe(
    '/intranet/redaktion/?ansicht=vorgelegt',
  );
});
