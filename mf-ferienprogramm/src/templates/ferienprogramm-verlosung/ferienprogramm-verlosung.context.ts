import { verlosungsstandSchema } from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** How places are drawn, what was committed to, and the draw once more in the visitor's browser. */
export const ferienprogrammVerlosung = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'The visitor’s own browser reckons the draw again.' },
  /** Reply of `GET /api/ferienprogramm/verlosung`; null when the call failed. */
  context: z.object({ verlosung: z.unknown().pipe(verlosungsstandSchema).nullable().catch(null) }),
  options: z.intersection(
    z.object({ ergebnis: z.string().startsWith('/api/').default('/api/ferienprogramm/verlosung/ergebnis') }),
    einstellungen,
  ),
});
