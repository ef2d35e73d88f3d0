// Separate from the schema, so that the browser bundle does not include zod.
import type { AbfallOffer } from './abfall-offer.ts';

/** Streets grouped by district, for a select. */
export const listStreets = ({ strassen: streets }: AbfallOffer) =>
  streets.map(({ id, name, ortsteil }) => ({ wert: id, text: name, gruppe: ortsteil }));

export const listKinds = ({ arten: kinds }: AbfallOffer) => kinds.map(({ id, name }) => ({ wert: id, text: name }));
