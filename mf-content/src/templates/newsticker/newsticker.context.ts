import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { meldungenFeld } from '../../meldungen/meldung.ts';

/** Specification B9: the news ticker shows at most 6 items. */
const MAX_MELDUNGEN = 6;

export const newsticker = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textFeld, aktuelles: meldungenFeld(MAX_MELDUNGEN) }),
  options: z.object({
    limit: z.number().int().min(1).max(MAX_MELDUNGEN).catch(MAX_MELDUNGEN),
    /** Page with all news; empty for none. */
    alleLink: z.string().catch('/aktuelles/'),
  }),
});
