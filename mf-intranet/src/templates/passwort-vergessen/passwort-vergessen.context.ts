import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const passwortVergessen = defineTemplate({
  slots: ['content'],
  island: { when: 'load', because: 'The form tells on the page that the mail is on its way.' },
  context: z.object({}),
  options: z.object({
    /** The call of the staff, or that of the council below `/api/cms/raete`. */
    aktion: z.string().startsWith('/api/').default('/api/cms/passwort-vergessen'),
    /** Above the field. */
    einleitung: z.string().default(''),
  }),
});

export type PasswortVergessenProps = TemplateProps<typeof passwortVergessen>;
