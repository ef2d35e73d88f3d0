import { ferienverwaltungSchema } from '@gm/shared/schemas/ferienverwaltung';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienVerwaltung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/ferienprogramm`; null when the call failed. */
  context: z.object({ ferien: ferienverwaltungSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type FerienVerwaltungProps = TemplateProps<typeof ferienVerwaltung>;
