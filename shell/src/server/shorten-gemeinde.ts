import type { Gemeinde, GemeindeKurz } from '@gm/shared/schemas/gemeinde';

/** What templates get of the municipality. */
export function shortenGemeinde({ name, strasse, plz, ort, telefon, email, ortsteile }: Gemeinde): GemeindeKurz {
  return { name, strasse, plz, ort, telefon, email, ortsteile };
}
