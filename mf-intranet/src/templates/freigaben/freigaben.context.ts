import { freigabenSchema } from '@gm/shared/schemas/freigaben';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const freigaben = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'idle', because: 'Keys lead through the list; the list itself is links.' },
  /** Reply of `GET /api/intranet/freigaben`; null when the call failed. */
  context: z.object({ freigaben: freigabenSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type FreigabenProps = TemplateProps<typeof freigaben>;
