import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redaktionFassung } from './redaktion-fassung.context.ts';
import RedaktionFassung from './redaktion-fassung.tsx';

const same = 'Der Wald ist groß. '.repeat(40);
const fassung = {
  referenz: 'IN-2026-0001',
  titel: 'Fassung 1: Wald',
  detailURL: '/intranet/redaktion/IN-2026-0001/',
  version: 3,
  fassung: 1,
  am: '09.03.2026, 8:05 Uhr',
  wer: 'Bea Muster',
  angaben: [{ titel: 'Titel', wert: 'Wald' }],
  gegen: 3,
  unterschiede: [
    {
      titel: 'Text',
      teile: [
        { art: 'gleich', text: same },
        { art: 'weg', text: 'Er ist alt.' },
        { art: 'neu', text: 'Er ist <b>jung</b>.' },
      ],
    },
  ],
  vergleiche: [3, 2].map((num) => ({
    fassung: num,
    wer: 'Ada Test',
    am: '10.03.2026, 8:05 Uhr',
    href: `/intranet/redaktion/IN-2026-0001/fassung-1/gegen-${num}/`,
  })),
};
const show = (fields: object = {}) =>
  renderExample(RedaktionFassung, redaktionFassung, {
    context: { fassung: { ...fassung, ...fields } },
    options: { aktion: '/api/intranet/redaktion/wiederherstellen' },
  });

test('marks removed and new words, shortens what is the same, and links to every other version', () => {
  show();
  const region = screen.getByRole('region', { name: 'Was Fassung 3 ändert' });
  expect(region.querySelector('del')?.textContent).toBe('Er ist alt.');
  expect(region.querySelector('ins')?.textContent).toBe('Er ist <b>jung</b>.');
  expect(within(region).getByText(/^…/).textContent.length).toBeLessThan(100);
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/intranet/redaktion/IN-2026-0001/fassung-1/gegen-3/', 'true'],
    ['/intranet/redaktion/IN-2026-0001/fassung-1/gegen-2/', null],
  ]);
});

test('says when two versions are the same, and which one is the later', () => {
  show({ fassung: 2, gegen: 1, unterschiede: [] });
  const region = screen.getByRole('region', { name: 'Was diese Fassung gegenüber Fassung 1 ändert' });
  expect(within(region).getByText('Die beiden Fassungen sagen dasselbe.')).toBeTruthy();
});
