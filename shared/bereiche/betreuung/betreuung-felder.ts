/** Labels of the forms about childcare in the order of the page; the mails name the answers by them. */

export const KIND_FELDER = {
  kind_name: 'Name des Kindes',
  kind_vorname: 'Vorname des Kindes',
  kind_geburtsdatum: 'Geburtsdatum des Kindes',
} as const;

export const SCHULE_FELDER = {
  kind_grundschule: 'Grundschule',
  kind_klasse: 'Klasse',
} as const;

/** One guardian; in a form both stand below headings of their own. */
export const ELTERNTEIL_FELDER = {
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

type ElternFeld<Suffix extends '' | '2'> = `eltern_${keyof typeof ELTERNTEIL_FELDER}${Suffix}`;

/** A mail has no headings: there every label says whose it is. */
const getElternteil = <Suffix extends '' | '2'>(suffix: Suffix, wer: string) =>
  Object.fromEntries(
    Object.entries(ELTERNTEIL_FELDER).map(([feld, label]) => [`eltern_${feld}${suffix}`, `${wer}: ${label}`]),
  ) as Record<ElternFeld<Suffix>, string>;

export const ELTERN_FELDER = {
  eltern_alleinerziehend: 'Ich bin alleinerziehend',
  ...getElternteil('', '1. Elternteil'),
  ...getElternteil('2', '2. Elternteil'),
};

export const PERSONEN_FELDER = {
  weitere_person_name_1: 'Name der 1. Person',
  weitere_person_telefon_1: 'Telefon der 1. Person',
  weitere_person_name_2: 'Name der 2. Person',
  weitere_person_telefon_2: 'Telefon der 2. Person',
  weitere_person_name_3: 'Name der 3. Person',
  weitere_person_telefon_3: 'Telefon der 3. Person',
  weitere_person_name_4: 'Name der 4. Person',
  weitere_person_telefon_4: 'Telefon der 4. Person',
} as const;

export const ZUSTIMMUNGEN_FELDER = {
  sonstige_angaben: 'Sonstige Angaben',
  einverstaendniserklaerung: 'Nach der Betreuung',
  fotos: 'Fotos meines Kindes dürfen veröffentlicht werden',
  valid: 'Datenschutz',
} as const;

export const FERIENBETREUUNG_FELDER = {
  ...KIND_FELDER,
  ...SCHULE_FELDER,
  kind_kernzeitbetreuung: 'Mein Kind besucht die Kernzeitbetreuung',
  betreuung: 'Betreuungsumfang',
  ...ELTERN_FELDER,
  ...PERSONEN_FELDER,
  ...ZUSTIMMUNGEN_FELDER,
};

export const KERNZEITBETREUUNG_FELDER = {
  art: 'Art der Anfrage',
  art_datum: 'Gilt ab',
  ...KIND_FELDER,
  ...SCHULE_FELDER,
  name_geschwister_1: 'Name des 1. Geschwisterkindes',
  klasse_geschwister_1: 'Klasse des 1. Geschwisterkindes',
  name_geschwister_2: 'Name des 2. Geschwisterkindes',
  klasse_geschwister_2: 'Klasse des 2. Geschwisterkindes',
  betreuung: 'Betreuungsumfang',
  ...ELTERN_FELDER,
  ...PERSONEN_FELDER,
  ...ZUSTIMMUNGEN_FELDER,
};

/** What the radio `einverstaendniserklaerung` says. */
export const HEIMWEG_TEXTE = {
  allein: 'Mein Kind darf nach der Betreuung allein nach Hause gehen.',
  abholung:
    'Ich sorge dafür, dass mein Kind pünktlich abgeholt wird. Wird es zu spät abgeholt, bezahle ich die Gebühr für verspätetes Abholen.',
} as const;

/** What the radio `eltern_berufstaetig` says. */
export const JA_NEIN = { '1': 'ja', '0': 'nein' } as const;

export const WERKTAGE = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'] as const;

export const ANFRAGEARTEN = ['Anmeldung', 'Änderung', 'Abmeldung'] as const;

/** Whether a request ends care: little is asked then. */
export const endsBetreuung = (art: unknown): boolean => art === 'Abmeldung';

const KITAWUNSCH_FELDER = {
  betreuung_ab: 'Gewünschter Beginn',
  betreuung_von: 'Betreuung von',
  betreuung_bis: 'Betreuung bis',
  kita_1: '1. Wunsch',
  kita_2: '2. Wunsch',
  kita_3: '3. Wunsch',
} as const;

export const KITAAENDERUNG_FELDER = { was: 'Was möchten Sie tun?', ...KITAWUNSCH_FELDER } as const;

export const KITAVORMERKUNG_FELDER = {
  ...KIND_FELDER,
  ...KITAWUNSCH_FELDER,
  ...ELTERN_FELDER,
  name_geschwister_1: 'Name des 1. Geschwisterkindes',
  kita_geschwister_1: 'Kita des 1. Geschwisterkindes',
  name_geschwister_2: 'Name des 2. Geschwisterkindes',
  kita_geschwister_2: 'Kita des 2. Geschwisterkindes',
  vorrang: 'Gründe für einen Vorrang',
  sonstige_angaben: ZUSTIMMUNGEN_FELDER.sonstige_angaben,
  valid: ZUSTIMMUNGEN_FELDER.valid,
};
