import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const passwortNeu = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/', '/ratsinfo/'],
  island: {
    when: 'interaction',
    because: 'The form shows the password on request and tells what went wrong on the page.',
  },
  context: z.object({
    /** Response of `GET /api/cms/passwort-link`. */
    link: z.object({ gueltig: z.boolean() }).catch({ gueltig: false }),
  }),
  options: z.object({
    /** The call of the staff, or of the council below `/api/cms/raete`. */
    aktion: postsTo('/api/cms/passwort-neu', { '/ratsinfo/': '/api/cms/raete/passwort-neu' }),
    anmeldungLink: z.string().default('/intranet/'),
    vergessenLink: z.string().default('/intranet/passwort-vergessen/'),
  }),
});

export type PasswortNeuProps = TemplateProps<typeof passwortNeu>;
