import { listenFeld, orEmpty, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { verarbeitungenSchema } from '@gm/shared/schemas/verarbeitungen';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const eintrag = tolerant(verarbeitungenSchema.shape.data.element, { titel: z.string().min(1) });

export const verarbeitungen = defineTemplate({
  slots: ['content'],
  context: z.object({ verarbeitungen: orEmpty(tolerant(verarbeitungenSchema, { data: listenFeld(eintrag) })) }),
  options: z.object({}),
});
