import { z } from 'zod';

const eintrag = z.object({ id: z.string(), name: z.string() });

/** Of the reply of `GET /api/cms/abfalltermine` what the forms offer; nothing when the call failed. */
export const abfallAngebotSchema = z
  .object({ arten: z.array(eintrag), strassen: z.array(eintrag.extend({ ortsteil: z.string() })) })
  .catch({ arten: [], strassen: [] });
export type AbfallAngebot = z.output<typeof abfallAngebotSchema>;

/** Streets below their districts, as a select shows them. */
export const listStrassen = ({ strassen }: AbfallAngebot) =>
  strassen.map(({ id, name, ortsteil }) => ({ wert: id, text: name, gruppe: ortsteil }));

export const listArten = ({ arten }: AbfallAngebot) => arten.map(({ id, name }) => ({ wert: id, text: name }));
