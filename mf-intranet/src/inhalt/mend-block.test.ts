import { readBlock } from '@gm/shared/regeln/block';
import { findUnpassende, isUnpassend } from '@gm/shared/regeln/find-unpassende';
import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { expect, test } from 'vitest';
import { buildFormfeld as feld } from './build-formfeld.ts';
import { mendBlock } from './mend-block.ts';

const gruppe = (...felder: Formfeld[]) => feld('', '', { art: 'gruppe', felder });
const FARBEN = [
  { wert: 'gruen', text: 'Grün' },
  { wert: 'blau', text: 'Blau' },
];
const vorlage: BlockVorlage = {
  template: 'karten',
  titel: 'Karten',
  hilfe: '',
  slots: ['content'],
  neu: true,
  beispiel: null,
  context: gruppe(
    feld('titel', 'Überschrift', { pflicht: true }),
    feld('anzahl', 'Anzahl', { art: 'zahl' }),
    feld('farbe', 'Farbe', { art: 'auswahl', optionen: FARBEN }),
    feld('karten', 'Karten', {
      art: 'liste',
      eintrag: gruppe(feld('titel', 'Titel'), feld('neu', 'Neu', { art: 'haken' })),
    }),
    feld('ziel', 'Ziel', { art: 'gruppe', felder: [feld('href', 'Link')], pflicht: true }),
  ),
  options: gruppe(feld('gross', 'Groß', { art: 'haken' })),
};
const look = (block: object) => findUnpassende(vorlage, readBlock({ template: 'karten', ...block }));

test('was passt, und was noch nicht ausgefüllt ist, ist keine Meldung wert; von welchen Aufrufen ein Baustein lebt, sagt die Seite', () => {
  expect(look({ context: {}, options: {} })).toEqual([]);
  const context = { titel: 'A', anzahl: 3, farbe: 'blau', karten: [{ titel: 'B', neu: true }], ziel: { href: '/' } };
  expect(look({ context, options: { gross: false, apiCalls: ['artikel'] } })).toEqual([]);
});

test('was eine spätere Fassung anders will, wird genannt und umgewandelt, wo das eindeutig ist', () => {
  const block = {
    template: 'karten',
    slot: 'sidebar',
    context: {
      titel: 12,
      anzahl: ' 3,5 ',
      farbe: 'grün',
      schatten: true,
      karten: { titel: 'Eine', bild: 'x.jpg' },
      ziel: '/wald/',
    },
    options: { gross: 'ja', rand: 2 },
  };
  const funde = look(block);
  expect(funde.map(({ pfad, abhilfe }) => [pfad, abhilfe])).toEqual([
    ['context/schatten', { wert: undefined }],
    ['context/titel', { wert: '12' }],
    ['context/anzahl', { wert: 3.5 }],
    ['context/farbe', { wert: 'gruen' }],
    ['context/karten', { wert: [{ titel: 'Eine', bild: 'x.jpg' }] }],
    ['context/ziel', null],
    ['options/rand', { wert: undefined }],
    ['options/gross', { wert: true }],
  ]);
  expect(funde[0]?.meldung).toBe('Die Angabe „schatten“ kennt die Vorlage nicht mehr: Hier steht „true“.');
  expect(funde[2]?.meldung).toBe('„Anzahl“ ist jetzt eine Zahl: Hier steht „ 3,5 “.');

  const danach = readBlock(mendBlock(block, funde));
  expect(danach).toEqual({
    template: 'karten',
    slot: 'sidebar',
    context: { titel: '12', anzahl: 3.5, farbe: 'gruen', karten: [{ titel: 'Eine', bild: 'x.jpg' }], ziel: '/wald/' },
    options: { gross: true },
  });
  // What is inside of what was converted is seen then.
  expect(look(danach).map(({ pfad }) => pfad)).toEqual(['context/karten/0/bild', 'context/ziel']);
});

test('was nicht mehr zur Wahl steht oder keine Zahl ist, fällt weg, wenn es niemand haben muss', () => {
  const funde = look({ context: { farbe: 'rosa', anzahl: 'viele' } });
  expect(funde.map(({ abhilfe }) => abhilfe)).toEqual([{ wert: undefined }, { wert: undefined }]);
});

test('auch wessen Vorlage es nicht mehr gibt oder wer seinen Platz verloren hat, ist anzupassen', () => {
  const vorlagen = new Map([['karten', vorlage]]);
  expect(isUnpassend({ template: 'karten', context: { anzahl: 3 } }, vorlagen)).toBe(false);
  expect(isUnpassend({ template: 'karten', context: { anzahl: 'drei' } }, vorlagen)).toBe(true);
  expect(isUnpassend({ template: 'karten', slot: 'sidebar' }, vorlagen)).toBe(true);
  expect(isUnpassend({ template: 'fort' }, vorlagen)).toBe(true);
});
