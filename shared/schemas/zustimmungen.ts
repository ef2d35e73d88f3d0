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
