import { defineTemplate } from '@gm/shared/contract';
import { imageFields, moduleFields, textField, toggleField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const panoramabildPanoramateaser = defineTemplate({
  insert: { title: 'Panoramabild', help: 'Ein breites Bild über die ganze Seite mit wenigen Worten darauf.' },
  slots: ['content'],
  surface: 'plain',
  context: moduleFields({
    titel: textField,
    text: textField,
    link: textField,
    linktext: textField,
    ...imageFields,
    parallax: toggleField,
  }),
  options: z.object({
    /** Parallax effect unless the context sets it; disabled by `prefers-reduced-motion`. */
    parallax: z.boolean().catch(false),
  }),
});
