import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const fehlerMelden = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'The form checks each answer while it is given and keeps a draft.' },
  context: z.object({}),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/fehlermeldung'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Next steps, shown below the reference number; the note about the acknowledgement is added automatically. */
    erfolgstext: z
      .string()
      .default(
        'Die zuständige Stelle im Rathaus prüft den Fehler und meldet sich bei Ihnen, falls noch Fragen offen sind.',
      ),
  }),
});

export type FehlerMeldenProps = TemplateProps<typeof fehlerMelden>;
