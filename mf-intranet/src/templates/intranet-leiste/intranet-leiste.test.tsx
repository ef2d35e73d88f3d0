import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele as start } from '../intranet-start/intranet-start.beispiele.ts';
import { intranetLeiste } from './intranet-leiste.context.ts';
import IntranetLeiste from './intranet-leiste.tsx';

const rubrik = { url: 'personal', titel: 'Personal', beschreibung: '', anzahl: 3, neue: 2 };
const angemeldet = {
  context: {
    ...start.angemeldet.context,
    rubriken: { data: [rubrik, { ...rubrik, url: 'it', titel: 'IT', neue: 0 }] },
  },
  options: {},
};

test('nennt, wer angemeldet ist, wohin es geht und was neu ist', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, angemeldet, { pfad: '/intranet/it/' });
  expect(screen.getByRole('heading', { name: 'Ines Traub' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Personal' }).getAttribute('href')).toBe('/intranet/personal/');
  expect(screen.getByRole('link', { name: 'IT' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByText(/ neu$/).map(({ textContent }) => textContent)).toEqual(['2 neu']);
});

test.each([
  [['mitarbeiter'], []],
  [
    ['mitarbeiter', 'redaktion'],
    ['Freigaben', 'Redaktion', 'Ferienprogramm', 'Galerie der Vorlagen'],
  ],
  [
    ['mitarbeiter', 'admin'],
    ['Redaktion', 'Konten', 'Veröffentlichungen', 'Galerie der Vorlagen'],
  ],
])('führt %s nur dorthin, wo das Konto etwas darf', (rollen, erwartet) => {
  const { context, options } = angemeldet;
  renderBeispiel(IntranetLeiste, intranetLeiste, {
    context: { ...context, konto: { ...context.konto, rollen } },
    options,
  });
  const bereiche = [
    ...['Freigaben', 'Redaktion', 'Ferienprogramm', 'Konten'],
    ...['Veröffentlichungen', 'Galerie der Vorlagen'],
  ];
  const namen = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(namen.filter((name) => bereiche.includes(name))).toEqual(erwartet);
});

test('meldet mit einem einfachen Formular ab', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, angemeldet, { pfad: '/intranet/it/' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' });
  expect(Object.fromEntries(new FormData(form!))).toEqual({ formular: 'intranet-leiste', weiter: '/intranet/' });
});

test('sagt Besuchern, für wen das Intranet ist', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, { ...start.besuch, options: { hilfe: 'Rufen Sie an.' } });
  expect(screen.getByRole('heading', { name: 'Nur für Beschäftigte' })).toBeTruthy();
  expect(screen.getByText('Rufen Sie an.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
