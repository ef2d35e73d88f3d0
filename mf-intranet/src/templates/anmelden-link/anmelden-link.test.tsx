import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anmeldenLink } from './anmelden-link.context.ts';
import { examples } from './anmelden-link.examples.ts';
import AnmeldenLink from './anmelden-link.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(AnmeldenLink, anmeldenLink, examples[name], {
    pfad: '/intranet/anmelden/link/',
    suche: '?token=geheim',
  });

test('logs in by a button, not by the link alone', () => {
  show('gilt');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Jetzt anmelden' }).form;
  expect(new FormData(form!).get('token')).toBe('geheim');
});

test('a used link leads to a new one', () => {
  show('verbraucht');
  expect(screen.getByRole('link', { name: /Fordern Sie einen neuen an/ }).getAttribute('href')).toBe(
    '/intranet/anmelden/',
  );
});
