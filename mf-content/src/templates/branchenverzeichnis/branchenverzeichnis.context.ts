import { branchenverzeichnisSchema } from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, paginationField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const { data, auswahl: selection } = branchenverzeichnisSchema.shape;
const address = tolerant(data.element.shape.adresse.unwrap().pick({ strasse: true, ort: true }), {});

const entry = tolerant(data.element.omit({ id: true, typ: true }), {
  titel: z.string().min(1),
  adresse: address.nullable().catch(null),
});

/** Without `anzahl` the call has failed: the directory is unavailable, as opposed to empty. */
const answer = tolerant(branchenverzeichnisSchema, {
  data: listField(entry),
  pagination: paginationField,
  auswahl: orEmpty(tolerant(selection, { buchstaben: listField(z.string().min(1)) })),
});

export const branchenverzeichnis = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ verzeichnis: orEmpty(answer) }),
  options: z.object({}),
});
