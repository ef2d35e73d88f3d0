import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienSaison } from './ferien-saison.context.ts';
import { examples } from './ferien-saison.examples.ts';
import FerienSaison from './ferien-saison.tsx';

const show = (name: keyof typeof examples, page: object = {}) =>
  renderExample(FerienSaison, ferienSaison, examples[name], { pfad: '/intranet/ferienprogramm/saison/', ...page });
const read = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
  return [...new FormData(form!)].map(([name, value]) => `${name}=${value}`);
};

test('names what is missing with the page to do it, then how full the events are and what is set', () => {
  show('alle');
  const missing = screen.getByRole('region', { name: 'Das fehlt noch' });
  expect(within(missing).getByRole('link', { name: 'Anmeldezeit ändern' }).getAttribute('href')).toBe(
    '/intranet/ferienprogramm/#ferien-anmeldung',
  );
  const set = screen.getByRole('region', { name: 'So steht die Saison 2026' });
  expect(within(set).getByText('175 von 412 Plätzen')).toBeTruthy();
  expect(within(set).getByText('3,00 € je Kind und 0,50 € je Veranstaltung')).toBeTruthy();
});

test('one button copies every event of the last season with its old and new date', () => {
  show('alle');
  expect(
    screen.getByText('Töpfern: 03.08.2026, 09:00 Uhr bis 12:00 Uhr → 02.08.2027, 09:00 Uhr bis 12:00 Uhr'),
  ).toBeTruthy();
  expect(screen.getByText('1 Angebot ist schon übernommen.')).toBeTruthy();
  expect(read('Ausgewählte Angebote als Entwürfe für 2027 übernehmen')).toEqual([
    'formular=ferien-saison',
    'vorgang=uebernehmen',
    'jahr=2026',
    'anmeldezeit=on',
    'angebote=1',
    'angebote=2',
  ]);
});

test('complete drafts are published together; the others say what they lack', () => {
  show('alle');
  expect(read('Ausgewählte Entwürfe veröffentlichen')).toEqual([
    'formular=ferien-saison',
    'vorgang=veroeffentlichen',
    'angebote=10001',
  ]);
  expect(screen.getByRole('link', { name: 'Kanu' }).parentElement?.textContent).toContain('Ort nötig');
});

test('a copied season offers nothing more', () => {
  show('fertig');
  expect(screen.getByRole('heading', { name: 'Es fehlt nichts' })).toBeTruthy();
  expect(screen.getByText('1 Angebot ist schon übernommen, mehr gab es nicht.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the result is shown at the top, a failed call is named', () => {
  const formular: FormState = {
    template: 'ferien-saison',
    status: 'success',
    werte: {},
    fehler: [],
    referenz: '2 Angebote',
  };
  show('alle', { formular });
  expect(screen.getByRole('heading', { name: '2 Angebote' })).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByText(/Die Saison/)).toBeTruthy();
});
