import { artikelListSchema, artikelShortSchema } from '@gm/shared/areas/aktuelles/artikel';
import {
  imageFields,
  listField,
  moduleFields,
  orEmpty,
  paginationField,
  readList,
  tolerant,
} from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

/** A news item as shown on cards; only displayed fields are passed on to the browser. */
export const messageSchema = moduleFields(
  tolerant(
    artikelShortSchema.pick({
      titel: true,
      einleitung: true,
      datum_von: true,
      rubrik_name: true,
      detailURL: true,
      bild: true,
    }),
    { titel: z.string().min(1), bild: imageFields.bild },
  ).shape,
);
export type Message = z.output<typeof messageSchema>;

/** Reply of a list call, or a plain list; a failed call yields an empty list. */
export function messagesField(max?: number) {
  const list = tolerant(artikelListSchema, { data: listField(messageSchema, max), pagination: paginationField });
  return z.preprocess(readList, orEmpty(list));
}
