import { kontenimportSchema } from '@gm/shared/schemas/konten';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const kontenImport = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'The file is checked before it is sent, and the answer is told on the page.' },
  context: z.object({
    /** Reply of `GET /api/cms/intranet/konten/import`: what was read and not yet carried out. */
    liste: kontenimportSchema.nullable().catch(null),
  }),
  options: z.object({ aktion: z.string().startsWith('/api/').default('/api/cms/intranet/konten/import') }),
});

export type KontenImportProps = TemplateProps<typeof kontenImport>;
