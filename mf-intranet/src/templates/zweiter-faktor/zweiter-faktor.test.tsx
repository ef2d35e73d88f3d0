import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './zweiter-faktor.beispiele.ts';
import { zweiterFaktor } from './zweiter-faktor.context.ts';
import ZweiterFaktorSeite from './zweiter-faktor.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(ZweiterFaktorSeite, zweiterFaktor, beispiele[name], { pfad: '/intranet/zweiter-faktor/' });
const sendet = (knopf: string) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: knopf }).form!));

test('beginnt mit dem Passwort', () => {
  show('ohne');
  expect(sendet('Zweiten Faktor einrichten')).toEqual({
    formular: 'zweiter-faktor',
    vorgang: 'beginnen',
    passwort: '',
  });
});

test('zeigt den Schlüssel als Bild und als Text, die Notfallcodes und das Feld für den ersten Code', () => {
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

test('sagt, wie viele Notfallcodes übrig sind, und schaltet nur mit Passwort und Code ab', () => {
  show('aktiv');
  expect(screen.getByText('Ein Notfallcode ist noch übrig.')).toBeTruthy();
  expect(Object.keys(sendet('Zweiten Faktor abschalten'))).toEqual(['formular', 'vorgang', 'passwort', 'code']);
  document.body.innerHTML = '';
  show('ausgefallen');
  expect(screen.queryByRole('button')).toBeNull();
});
