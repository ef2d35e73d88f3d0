import type { Seite } from '@gm/shared/vertrag';

/** A page that holds a form, for examples. */
export function createBeispielSeite(pfad: string, titel: string): Seite {
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
