import { drawAdministrationSchema } from '@gm/shared/areas/ferienprogramm/draw-page';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';

export const ferienVerlosung = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  island: { when: 'visible', because: 'Staff fix the wishes, draw and publish on the page.' },
  /** Response of `GET /api/intranet/ferienprogramm/verlosung`; null when the call failed. */
  context: z.object({ verlosung: z.unknown().pipe(drawAdministrationSchema).nullable().catch(null) }),
  options: z.object({}),
});

export type FerienVerlosungProps = TemplateProps<typeof ferienVerlosung>;
