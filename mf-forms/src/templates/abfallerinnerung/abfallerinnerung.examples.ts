import { createExamplePage, EMAIL_INVALID, refuse } from '../../parts/page.examples.ts';
import { type AbfallerinnerungProps, abfallerinnerung } from './abfallerinnerung.context.ts';

const page = createExamplePage('/abfalltermine/erinnerung/', 'Erinnerung an Abfalltermine');
const options = abfallerinnerung.options.parse({});
const context = abfallerinnerung.context.parse({
  abfalltermine: {
    arten: [
      { id: 'restmuell', name: 'Restmüll' },
      { id: 'bio', name: 'Bioabfall' },
    ],
    strassen: [
      { id: 'conweiler-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Conweiler' },
      { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' },
    ],
  },
});

/** The form as linked from the dates page, rejected after a post without JavaScript, and without the list. */
export const examples = {
  leer: { context, options, seite: { ...page, suche: '?strasse=schwann-tannenstrasse' } },
  abgelehnt: {
    context,
    options,
    seite: refuse(
      page,
      'abfallerinnerung',
      { strasse: 'conweiler-hauptstrasse', arten: 'bio', email: 'anna@' },
      { email: EMAIL_INVALID },
    ),
  },
} satisfies Record<string, AbfallerinnerungProps>;
