import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { bildFelder, listenFeld, textFeld } from '../../kontext/tolerante-felder.ts';
import { meldungSchema } from '../../meldungen/meldung.ts';

/** More would compete with the article itself. */
const MAX_VERWANDTE = 3;

export const artikel = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    artikel: z.object({
      datum_von: textFeld,
      rubrik_name: textFeld,
      einleitung: textFeld,
      /** Sanitised HTML. */
      text: textFeld,
      ...bildFelder,
      bildergalerie: listenFeld(z.object(bildFelder)),
      verwandte: listenFeld(meldungSchema, MAX_VERWANDTE),
    }),
  }),
  options: z.object({}),
});
