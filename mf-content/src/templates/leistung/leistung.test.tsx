import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './leistung.beispiele.ts';
import { leistung } from './leistung.context.ts';
import Leistung from './leistung.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(Leistung, leistung, beispiele[name], { pfad: '/wegweiser/leistungen/personalausweis/' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const titel = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('answers who, how, with what, for how much, how long, by what law, and who is responsible', () => {
  show('personalausweis');
  expect(titel()).toEqual([
    'Wer kann das nutzen?',
    'So geht es',
    'Das brauchen Sie',
    'Kosten',
    'Dauer',
    'Rechtsgrundlagen',
    'Zuständig',
    'Passt zu',
  ]);
  expect(hrefOf('Termin buchen')).toBe('https://termine.musterhardt.example/');
  expect(hrefOf('Vollmacht (PDF)')).toBe('/vollmacht.pdf');
  expect(hrefOf('Sachgebiet 12: Bürgerbüro')).toBe('/wegweiser/fachbereiche/12-id_12/');
  expect(hrefOf('Ausweise')).toBe('/wegweiser/?lebenslage=ausweise');
  expect(hrefOf('Alle Leistungen')).toBe('/wegweiser/');
});

test('leaves out what is missing or no address', () => {
  show('luecken');
  expect(titel()).toEqual(['Wer kann das nutzen?']);
  expect(screen.queryByRole('link', { name: 'Böse' })).toBeNull();
});
