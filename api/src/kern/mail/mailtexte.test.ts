import { expect, it } from 'vitest';
import { buildBriefe, defineMails } from './briefe.ts';
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

it('mails name the placeholders of their own texts, and are written with all of them', () => {
  const gruppe = defineMails('probe', 'Probe', {
    gruss: { anlass: 'Jemand grüßt', betreff: 'Von {name}', text: '{name} grüßt aus {ort}.' },
    ruf: { anlass: 'Jemand ruft', betreff: 'Hallo' },
  });
  const { gruss, ruf } = buildBriefe(gruppe, { gruss: { betreff: '{ort} {fremd}', text: '' } });
  expect(gruss({ name: '{ort}', ort: 'Musterhardt' })).toEqual({
    betreff: 'Musterhardt {fremd}',
    text: '{ort} grüßt aus Musterhardt.',
  });
  expect(ruf()).toEqual({ betreff: 'Hallo' });
  // @ts-expect-error: the place is missing
  gruss({ name: 'Ada' });

  const refuse = (daten: object) => gruppe.art.schema.safeParse(daten).error?.issues.map(({ message }) => message);
  expect(refuse({ gruss: { betreff: 'Aus {ort}', text: 'Hier\n\nund dort' } })).toBeUndefined();
  expect(refuse({ ruf: { betreff: '{ort}' } })).toEqual([
    'Den Platzhalter „{ort}“ gibt es nicht. Hier gibt es keine Platzhalter.',
  ]);
});
