import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { digitalesRathaus } from './digitales-rathaus.context.ts';
import { examples } from './digitales-rathaus.examples.ts';
import DigitalesRathaus from './digitales-rathaus.tsx';

const show = (name: keyof typeof examples) => renderExample(DigitalesRathaus, digitalesRathaus, examples[name]);

test('lists services by topic and marks external links', () => {
  show('themen');
  const meldewesen = within(screen.getByRole('region', { name: 'Ausweise und Meldewesen' }));
  const link = meldewesen.getByRole('link', { name: 'Termin im Bürgerbüro (externer Dienst)' });
  expect(link.getAttribute('href')).toBe('https://termine.musterhardt.example/');
  expect(screen.getByRole('link', { name: 'Kita-Vormerkung' }).getAttribute('href')).toBe('/kitavormerksystem/');
});

test('skips services without a link, and topics left empty', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(['Rest']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('renders nothing without services', () => {
  expect(show('leer').container.innerHTML).toBe('');
});
