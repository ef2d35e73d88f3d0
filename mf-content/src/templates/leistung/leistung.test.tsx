import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leistung } from './leistung.context.ts';
import { examples } from './leistung.examples.ts';
import Leistung from './leistung.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(Leistung, leistung, examples[name], { pfad: '/wegweiser/leistungen/personalausweis/' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const title = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows audience, procedure, documents, fees, duration, legal basis and responsible office', () => {
  show('personalausweis');
  expect(title()).toEqual([
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

test('omits missing parts and invalid addresses', () => {
  show('luecken');
  expect(title()).toEqual(['Wer kann das nutzen?']);
  expect(screen.queryByRole('link', { name: 'Böse' })).toBeNull();
});
