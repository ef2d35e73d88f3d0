import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './anmelden-link.beispiele.ts';
import { anmeldenLink } from './anmelden-link.context.ts';
import AnmeldenLink from './anmelden-link.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(AnmeldenLink, anmeldenLink, beispiele[name], {
    pfad: '/intranet/anmelden/link/',
    suche: '?token=geheim',
  });

test('ein Knopf meldet an, der Link allein nicht', () => {
  show('gilt');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Jetzt anmelden' }).form;
  expect(new FormData(form!).get('token')).toBe('geheim');
});

test('ein verbrauchter Link führt zu einem neuen', () => {
  show('verbraucht');
  expect(screen.getByRole('link', { name: /Fordern Sie einen neuen an/ }).getAttribute('href')).toBe(
    '/intranet/anmelden/',
  );
});
