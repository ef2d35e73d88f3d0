import { releasesSchema } from '@gm/shared/schemas/desk/releases';
import { expect, test } from 'vitest';
import { examples } from '../templates/freigaben/freigaben.examples.ts';
import { describeMails, listCommonSteps } from './several.ts';

const [line] = releasesSchema.parse(examples.voll.context.freigaben).data;
const create = (fields: object = {}) => ({ ...line!, ...fields });

test('only steps that are possible for all are offered', () => {
  const decided = create({ schritte: ['notiz', 'oeffnen'] });
  expect(listCommonSteps([create(), decided]).map(({ step }) => step)).toEqual(['notiz']);
  expect(listCommonSteps([create()]).map(({ text }) => text)).toEqual([
    'Bearbeitung übernehmen',
    'An eine andere Person weitergeben',
    'Notiz für das Haus',
    'Beim Absender nachfragen',
    'Freigeben und veröffentlichen',
    'Ablehnen',
  ]);
  const damage = { schritte: ['weiterleiten', 'freigeben'], freigabe: 'Als behoben abschließen', stelle: 'Bauhof' };
  expect(listCommonSteps([create(damage), create(damage)]).map(({ text }) => text)).toEqual([
    'An Bauhof weiterleiten',
    'Als behoben abschließen',
  ]);
  expect(listCommonSteps([create(damage), create({ ...damage, stelle: 'Stadtwerke', freigabe: 'Zusagen' })])).toEqual([
    { step: 'weiterleiten', text: 'Weiterleiten' },
    { step: 'freigeben', text: 'Freigeben' },
  ]);
});

const lines = [create(), create({ email: 'otto@post.example' }), create({ email: '' })];

test.each([
  ['notiz', 'Niemand bekommt eine E-Mail: Die Notiz bleibt im Haus.'],
  [
    'uebernehmen',
    '2 Absender bekommen je eine E-Mail. Ein Absender hat keine E-Mail-Adresse genannt und erfährt nichts.',
  ],
] as const)('the sentence about %s counts the senders', (step, sentence) => {
  expect(describeMails(step, lines, undefined)).toBe(sentence);
});

test('the sentence counts all other mails', () => {
  expect(describeMails('ablehnen', [create(), create({ mitleser: 3 })], undefined)).toBe(
    'Ein Absender bekommt 2 E-Mails. Außerdem gehen 3 E-Mails an alle, die dasselbe gemeldet haben.',
  );
  expect(describeMails('zuweisen', [create()], 'Jonas Vogt')).toBe(
    'Ein Absender bekommt eine E-Mail. Jonas Vogt bekommt eine E-Mail mit dem Link.',
  );
  const offices = ['Bauhof', 'Bauhof', 'Stadtwerke'].map((stelle) => create({ stelle, email: '' }));
  expect(describeMails('weiterleiten', offices, undefined)).toBe(
    '3 Absender haben keine E-Mail-Adresse genannt und erfahren nichts. Bauhof bekommt 2 E-Mails mit den Angaben. Stadtwerke bekommt eine E-Mail mit den Angaben.',
  );
});
