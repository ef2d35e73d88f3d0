import { inhalteSchema, redaktionSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionMehrere = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'What is refused of several entries is told beside them, and the ticks stay.' },
  /** Reply of `GET /api/intranet/redaktion`, or of `…/inhalte`: of the one that the page asks; null when the call failed. */
  context: z.object({
    redaktion: redaktionSchema.nullable().default(null).catch(null),
    inhalte: inhalteSchema.nullable().default(null).catch(null),
  }),
  options: z.object({
    /** Path of the call; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/redaktion/mehrere'),
  }),
});

export type RedaktionMehrereProps = TemplateProps<typeof redaktionMehrere>;
