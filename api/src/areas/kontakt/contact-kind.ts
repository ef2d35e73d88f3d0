import { type Contact, contactSchema } from '@gm/shared/areas/kontakt/contact';
import { CONTACT_FIELDS } from '@gm/shared/areas/kontakt/contact-fields';
import { PRIVACY } from '@gm/shared/schemas/consents';
import { getWord, HANDLED } from '../../core/desk/pieces.ts';
import type { ReleaseKind } from '../../core/desk/release-kind.ts';

export const CONTACT: ReleaseKind<Contact> = {
  name: 'kontakt',
  kuerzel: 'KO',
  bezeichnung: 'Nachricht',
  anrede: 'Ihre Nachricht',
  zweck: 'Wir bearbeiten Ihr Anliegen und antworten Ihnen.',
  dank: {
    titel: 'Vielen Dank für Ihre Nachricht!',
    eingegangen: 'Ihre Nachricht ist bei uns eingegangen.',
    weiter: 'Wir antworten Ihnen in der Regel innerhalb von zwei Arbeitstagen.',
  },
  felder: CONTACT_FIELDS,
  zustimmungen: { datenschutz: PRIVACY },
  schema: contactSchema,
  korrigierbar: {},
  getTitel: (details) => getWord(details, 'betreff'),
  freigabe: { ...HANDLED, mail: 'Ihr Anliegen ist erledigt.' },
  absage: 'Leider können wir Ihrem Anliegen nicht nachkommen.',
};
