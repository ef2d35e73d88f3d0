import type { Seite } from '@gm/shared/vertrag';

/** The page the examples stand on. */
export function createSeite(pfad: string, titel: string): Seite {
  return {
    pfad,
    suche: '',
    titel,
    gemeinde: {
      name: 'Musterhardt',
      strasse: 'Rathausplatz 1',
      plz: '75334',
      ort: 'Musterhardt',
      telefon: '07082 000-0',
      email: 'info@musterhardt.example',
      ortsteile: ['Conweiler', 'Feldrennach', 'Ottenhausen', 'Schwann', 'Langenalb'],
    },
  };
}

export const EINTRAEGE = [
  { id: 1, titel: 'Ärztekammer' },
  { id: 2, titel: 'Turnverein Schwann' },
];
