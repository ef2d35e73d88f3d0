import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratsaboVerwalten } from './ratsabo-verwalten.context.ts';
import RatsaboVerwalten from './ratsabo-verwalten.tsx';

const token = 'x'.repeat(32);
const abo = (id: number, bestaetigt: boolean) => ({
  id,
  bestaetigt,
  art: 'vorlage',
  titel: `Spielplatz ${id}`,
  detailURL: `/ratsinfo/vorlagen/${id}/`,
});
const show = (stand: unknown) =>
  renderBeispiel(
    RatsaboVerwalten,
    ratsaboVerwalten,
    { context: { stand }, options: {} },
    { pfad: '/ratsinfo/verfolgen/verwalten/', suche: `?token=${token}` },
  );
const felder = (knopf: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: knopf });
  return Object.fromEntries(new FormData(form!));
};

test('what is not confirmed yet comes first; each has its own way out, and all of them one', () => {
  show({ email: 'anna@post.example', abos: [abo(1, true), abo(2, false)] });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Noch ein Schritt',
    'Das verfolgen Sie',
    'Alles beenden',
  ]);
  const allen = { formular: 'ratsabo-verwalten', token, firma: '' };
  expect(felder('Bestätigen: Vorlage: Spielplatz 2')).toEqual({ ...allen, vorgang: 'bestaetigen', abo: '2' });
  expect(felder('Beenden: Vorlage: Spielplatz 1')).toEqual({ ...allen, vorgang: 'beenden', abo: '1' });
  expect(felder('Alles beenden')).toEqual({ ...allen, vorgang: 'abmelden' });
});

test('a link that fits nothing says so', () => {
  show({ unsinn: true });
  expect(screen.getByRole('heading', { name: 'Hierzu gibt es nichts' })).toBeTruthy();
});
