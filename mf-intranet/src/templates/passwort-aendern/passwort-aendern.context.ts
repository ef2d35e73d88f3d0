import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const passwortAendern = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form shows the password on request and tells what went wrong on the page.',
  },
  context: z.object({}),
  options: z.object({
    /** The call of the staff, or of the council below `/api/cms/raete`. */
    aktion: postsTo('/api/cms/passwort'),
  }),
});

export type PasswortAendernProps = TemplateProps<typeof passwortAendern>;
