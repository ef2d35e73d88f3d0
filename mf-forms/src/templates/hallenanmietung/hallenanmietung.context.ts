import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { terminSchema } from '@gm/shared/schemas/events/termin';
import { veranstaltungShortSchema } from '@gm/shared/schemas/events/veranstaltung-data';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const hallenanmietung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given and shows what the chosen hall asks for.',
  },
  query: ['anlass', 'halle'],
  context: z.object({
    /** The event named in the address; null without one. */
    veranstaltung: veranstaltungShortSchema.nullable().catch(null),
    /** Distinct calendar events to choose from if the address names none. */
    veranstaltungen: z.preprocess(
      (value) => (typeof value === 'object' && value !== null && 'data' in value ? value.data : value),
      listField(terminSchema.pick({ id: true, titel: true, datum_von: true })),
    ),
  }),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/hallenanmietung'),
    /** Halls to choose from; by default the main hall, its equipment hall and one per district. */
    hallen: z.array(z.string()).default([]),
    eintragLink: z.string().default('/veranstaltungseintrag/'),
    /** Next steps, shown below the reference number; the note about the acknowledgement is added automatically. */
    erfolgstext: z
      .string()
      .default('Wir prüfen, ob die Halle frei ist, und melden uns. Erst unsere Zusage ist verbindlich.'),
  }),
});

export type HallenanmietungProps = TemplateProps<typeof hallenanmietung>;
