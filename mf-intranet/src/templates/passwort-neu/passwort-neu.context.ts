import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const passwortNeu = defineTemplate({
  slots: ['content'],
  island: { when: 'load', because: 'The form shows the password on request and tells what went wrong on the page.' },
  context: z.object({
    /** Reply of `GET /api/cms/passwort-link`. */
    link: z.object({ gueltig: z.boolean() }).catch({ gueltig: false }),
  }),
  options: z.object({
    /** The call of the staff, or that of the council below `/api/cms/raete`. */
    aktion: z.string().startsWith('/api/').default('/api/cms/passwort-neu'),
    anmeldungLink: z.string().default('/intranet/'),
    vergessenLink: z.string().default('/intranet/passwort-vergessen/'),
  }),
});

export type PasswortNeuProps = TemplateProps<typeof passwortNeu>;
