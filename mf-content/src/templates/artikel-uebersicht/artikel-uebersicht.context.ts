import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { meldungenFeld } from '../../meldungen/meldung.ts';

export const artikelUebersicht = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ highlights: meldungenFeld(12), artikel: meldungenFeld() }),
  options: z.object({
    /** Shows the news without leading anywhere. */
    linksDeaktiviert: z.boolean().catch(false),
  }),
});
