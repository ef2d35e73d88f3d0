import { verlosungsverwaltungSchema } from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienVerlosung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'Staff fix the wishes, draw and publish on the page.' },
  /** Reply of `GET /api/intranet/ferienprogramm/verlosung`; null when the call failed. */
  context: z.object({ verlosung: z.unknown().pipe(verlosungsverwaltungSchema).nullable().catch(null) }),
  options: z.object({}),
});

export type FerienVerlosungProps = TemplateProps<typeof ferienVerlosung>;
