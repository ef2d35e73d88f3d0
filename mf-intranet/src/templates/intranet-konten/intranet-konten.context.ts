import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { accountEntrySchema, kontenSchema } from '@gm/shared/schemas/accounts';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetKonten = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Response of `GET /api/cms/intranet/konten`. */
    konten: z
      .object({ data: listField(accountEntrySchema), rechtearten: kontenSchema.shape.rechtearten })
      .catch({ data: [], rechtearten: [] }),
  }),
  options: z.object({ aktion: postsTo('/api/cms/intranet/konten') }),
});

export type IntranetKontenProps = TemplateProps<typeof intranetKonten>;
