import { familySchema } from '@gm/shared/areas/ferienprogramm/registration/family';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** All data of a family behind the link of one of its bookings; a 404 without a valid token. */
export const ferienprogrammFamilie = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'Events are added and given back on the page, after a question.' },
  context: z.object({ familie: z.unknown().pipe(familySchema) }),
  options: z.intersection(
    z.object({
      /** Path of the call for address, telephone and details of a child; the shell forwards posts to it. */
      aktion: postsTo('/api/ferienprogramm/familie/angaben'),
      /** The programme with its free places, loaded in the browser. */
      programm: z.string().startsWith('/api/').default('/api/ferienprogramm/programm?rubrik=24'),
    }),
    settings,
  ),
});

export type FerienprogrammFamilieProps = TemplateProps<typeof ferienprogrammFamilie>;
