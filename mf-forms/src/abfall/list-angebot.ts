// Apart from the schema: the browser needs these lists, and zod would come along.
import type { AbfallAngebot } from './abfall-angebot.ts';

/** Streets below their districts, as a select shows them. */
export const listStrassen = ({ strassen }: AbfallAngebot) =>
  strassen.map(({ id, name, ortsteil }) => ({ wert: id, text: name, gruppe: ortsteil }));

export const listArten = ({ arten }: AbfallAngebot) => arten.map(({ id, name }) => ({ wert: id, text: name }));
