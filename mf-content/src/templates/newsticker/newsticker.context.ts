import { defineTemplate } from '@gm/shared/contract';
import { countField, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { furtherLinks } from '../../carousel/further-links.ts';
import { messagesField } from '../../news/message.ts';

/** Requirement M-10: at most six items. */
const MAX_MESSAGES = 6;

export const newsticker = defineTemplate({
  insert: { title: 'Neuigkeiten', help: 'Die neuesten Meldungen, immer aktuell.' },
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textField,
    aktuelles: messagesField(MAX_MESSAGES),
    limit: countField(),
    aktuelles_interessengruppen_id: countField(),
  }),
  options: z.object({
    /** Default if the context sets none. */
    limit: z.number().int().min(1).max(MAX_MESSAGES).catch(MAX_MESSAGES),
    /** Page with all news; empty hides the link. */
    alleLink: z.string().catch('/aktuelles/'),
    weitereLinks: furtherLinks,
    /** `aufmacher`: the first item large, the others in a list beside it. */
    darstellung: z.enum(['karussell', 'aufmacher']).catch('karussell'),
  }),
  /** Requirement M-10; without an audience, the news for everyone. */
  calls: ({ context: { limit, aktuelles_interessengruppen_id: group }, options }) => ({
    aktuelles: {
      endpoint: '/api/cms/aktuelles',
      params: {
        ...(group === null ? {} : { interessengruppen_id: group }),
        seite: 1,
        pro_seite: Math.min(limit ?? options.limit, MAX_MESSAGES),
        order: '-datum_von,sortierung',
      },
    },
  }),
});
