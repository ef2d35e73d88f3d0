/** Labels of the form in the order of the page; mails label the answers with them. */
export const HALLENANMIETUNG_FIELDS = {
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

/** Fields for private parties only. */
export const PRIVATE_FIELDS = {
  veranstalter: 'Ihr Name',
  adresse: 'Ihre Anschrift',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
} as const;

/** Fields filled in from the event and its organiser's directory entry. */
export const RENTER_FIELDS = {
  veranstaltungen_id: 'Nummer der Veranstaltung',
  veranstalter: 'Veranstalter',
  homepage: 'Homepage',
  ansprechpartner: 'Ansprechpartner',
  adresse: 'Adresse',
  telefon: 'Telefon',
  telefax: 'Telefax',
  email: 'E-Mail-Adresse',
} as const;

export const VERANSTALTUNGS_KINDS = [
  'Abendunterhaltung',
  'Faschingsveranstaltung',
  'Veranstaltung mit feuergefährlichen Darbietungen',
  'Sportveranstaltung',
  'Sonstige',
] as const;

export const VEREINSZIMMER = 'Vereinszimmer';

/**
 * Halls of the municipality, unless the block configures others: the main hall first, whose parts can be rented
 * separately.
 */
export function getHalls(gemeinde: string, ortsteile: readonly string[]): string[] {
  const mainHall = `${gemeinde}halle`;
  return [
    mainHall,
    `Gerätehalle in der ${mainHall}`,
    ...ortsteile.map((ortsteil) => `Turn- und Festhalle ${ortsteil}`),
    VEREINSZIMMER,
  ];
}
