import { type Fehlermeldung, fehlermeldungSchema } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung';
import { FEHLERMELDUNG_FELDER } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung-felder';
import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { ERLEDIGT, getWort } from '../../kern/freigaben/bausteine.ts';
import type { Freigabeart } from '../../kern/freigaben/freigabeart.ts';

export const FEHLERMELDUNG: Freigabeart<Fehlermeldung> = {
  name: 'fehlermeldung',
  kuerzel: 'FM',
  bezeichnung: 'Fehlermeldung',
  anrede: 'Ihre Fehlermeldung',
  zweck: 'Wir beheben den Fehler auf der Website und antworten Ihnen.',
  dank: {
    titel: 'Vielen Dank für Ihre Meldung!',
    eingegangen: 'Ihre Fehlermeldung ist bei uns eingegangen.',
    weiter: 'Wir prüfen den Fehler und melden uns, wenn wir Fragen haben.',
  },
  felder: FEHLERMELDUNG_FELDER,
  zustimmungen: { datenschutz: DATENSCHUTZ },
  schema: fehlermeldungSchema,
  korrigierbar: {},
  getTitel(angaben) {
    const seite = getWort(angaben, 'seite');
    return seite ? `Fehler auf ${seite}` : getWort(angaben, 'nachricht').slice(0, 80);
  },
  freigabe: { ...ERLEDIGT, mail: 'Der Fehler, den Sie gemeldet haben, ist behoben. Danke für Ihren Hinweis!' },
  absage: 'Wir haben uns Ihren Hinweis angesehen, werden aber nichts ändern.',
};
