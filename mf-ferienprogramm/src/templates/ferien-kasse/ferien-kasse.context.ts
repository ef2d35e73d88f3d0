import { booksSchema } from '@gm/shared/areas/ferienprogramm/payment/books';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienKasse = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  query: ['ansicht'],
  surface: 'plain',
  island: { when: 'visible', because: 'The chosen file is named on the page, in German.' },
  /** Response of `GET /api/intranet/ferienprogramm/kasse`; null when the call failed. */
  context: z.object({ kasse: booksSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call for staff operations; the shell forwards posts to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/kasse'),
  }),
});

export type FerienKasseProps = TemplateProps<typeof ferienKasse>;
