import { terminSchema } from '@gm/shared/schemas/termin';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { veranstaltungKurzSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const hallenanmietung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The form checks each answer while it is given and shows what the chosen hall asks for.',
  },
  query: ['anlass', 'halle'],
  context: z.object({
    /** The event of the address; without one there is nothing a hall could be rented for. */
    veranstaltung: veranstaltungKurzSchema.nullable().catch(null),
    /** Events of the calendar to choose from where the address names none, each once. */
    veranstaltungen: z.preprocess(
      (wert) => (typeof wert === 'object' && wert !== null && 'data' in wert ? wert.data : wert),
      listenFeld(terminSchema.pick({ id: true, titel: true, datum_von: true })),
    ),
  }),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/hallenanmietung'),
    /** Halls to choose from; without any the usual ones: main hall, its equipment hall, one for each district. */
    hallen: z.array(z.string()).default([]),
    eintragLink: z.string().default('/veranstaltungseintrag/'),
    /** What happens next, shown below the reference number; what is said of the acknowledgement follows by itself. */
    erfolgstext: z
      .string()
      .default('Wir prüfen, ob die Halle frei ist, und melden uns. Erst unsere Zusage ist verbindlich.'),
  }),
});

export type HallenanmietungProps = TemplateProps<typeof hallenanmietung>;
