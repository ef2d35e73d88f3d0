/** When an entry is public. */
export const ZEITRAUM_FELDER = {
  ab_datum: 'Veröffentlichen ab',
  ab_zeit: 'Uhrzeit des Beginns',
  bis_datum: 'Veröffentlichen bis',
  bis_zeit: 'Uhrzeit des Endes',
} as const;

const BILD_FELDER = {
  bild: 'Bild',
  bild_entfernen: 'Bild entfernen',
  bildtext: 'Bildtext',
  bildcopyright: 'Bildcopyright',
} as const;

/** Controls of each kind in the order of the page, and what they are called. */
export const BEITRAG_FELDER = {
  artikel: {
    titel: 'Titel',
    rubrik: 'Rubrik',
    einleitung: 'Einleitung',
    text: 'Text',
    highlight: 'Platz in der Übersicht',
    ...BILD_FELDER,
    ...ZEITRAUM_FELDER,
  },
  veranstaltung: {
    titel: 'Titel',
    veranstaltungen_rubrik: 'Rubriken',
    einleitung: 'Einleitung',
    text: 'Beschreibung',
    veranstalter_brancheneintrag_zuordnung: 'Veranstalter aus dem Verzeichnis',
    veranstalter: 'Anderer Veranstalter',
    eintritt: 'Eintritt',
    veranstaltungsort: 'Veranstaltungsort',
    datum_von: 'Datum von',
    datum_bis: 'Datum bis',
    zeit_von: 'Uhrzeit von',
    zeit_bis: 'Uhrzeit bis',
    link: 'Link',
    linktext: 'Linktext',
    ...BILD_FELDER,
    ...ZEITRAUM_FELDER,
  },
  eilmeldung: {
    titel: 'Titel',
    text: 'Text',
    link: 'Link',
    ...BILD_FELDER,
    ...ZEITRAUM_FELDER,
  },
} as const;
