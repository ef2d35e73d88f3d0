import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { accountEntrySchema, kontenSchema } from '@gm/shared/schemas/accounts';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetKonten = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Response of `GET /api/cms/intranet/konten`. */
    konten: orFailed(
      z.object({ data: listField(accountEntrySchema), rechtearten: kontenSchema.shape.rechtearten }),
    ).catch(null),
  }),
  options: z.object({ aktion: postsTo('/api/cms/intranet/konten') }),
});

export type RightKinds = z.output<typeof kontenSchema>['rechtearten'];
export type IntranetKontenProps = TemplateProps<typeof intranetKonten>;
