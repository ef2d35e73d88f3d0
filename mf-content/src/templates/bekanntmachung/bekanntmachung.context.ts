import { bekanntmachungSeiteSchema } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { htmlFeld, listenFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { sicheresZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const { rubrik, dokumente } = bekanntmachungSeiteSchema.shape;
const tag = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .nullable()
  .catch(null);

/** A notice. Without its title it is none; all else may be missing. The page's top shows its intro. */
export const bekanntmachung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    bekanntmachung: tolerant(
      bekanntmachungSeiteSchema.omit({ id: true, einleitung: true, detailURL: true, seo: true }),
      {
        titel: z.string().min(1),
        rubrik: rubrik.pick({ titel: true }).nullable().catch(null),
        datum_von: tag,
        datum_bis: tag,
        text: htmlFeld,
        pdfURL: sicheresZielSchema.nullable().catch(null),
        dokumente: listenFeld(dokumente.element.extend({ href: sicheresZielSchema })),
      },
    ),
  }),
  options: z.object({}),
});
