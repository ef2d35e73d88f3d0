import { expect, expectTypeOf, test } from 'vitest';
import { CHILD_FIELDS, CHILD_NAMES, CONTACT_NAMES, getChildField, LIST_FIELDS, pickChild } from './child-fields.ts';
import { type Child, childSchema, contactSchema, GENDERS } from './registration/ferienprogramm-registration.ts';

const child: Child = {
  vorname: 'Mia',
  name: 'Groß',
  strasse: 'Hauptstraße 12',
  plz: '75334',
  ort: 'Musterhardt',
  geburtstag: '2018-03-09',
  geschlecht: 'weiblich',
  bemerkung: 'Mit Ole in eine Gruppe',
};

test('the fields match the schemas; an additional field in a schema does not compile', () => {
  expect(CHILD_NAMES).toEqual(Object.keys(childSchema.shape));
  expect(CONTACT_NAMES).toEqual(Object.keys(contactSchema.shape));
  expectTypeOf<keyof typeof CHILD_FIELDS>().toEqualTypeOf<keyof Child>();
  // @ts-expect-error a field of the schema without a description
  const withNeuem: Record<keyof Child | 'kleidergroesse', unknown> = CHILD_FIELDS;
  expect(withNeuem).toBeDefined();
});

test.each(CHILD_NAMES)('%s is required, and limited to its options, where the schema says so', (name) => {
  const { pflicht: required, eingabe: input } = getChildField(name);
  expect(childSchema.safeParse({ ...child, [name]: '' }).success).toBe(!required);
  if (Array.isArray(input)) expect(input).toEqual(GENDERS);
});

test("a session's child is sent with all of its fields and nothing else", () => {
  const session = { ...child, schluessel: 3, warteliste: [] };
  expect(pickChild(session)).toEqual(child);
});

test('the remark does not ask about health, which events ask for themselves, and is on the lists', () => {
  expect(CHILD_FIELDS.bemerkung.hinweis).not.toMatch(/Allergie|Medikament|Notfall/);
  expect(LIST_FIELDS).toEqual(['bemerkung']);
});
