/**
 * What is agreed to with the public forms, word for word: the forms show it, and the api keeps with every request what was
 * agreed to. A new wording is a new version by itself.
 */

const DATENSCHUTZ_ANFANG = 'Ich habe die';
const DATENSCHUTZ_LINK = 'Datenschutzerklärung';
const DATENSCHUTZ_MITTE =
  'gelesen. Meine Angaben werden nur für diesen Zweck gespeichert. Die Einwilligung kann ich jederzeit per E-Mail an';
const DATENSCHUTZ_ENDE = 'widerrufen.';

/** The consent every form needs, in pieces: the second is a link, and an address stands before the last. */
export const DATENSCHUTZ_TEILE = [DATENSCHUTZ_ANFANG, DATENSCHUTZ_LINK, DATENSCHUTZ_MITTE, DATENSCHUTZ_ENDE] as const;
/** The same without the address, which is the municipality's. */
export const DATENSCHUTZ = `${DATENSCHUTZ_ANFANG} ${DATENSCHUTZ_LINK} ${DATENSCHUTZ_MITTE} die Gemeinde ${DATENSCHUTZ_ENDE}`;

/** The consent of a booking of the holiday programme, in the same pieces. */
export const BUCHUNG_TEILE = [
  DATENSCHUTZ_ANFANG,
  DATENSCHUTZ_LINK,
  'gelesen und bin damit einverstanden, dass die Angaben für das Ferienprogramm gespeichert und an die Veranstalter weitergegeben werden. Die Einwilligung kann ich jederzeit per E-Mail an',
  DATENSCHUTZ_ENDE,
] as const;
export const DATENSCHUTZ_BUCHUNG = `${DATENSCHUTZ_ANFANG} ${DATENSCHUTZ_LINK} ${BUCHUNG_TEILE[2]} die Gemeinde ${DATENSCHUTZ_ENDE}`;

/** The consent of an entry of its waiting list; the second piece is a link, too. */
export const WARTELISTE_TEILE = [
  DATENSCHUTZ_ANFANG,
  DATENSCHUTZ_LINK,
  'gelesen. Die Angaben werden für die Warteliste gespeichert.',
] as const;
export const DATENSCHUTZ_WARTELISTE = WARTELISTE_TEILE.join(' ');

export const RECHTE =
  'Text und Bild stammen von mir, oder die Inhaber der Rechte haben der Veröffentlichung zugestimmt. Rechte Dritter werden nicht verletzt.';

export const RICHTIGKEIT =
  'Der Veranstalter bestätigt die Richtigkeit der Angaben. Änderungen an der Art der Veranstaltung, insbesondere feuergefährliche Darbietungen, teilt er der Gebäudeverwaltung unverzüglich mit.';

export const FOTOS = 'Fotos, auf denen mein Kind zu sehen ist, dürfen in Veröffentlichungen der Gemeinde erscheinen.';

/** Something agreed to, as it is kept. */
export interface Zustimmung {
  /** Field of the form. */
  feld: string;
  text: string;
  /** Version of the wording: the beginning of its SHA-256. */
  fassung: string;
}
