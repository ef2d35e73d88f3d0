import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const passwortVergessen = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/', '/ratsinfo/'],
  island: { when: 'interaction', because: 'The form tells on the page that the mail is on its way.' },
  context: z.object({}),
  options: z.object({
    /** The call of the staff, or of the council below `/api/cms/raete`. */
    aktion: postsTo('/api/cms/passwort-vergessen', {
      '/intranet/anmelden/': '/api/cms/verein/passwort-vergessen',
      '/ratsinfo/': '/api/cms/raete/passwort-vergessen',
    }),
    /** Above the field. */
    einleitung: z.string().default(''),
  }),
});

export type PasswortVergessenProps = TemplateProps<typeof passwortVergessen>;
