import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { accountImportSchema } from '@gm/shared/schemas/accounts';
import { z } from 'zod';

export const kontenImport = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'The file is checked before it is sent, and the answer is told on the page.' },
  context: z.object({
    /** Response of `GET /api/cms/intranet/konten/import`: the list that was uploaded but not yet imported. */
    liste: accountImportSchema.nullable().catch(null),
  }),
  options: z.object({ aktion: postsTo('/api/cms/intranet/konten/import') }),
});

export type KontenImportProps = TemplateProps<typeof kontenImport>;
