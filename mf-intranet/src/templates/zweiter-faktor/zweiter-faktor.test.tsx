import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zweiterFaktor } from './zweiter-faktor.context.ts';
import { examples } from './zweiter-faktor.examples.ts';
import SecondFactorPage from './zweiter-faktor.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(SecondFactorPage, zweiterFaktor, examples[name], { pfad: '/intranet/zweiter-faktor/' });
const sendet = (button: string) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: button }).form!));

test('starts with the password', () => {
  show('ohne');
  expect(sendet('Zweiten Faktor einrichten')).toEqual({
    formular: 'zweiter-faktor',
    vorgang: 'beginnen',
    passwort: '',
  });
});

test('shows the secret as QR code and text, the recovery codes and the field for the first code', () => {
  show('begonnen');
  expect(screen.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('1111-2222-3333-4444');
  expect(sendet('Zweiten Faktor einschalten')).toEqual({
    formular: 'zweiter-faktor',
    vorgang: 'bestaetigen',
    code: '',
  });
});

test('shows the number of remaining recovery codes, and is disabled only with password and code', () => {
  show('aktiv');
  expect(screen.getByText('Ein Notfallcode ist noch übrig.')).toBeTruthy();
  expect(Object.keys(sendet('Zweiten Faktor abschalten'))).toEqual(['formular', 'vorgang', 'passwort', 'code']);
  document.body.innerHTML = '';
  show('ausgefallen');
  expect(screen.queryByRole('button')).toBeNull();
});
