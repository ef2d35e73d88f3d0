import { type Kontakt, kontaktSchema } from '@gm/shared/bereiche/kontakt/kontakt';
import { KONTAKT_FELDER } from '@gm/shared/bereiche/kontakt/kontakt-felder';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { ERLEDIGT, getWort } from '../../kern/freigaben/bausteine.ts';
import type { Freigabeart } from '../../kern/freigaben/freigabeart.ts';

export const KONTAKT: Freigabeart<Kontakt> = {
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
  felder: KONTAKT_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
  schema: kontaktSchema,
  korrigierbar: {},
  getTitel: (angaben) => getWort(angaben, 'betreff'),
  freigabe: { ...ERLEDIGT, mail: 'Ihr Anliegen ist erledigt.' },
  absage: 'Leider können wir Ihrem Anliegen nicht nachkommen.',
};
