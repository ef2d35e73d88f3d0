/**
 * Exact wording of the consents in public forms: shown in the forms, and stored by the api with every request. A
 * changed wording automatically gets a new version.
 */

const PRIVACY_BEGINNING = 'Ich habe die';
const PRIVACY_LINK = 'Datenschutzerklärung';
const PRIVACY_MIDDLE =
  'gelesen. Meine Angaben werden nur für diesen Zweck gespeichert. Die Einwilligung kann ich jederzeit per E-Mail an';
const PRIVACY_END = 'widerrufen.';

/** The consent of every form, in pieces: the second is a link, and the mail address is inserted before the last. */
export const PRIVACY_PARTS = [PRIVACY_BEGINNING, PRIVACY_LINK, PRIVACY_MIDDLE, PRIVACY_END] as const;
/** The same as plain text, without the municipality's address. */
export const PRIVACY = `${PRIVACY_BEGINNING} ${PRIVACY_LINK} ${PRIVACY_MIDDLE} die Gemeinde ${PRIVACY_END}`;

/** The consent for bookings of the holiday programme, in the same pieces. */
export const BOOKING_PARTS = [
  PRIVACY_BEGINNING,
  PRIVACY_LINK,
  'gelesen und bin damit einverstanden, dass die Angaben für das Ferienprogramm gespeichert und an die Veranstalter weitergegeben werden. Die Einwilligung kann ich jederzeit per E-Mail an',
  PRIVACY_END,
] as const;
export const PRIVACY_BOOKING = `${PRIVACY_BEGINNING} ${PRIVACY_LINK} ${BOOKING_PARTS[2]} die Gemeinde ${PRIVACY_END}`;

/** The consent for its waiting list; the second piece is a link, too. */
export const WAITING_LIST_PARTS = [
  PRIVACY_BEGINNING,
  PRIVACY_LINK,
  'gelesen. Die Angaben werden für die Warteliste gespeichert.',
] as const;
export const PRIVACY_WAITING_LIST = WAITING_LIST_PARTS.join(' ');

export const RIGHTS =
  'Text und Bild stammen von mir, oder die Inhaber der Rechte haben der Veröffentlichung zugestimmt. Rechte Dritter werden nicht verletzt.';

export const CORRECTNESS =
  'Der Veranstalter bestätigt die Richtigkeit der Angaben. Änderungen an der Art der Veranstaltung, insbesondere feuergefährliche Darbietungen, teilt er der Gebäudeverwaltung unverzüglich mit.';

export const PHOTOS = 'Fotos, auf denen mein Kind zu sehen ist, dürfen in Veröffentlichungen der Gemeinde erscheinen.';

/** A given consent, as stored. */
export interface Consent {
  /** Field of the form. */
  feld: string;
  text: string;
  /** Version of the wording: a prefix of its SHA-256. */
  fassung: string;
}
