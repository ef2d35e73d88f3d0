import { readBlock } from '@gm/shared/blocks/block';
import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import { findMismatched, isMismatched } from '@gm/shared/blocks/find-mismatched';
import type { FormField } from '@gm/shared/schemas/form-field';
import { expect, test } from 'vitest';
import { buildFormField as field } from '../values/build-form-field.ts';
import { mendBlock } from './mend-block.ts';

const group = (...fields: FormField[]) => field('', '', { art: 'gruppe', felder: fields });
const COLOURS = [
  { wert: 'gruen', text: 'Grün' },
  { wert: 'blau', text: 'Blau' },
];
const vorlage: BlockTemplate = {
  template: 'karten',
  titel: 'Karten',
  hilfe: '',
  slots: ['content'],
  neu: true,
  paths: [],
  beispiel: null,
  context: group(
    field('titel', 'Überschrift', { pflicht: true }),
    field('anzahl', 'Anzahl', { art: 'zahl' }),
    field('farbe', 'Farbe', { art: 'auswahl', optionen: COLOURS }),
    field('karten', 'Karten', {
      art: 'liste',
      eintrag: group(field('titel', 'Titel'), field('neu', 'Neu', { art: 'haken' })),
    }),
    field('ziel', 'Ziel', { art: 'gruppe', felder: [field('href', 'Link')], pflicht: true }),
  ),
  options: group(field('gross', 'Groß', { art: 'haken' })),
};
const look = (block: object) => findMismatched(vorlage, readBlock({ template: 'karten', ...block }));

test("valid and empty values are not reported, nor are a block's calls, which are checked by the page", () => {
  expect(look({ context: {}, options: {} })).toEqual([]);
  const context = { titel: 'A', anzahl: 3, farbe: 'blau', karten: [{ titel: 'B', neu: true }], ziel: { href: '/' } };
  expect(look({ context, options: { gross: false, apiCalls: ['artikel'] } })).toEqual([]);
});

test('values that no longer match a newer version are named, and converted where that is unambiguous', () => {
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
  const findings = look(block);
  expect(findings.map(({ pfad: path, abhilfe: remedy }) => [path, remedy])).toEqual([
    ['context/schatten', { wert: undefined }],
    ['context/titel', { wert: '12' }],
    ['context/anzahl', { wert: 3.5 }],
    ['context/farbe', { wert: 'gruen' }],
    ['context/karten', { wert: [{ titel: 'Eine', bild: 'x.jpg' }] }],
    ['context/ziel', null],
    ['options/rand', { wert: undefined }],
    ['options/gross', { wert: true }],
  ]);
  expect(findings[0]?.meldung).toBe('Die Angabe „schatten“ kennt die Vorlage nicht mehr: Hier steht „true“.');
  expect(findings[2]?.meldung).toBe('„Anzahl“ ist jetzt eine Zahl: Hier steht „ 3,5 “.');

  const afterwards = readBlock(mendBlock(block, findings));
  expect(afterwards).toEqual({
    template: 'karten',
    slot: 'sidebar',
    context: { titel: '12', anzahl: 3.5, farbe: 'gruen', karten: [{ titel: 'Eine', bild: 'x.jpg' }], ziel: '/wald/' },
    options: { gross: true },
  });
  // Values nested in converted ones are reported afterwards.
  expect(look(afterwards).map(({ pfad: path }) => path)).toEqual(['context/karten/0/bild', 'context/ziel']);
});

test('optional values that are no longer allowed or not numeric are removed', () => {
  const findings = look({ context: { farbe: 'rosa', anzahl: 'viele' } });
  expect(findings.map(({ abhilfe: remedy }) => remedy)).toEqual([{ wert: undefined }, { wert: undefined }]);
});

test('blocks with a missing template or an unsupported slot are reported as well', () => {
  const vorlagen = new Map([['karten', vorlage]]);
  expect(isMismatched({ template: 'karten', context: { anzahl: 3 } }, vorlagen)).toBe(false);
  expect(isMismatched({ template: 'karten', context: { anzahl: 'drei' } }, vorlagen)).toBe(true);
  expect(isMismatched({ template: 'karten', slot: 'sidebar' }, vorlagen)).toBe(true);
  expect(isMismatched({ template: 'fort' }, vorlagen)).toBe(true);
});
