import type { Gemeinde, GemeindeShort } from '@gm/shared/schemas/gemeinde';

/** The part of the municipality's data that templates receive. */
export function shortenGemeinde({
  name,
  strasse: street,
  plz: postcode,
  ort: location,
  telefon: phone,
  email,
  ortsteile,
}: Gemeinde): GemeindeShort {
  return { name, strasse: street, plz: postcode, ort: location, telefon: phone, email, ortsteile };
}
