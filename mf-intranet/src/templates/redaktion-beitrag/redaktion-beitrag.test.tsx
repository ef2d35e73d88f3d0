import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele[name], { pfad: '/intranet/redaktion/' });
const read = () =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: 'Ausführen' }).form!));

test.each(['artikel', 'veranstaltung', 'eilmeldung'] as const)('%s: Inhalt, Bild, Zeitraum', (art) => {
  show(art);
  expect(screen.getAllByRole('heading', { name: /^Abschnitt/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Inhalt'),
    expect.stringContaining('Bild'),
    expect.stringContaining('Zeitraum'),
  ]);
  expect(screen.getByLabelText(/^Bildcopyright/)).toBeTruthy();
  expect(screen.queryByLabelText(/vorhandene Bild/)).toBeNull();
  expect(read()).toMatchObject({ formular: 'redaktion-beitrag', referenz: '', version: '0', was: 'speichern' });
});

test('der Veranstalter kommt aus dem Verzeichnis oder steht in Worten da', () => {
  show('veranstaltung');
  expect(screen.getByRole('combobox', { name: /^Veranstalter aus dem Verzeichnis/ })).toBeTruthy();
  expect(screen.getByLabelText(/^Anderer Veranstalter/)).toBeTruthy();
});

test('was öffentlich ist, lässt sich ansehen, zurückziehen und auf frühere Fassungen zurückführen', () => {
  show('veroeffentlicht');
  expect(screen.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')).toBe(
    '/aktuelles/orkan-eilmeldung_1/',
  );
  expect(screen.getByRole('link', { name: 'Fassung 1 ansehen' })).toBeTruthy();
  expect(screen.getByLabelText(/^Zurückziehen/)).toBeTruthy();
  expect(screen.getByLabelText(/vorhandene Bild/)).toBeTruthy();
  expect(read()).toMatchObject({ referenz: 'EM-2026-0001', version: '2', titel: 'Orkan <b>', bis_datum: '31.12.2026' });
});
