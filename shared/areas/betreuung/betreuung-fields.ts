/** Labels of the childcare forms in the order of the page; mails label the answers with them. */

export const CHILD_FIELDS = {
  kind_name: 'Name des Kindes',
  kind_vorname: 'Vorname des Kindes',
  kind_geburtsdatum: 'Geburtsdatum des Kindes',
} as const;

export const SCHOOL_FIELDS = {
  kind_grundschule: 'Grundschule',
  kind_klasse: 'Klasse',
} as const;

/** Labels of one guardian; in a form each guardian has a heading. */
export const PARENT_FIELDS = {
  name: 'Name',
  vorname: 'Vorname',
  strasse: 'Straße und Hausnummer',
  plz_ort: 'PLZ und Wohnort',
  email: 'E-Mail-Adresse',
  mobil: 'Mobiltelefon',
  telefon_arbeitsplatz: 'Telefon am Arbeitsplatz',
  telefon: 'Telefon zu Hause',
  berufstaetig: 'Sind Sie berufstätig?',
  berufstaetig_arbeitgeber: 'Arbeitgeber',
  berufstaetig_tage: 'An welchen Tagen arbeiten Sie?',
} as const;

type ParentsField<Suffix extends '' | '2'> = `eltern_${keyof typeof PARENT_FIELDS}${Suffix}`;

/** A mail has no headings, so every label names the guardian. */
const getParent = <Suffix extends '' | '2'>(suffix: Suffix, who: string) =>
  Object.fromEntries(
    Object.entries(PARENT_FIELDS).map(([field, label]) => [`eltern_${field}${suffix}`, `${who}: ${label}`]),
  ) as Record<ParentsField<Suffix>, string>;

export const PARENTS_FIELDS = {
  eltern_alleinerziehend: 'Ich bin alleinerziehend',
  ...getParent('', '1. Elternteil'),
  ...getParent('2', '2. Elternteil'),
};

export const PERSONS_FIELDS = {
  weitere_person_name_1: 'Name der 1. Person',
  weitere_person_telefon_1: 'Telefon der 1. Person',
  weitere_person_name_2: 'Name der 2. Person',
  weitere_person_telefon_2: 'Telefon der 2. Person',
  weitere_person_name_3: 'Name der 3. Person',
  weitere_person_telefon_3: 'Telefon der 3. Person',
  weitere_person_name_4: 'Name der 4. Person',
  weitere_person_telefon_4: 'Telefon der 4. Person',
} as const;

export const CONSENTS_FIELDS = {
  sonstige_angaben: 'Sonstige Angaben',
  einverstaendniserklaerung: 'Nach der Betreuung',
  fotos: 'Fotos meines Kindes dürfen veröffentlicht werden',
  valid: 'Datenschutz',
} as const;

export const FERIENBETREUUNG_FIELDS = {
  ...CHILD_FIELDS,
  ...SCHOOL_FIELDS,
  kind_kernzeitbetreuung: 'Mein Kind besucht die Kernzeitbetreuung',
  betreuung: 'Betreuungsumfang',
  ...PARENTS_FIELDS,
  ...PERSONS_FIELDS,
  ...CONSENTS_FIELDS,
};

export const KERNZEITBETREUUNG_FIELDS = {
  art: 'Art der Anfrage',
  art_datum: 'Gilt ab',
  ...CHILD_FIELDS,
  ...SCHOOL_FIELDS,
  name_geschwister_1: 'Name des 1. Geschwisterkindes',
  klasse_geschwister_1: 'Klasse des 1. Geschwisterkindes',
  name_geschwister_2: 'Name des 2. Geschwisterkindes',
  klasse_geschwister_2: 'Klasse des 2. Geschwisterkindes',
  betreuung: 'Betreuungsumfang',
  ...PARENTS_FIELDS,
  ...PERSONS_FIELDS,
  ...CONSENTS_FIELDS,
};

/** Labels of the radio `einverstaendniserklaerung`. */
export const WAY_HOME_TEXTS = {
  allein: 'Mein Kind darf nach der Betreuung allein nach Hause gehen.',
  abholung:
    'Ich sorge dafür, dass mein Kind pünktlich abgeholt wird. Wird es zu spät abgeholt, bezahle ich die Gebühr für verspätetes Abholen.',
} as const;

/** Labels of the radio `eltern_berufstaetig`. */
export const YES_NO = { '1': 'ja', '0': 'nein' } as const;

export const WORKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'] as const;

export const INQUIRY_KINDS = ['Anmeldung', 'Änderung', 'Abmeldung'] as const;

/** Whether a request ends care; the form then has few fields. */
export const endsBetreuung = (kind: unknown): boolean => kind === 'Abmeldung';

const KITA_WISH_FIELDS = {
  betreuung_ab: 'Gewünschter Beginn',
  betreuung_von: 'Betreuung von',
  betreuung_bis: 'Betreuung bis',
  kita_1: '1. Wunsch',
  kita_2: '2. Wunsch',
  kita_3: '3. Wunsch',
} as const;

export const KITA_CHANGE_FIELDS = { was: 'Was möchten Sie tun?', ...KITA_WISH_FIELDS } as const;

export const KITAVORMERKUNG_FIELDS = {
  ...CHILD_FIELDS,
  ...KITA_WISH_FIELDS,
  ...PARENTS_FIELDS,
  name_geschwister_1: 'Name des 1. Geschwisterkindes',
  kita_geschwister_1: 'Kita des 1. Geschwisterkindes',
  name_geschwister_2: 'Name des 2. Geschwisterkindes',
  kita_geschwister_2: 'Kita des 2. Geschwisterkindes',
  vorrang: 'Gründe für einen Vorrang',
  sonstige_angaben: CONSENTS_FIELDS.sonstige_angaben,
  valid: CONSENTS_FIELDS.valid,
};
