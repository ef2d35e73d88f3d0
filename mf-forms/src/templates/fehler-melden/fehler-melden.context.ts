import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const fehlerMelden = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'The form checks each answer while it is given and keeps a draft.' },
  context: z.object({}),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/fehlermeldung'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** What happens next, shown below the reference number; what is said of the acknowledgement follows by itself. */
    erfolgstext: z
      .string()
      .default(
        'Die zuständige Stelle im Rathaus prüft den Fehler und meldet sich bei Ihnen, falls noch Fragen offen sind.',
      ),
  }),
});

export type FehlerMeldenProps = TemplateProps<typeof fehlerMelden>;
