/** Labels of the form in the order of the page; the mails name the answers by them. */
export const HALLENANMIETUNG_FELDER = {
  anlass: 'Anlass',
  datum_von: 'Datum von',
  datum_bis: 'Datum bis',
  zeit_von: 'Belegung von',
  zeit_bis: 'Belegung bis',
  saaloeffnung: 'Saalöffnung',
  veranstaltungsbeginn: 'Beginn der Veranstaltung',
  veranstaltungsort: 'Veranstaltungsort',
  hallenteile: 'Hallenteile',
  vereinszimmer_ort: 'Ort des Vereinszimmers',
  nebenraeume: 'Nebenräume',
  veranstaltungsart: 'Art der Veranstaltung',
  beschreibung_sportveranstaltung: 'Beschreibung der Sportveranstaltung',
  beschreibung_sonstige: 'Beschreibung der Veranstaltung',
  besucherzahl: 'Erwartete Besucherzahl',
  hausmeister: 'Hausmeister',
  valid: 'Bestätigung',
} as const;

/** Who rents for a party of their own types this. */
export const PRIVAT_FELDER = {
  veranstalter: 'Ihr Name',
  adresse: 'Ihre Anschrift',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
} as const;

/** What is added from the event and the directory entry of its organiser. */
export const ANMIETER_FELDER = {
  veranstaltungen_id: 'Nummer der Veranstaltung',
  veranstalter: 'Veranstalter',
  homepage: 'Homepage',
  ansprechpartner: 'Ansprechpartner',
  adresse: 'Adresse',
  telefon: 'Telefon',
  telefax: 'Telefax',
  email: 'E-Mail-Adresse',
} as const;

export const VERANSTALTUNGSARTEN = [
  'Abendunterhaltung',
  'Faschingsveranstaltung',
  'Veranstaltung mit feuergefährlichen Darbietungen',
  'Sportveranstaltung',
  'Sonstige',
] as const;

export const VEREINSZIMMER = 'Vereinszimmer';

/** Halls of the municipality, unless the block names others: the main hall first, whose parts are rented singly. */
export function getHallen(gemeinde: string, ortsteile: readonly string[]): string[] {
  const haupthalle = `${gemeinde}halle`;
  return [
    haupthalle,
    `Gerätehalle in der ${haupthalle}`,
    ...ortsteile.map((ortsteil) => `Turn- und Festhalle ${ortsteil}`),
    VEREINSZIMMER,
  ];
}
