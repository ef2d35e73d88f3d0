import { expect, it } from 'vitest';
import { buildLetters, defineMails } from './letters.ts';
import { fillPlaceholder } from './mail-texts.ts';

it('a placeholder inserts its own value only, not other data of the mail', () => {
  const letter = {
    referenz: 'FM-2026-0001',
    gemeinde: 'Musterhardt',
    amt: 'Bauamt $&',
    link: 'https://geheim.example/',
  };
  expect(fillPlaceholder('{amt} in {gemeinde}: {referenz}, {referenz}. {link} {unbekannt} {constructor}', letter)).toBe(
    'Bauamt $& in Musterhardt: FM-2026-0001, FM-2026-0001. {link} {unbekannt} {constructor}',
  );
});

it('mails declare the placeholders used in their default texts and are composed with all of them', () => {
  const group = defineMails('probe', 'Probe', {
    gruss: { anlass: 'Jemand grüßt', betreff: 'Von {name}', text: '{name} grüßt aus {ort}.' },
    ruf: { anlass: 'Jemand ruft', betreff: 'Hallo' },
  });
  const { gruss: greeting, ruf: call } = buildLetters(group, { gruss: { betreff: '{ort} {fremd}', text: '' } });
  expect(greeting({ name: '{ort}', ort: 'Musterhardt' })).toEqual({
    betreff: 'Musterhardt {fremd}',
    text: '{ort} grüßt aus Musterhardt.',
  });
  expect(call()).toEqual({ betreff: 'Hallo' });
  // @ts-expect-error: the place is missing
  greeting({ name: 'Ada' });

  const refuse = (data: object) => group.art.schema.safeParse(data).error?.issues.map(({ message }) => message);
  expect(refuse({ gruss: { betreff: 'Aus {ort}', text: 'Hier\n\nund dort' } })).toBeUndefined();
  expect(refuse({ ruf: { betreff: '{ort}' } })).toEqual([
    'Den Platzhalter „{ort}“ gibt es nicht. Hier gibt es keine Platzhalter.',
  ]);
});
