import { anzahlFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { weitereLinks } from '../../karussell/weitere-links.ts';
import { meldungenFeld } from '../../meldungen/meldung.ts';

/** Requirement M-10: the news ticker shows at most 6 items. */
const MAX_MELDUNGEN = 6;

export const newsticker = defineTemplate({
  insert: { title: 'Neuigkeiten', help: 'Die neuesten Meldungen; sie kommen von selbst.' },
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textFeld,
    aktuelles: meldungenFeld(MAX_MELDUNGEN),
    limit: anzahlFeld(),
    aktuelles_interessengruppen_id: anzahlFeld(),
  }),
  options: z.object({
    /** Where the context names none. */
    limit: z.number().int().min(1).max(MAX_MELDUNGEN).catch(MAX_MELDUNGEN),
    /** Page with all news; empty for none. */
    alleLink: z.string().catch('/aktuelles/'),
    weitereLinks,
  }),
  /** Requirement M-10; without a group of readers the news of all. */
  calls: ({ context: { limit, aktuelles_interessengruppen_id: gruppe }, options }) => ({
    aktuelles: {
      endpoint: '/api/cms/aktuelles',
      params: {
        ...(gruppe === null ? {} : { interessengruppen_id: gruppe }),
        seite: 1,
        pro_seite: Math.min(limit ?? options.limit, MAX_MELDUNGEN),
        order: '-datum_von,sortierung',
      },
    },
  }),
});
