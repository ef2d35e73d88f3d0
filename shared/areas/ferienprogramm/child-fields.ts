import type { Child, Contact } from './registration/ferienprogramm-registration.ts';

interface ChildField {
  titel: string;
  hinweis?: string;
  pflicht: boolean;
  /** Its control: one of the form's own, a line, a paragraph, or a choice of these options. */
  eingabe: 'eigene' | 'zeile' | 'absatz' | readonly string[];
  /** Shown to staff on the lists of an event, and to the family on its page. Name and age have their own columns. */
  liste: boolean;
}

/**
 * Every field of a child, in the order of the page. Without zod, because steps of the registration use it before the
 * schema has loaded. Checked against the schema in both directions: a missing or additional field does not compile.
 */
export const CHILD_FIELDS = {
  vorname: { titel: 'Vorname', pflicht: true, eingabe: 'eigene', liste: false },
  name: { titel: 'Name', pflicht: true, eingabe: 'eigene', liste: false },
  strasse: { titel: 'Straße', pflicht: true, eingabe: 'eigene', liste: false },
  plz: { titel: 'PLZ', pflicht: true, eingabe: 'eigene', liste: false },
  ort: { titel: 'Ort', pflicht: true, eingabe: 'eigene', liste: false },
  geburtstag: { titel: 'Geburtstag', pflicht: true, eingabe: 'eigene', liste: false },
  geschlecht: {
    titel: 'Geschlecht',
    pflicht: true,
    eingabe: ['männlich', 'weiblich', 'divers', 'keine Angabe'] satisfies readonly Child['geschlecht'][],
    liste: false,
  },
  bemerkung: {
    titel: 'Bemerkung',
    hinweis:
      'Zum Beispiel, mit wem Ihr Kind in eine Gruppe möchte. Bitte nichts zur Gesundheit: Braucht eine Veranstaltung solche Angaben, fragen wir nach der Buchung danach.',
    pflicht: false,
    eingabe: 'absatz',
    liste: true,
  },
} as const satisfies Record<keyof Child, ChildField>;

export const CHILD_NAMES = Object.keys(CHILD_FIELDS) as (keyof Child)[];

const POSTAL_ADDRESS: readonly (keyof Child)[] = ['vorname', 'name', 'strasse', 'plz', 'ort'];

/** All fields of a child except name and address. */
export const CHILD_DETAILS = CHILD_NAMES.filter((name) => !POSTAL_ADDRESS.includes(name));

/** How a field is shown and asked for. */
export const getChildField = (name: keyof Child): ChildField => CHILD_FIELDS[name];

type ListField = {
  [Name in keyof Child]: (typeof CHILD_FIELDS)[Name]['liste'] extends true ? Name : never;
}[keyof Child];

/** The fields shown on lists. */
export const LIST_FIELDS = CHILD_NAMES.filter((name): name is ListField => CHILD_FIELDS[name].liste);

/** Every field of the contact, in the order of the page; also checked against the schema. */
export const CONTACT_NAMES = Object.keys({
  vorname: true,
  name: true,
  strasse: true,
  plz: true,
  ort: true,
  email: true,
  telefon: true,
} satisfies Record<keyof Contact, true>) as (keyof Contact)[];

/** Picks the named fields of an object. */
export const pickFields = <Name extends string, From extends Record<Name, unknown>>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;

/** The child's own fields, without those that a session or a row adds. */
export const pickChild = (child: Child): Child => pickFields(child, CHILD_NAMES);
