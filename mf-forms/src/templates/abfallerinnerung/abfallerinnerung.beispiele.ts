import { createBeispielSeite, EMAIL_UNGUELTIG, refuse } from '../../teile/seite.beispiele.ts';
import { type AbfallerinnerungProps, abfallerinnerung } from './abfallerinnerung.context.ts';

const seite = createBeispielSeite('/abfalltermine/erinnerung/', 'Erinnerung an Abfalltermine');
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

/** The form as the page of the dates leads to it, refused after a post without JavaScript, and without the list. */
export const beispiele = {
  leer: { context, options, seite: { ...seite, suche: '?strasse=schwann-tannenstrasse' } },
  abgelehnt: {
    context,
    options,
    seite: refuse(
      seite,
      'abfallerinnerung',
      { strasse: 'conweiler-hauptstrasse', arten: 'bio', email: 'anna@' },
      { email: EMAIL_UNGUELTIG },
    ),
  },
} satisfies Record<string, AbfallerinnerungProps>;
