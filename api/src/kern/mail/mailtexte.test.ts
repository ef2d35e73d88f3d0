import { expect, it } from 'vitest';
import { fillPlatzhalter } from './mailtexte.ts';

it('a placeholder stands for what it names, and for nothing else that a mail knows', () => {
  const brief = {
    referenz: 'FM-2026-0001',
    gemeinde: 'Musterhardt',
    amt: 'Bauamt $&',
    link: 'https://geheim.example/',
  };
  expect(fillPlatzhalter('{amt} in {gemeinde}: {referenz}, {referenz}. {link} {unbekannt} {constructor}', brief)).toBe(
    'Bauamt $& in Musterhardt: FM-2026-0001, FM-2026-0001. {link} {unbekannt} {constructor}',
  );
});
