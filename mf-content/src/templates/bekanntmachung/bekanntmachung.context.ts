import { bekanntmachungPageSchema } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { defineTemplate } from '@gm/shared/contract';
import { secureTargetSchema } from '@gm/shared/schemas/target';
import { htmlField, listField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const { rubrik: category, dokumente: documents } = bekanntmachungPageSchema.shape;
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .nullable()
  .catch(null);

/** A notice. Only its title is required; the page header shows its intro. */
export const bekanntmachung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    bekanntmachung: tolerant(
      bekanntmachungPageSchema.omit({ id: true, einleitung: true, detailURL: true, seo: true }),
      {
        titel: z.string().min(1),
        rubrik: category.pick({ titel: true }).nullable().catch(null),
        datum_von: day,
        datum_bis: day,
        text: htmlField,
        pdfURL: secureTargetSchema.nullable().catch(null),
        dokumente: listField(documents.element.extend({ href: secureTargetSchema })),
      },
    ),
  }),
  options: z.object({}),
});
