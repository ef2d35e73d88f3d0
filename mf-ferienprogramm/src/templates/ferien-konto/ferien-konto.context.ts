import { booksAccountSchema } from '@gm/shared/areas/ferienprogramm/payment/books';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienKonto = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  /** Response of `GET /api/intranet/ferienprogramm/kasse/{referenz}`; the page is a 404 without it. */
  context: z.object({ konto: booksAccountSchema }),
  options: z.object({
    /** Path of the call for staff operations; the shell forwards posts to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/kasse'),
  }),
});

export type FerienKontoProps = TemplateProps<typeof ferienKonto>;
