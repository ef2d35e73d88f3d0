import { defineTemplate } from '@gm/shared/contract';
import { imageFields, listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { symbolLinkFields, tileSchema } from '../../tiles/tile-schema.ts';

/** Requirement M-13: optional logo, contact icon links, an image, cards in two columns. */
export const appUebersicht = defineTemplate({
  insert: { title: 'Einstiege mit Kacheln', help: 'Kacheln in zwei Spalten, dazu Bild, Logo und Kontakte.' },
  slots: ['content'],
  surface: 'plain',
  context: moduleFields({
    titel: textField,
    logo: moduleFields({ bild: imageFields.bild }).nullable().catch(null),
    kontakte: listField(moduleFields(symbolLinkFields)),
    ...imageFields,
    karten: listField(tileSchema),
  }),
  options: z.object({}),
});
