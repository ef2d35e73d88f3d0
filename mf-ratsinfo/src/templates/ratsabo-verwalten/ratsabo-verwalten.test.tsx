import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratsaboVerwalten } from './ratsabo-verwalten.context.ts';
import RatsaboVerwalten from './ratsabo-verwalten.tsx';

const token = 'x'.repeat(32);
const subscription = (id: number, confirmed: boolean) => ({
  id,
  bestaetigt: confirmed,
  art: 'vorlage',
  titel: `Spielplatz ${id}`,
  detailURL: `/ratsinfo/vorlagen/${id}/`,
});
const show = (state: unknown) =>
  renderExample(
    RatsaboVerwalten,
    ratsaboVerwalten,
    { context: { stand: state }, options: {} },
    { pfad: '/ratsinfo/verfolgen/verwalten/', suche: `?token=${token}` },
  );
const fields = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
  return Object.fromEntries(new FormData(form!));
};

test('lists unconfirmed subscriptions first; they end individually or all at once', () => {
  show({ email: 'anna@post.example', abos: [subscription(1, true), subscription(2, false)] });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Noch ein Schritt',
    'Das verfolgen Sie',
    'Alles beenden',
  ]);
  const allen = { formular: 'ratsabo-verwalten', token, firma: '' };
  expect(fields('Bestätigen: Vorlage: Spielplatz 2')).toEqual({ ...allen, vorgang: 'bestaetigen', abo: '2' });
  expect(fields('Beenden: Vorlage: Spielplatz 1')).toEqual({ ...allen, vorgang: 'beenden', abo: '1' });
  expect(fields('Alles beenden')).toEqual({ ...allen, vorgang: 'abmelden' });
});

test('reports an invalid link', () => {
  show({ unsinn: true });
  expect(screen.getByRole('heading', { name: 'Hierzu gibt es nichts' })).toBeTruthy();
});
