import { drawStateSchema } from '@gm/shared/areas/ferienprogramm/draw-page';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** How places are drawn, the published commitment, and a verification in the visitor's browser. */
export const ferienprogrammVerlosung = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'The visitor’s own browser reckons the draw again.' },
  /** Response of `GET /api/ferienprogramm/verlosung`; null when the call failed. */
  context: z.object({ verlosung: z.unknown().pipe(drawStateSchema).nullable().catch(null) }),
  options: z.intersection(
    z.object({ ergebnis: z.string().startsWith('/api/').default('/api/ferienprogramm/verlosung/ergebnis') }),
    settings,
  ),
});
