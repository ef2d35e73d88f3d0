import { expect, test } from 'vitest';
import { buildFormField } from './build-form-field.ts';
import { nameValue } from './change-at.ts';
import { listOptions } from './list-options.ts';

const stellen = [{ id: 'bauhof', name: 'Bauhof' }, { id: 'neu' }, { name: 'Ohne Kurzname' }, null];
const context = {
  references: { gremium: [{ wert: 3, text: 'Gemeinderat' }] },
  read: (path?: string) => (path === 'stellen' ? stellen : undefined),
};
const choice = (name: string, crossReference: string | null) => ({
  ...buildFormField(name, name, { art: 'auswahl' }),
  verweis: crossReference,
});

test('options come from the form itself, from other entries or from fixed values', () => {
  expect(listOptions(choice('stelle', '#stellen'), context)).toEqual([
    { wert: 'bauhof', text: 'Bauhof' },
    { wert: 'neu', text: 'neu' },
  ]);
  expect(listOptions(choice('gremium', 'gremium'), context)).toEqual([{ wert: 3, text: 'Gemeinderat' }]);
  expect(listOptions(choice('gremium', 'unbekannt'), context)).toEqual([]);
});

test('collapsed entries show selected options by label, and formatted dates', () => {
  const fields = [
    choice('stelle', '#stellen'),
    choice('gremium', 'gremium'),
    buildFormField('am', 'Am', { art: 'zeitpunkt' }),
  ];
  const group = { ...buildFormField('', '', { art: 'gruppe' }), felder: fields };
  const name = (value: object) => nameValue(value, group, (field) => listOptions(field, context));
  expect(name({ stelle: 'bauhof', gremium: 3, am: '2026-12-24T08:00' })).toBe('Bauhof, Gemeinderat, 24.12.2026 08:00');
  expect(name({ stelle: 'weg', am: '24.12.' })).toBe('weg, 24.12.');
});
