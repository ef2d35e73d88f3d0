import { type Fehlermeldung, fehlermeldungSchema } from '@gm/shared/areas/fehlermeldung/fehlermeldung';
import { FEHLERMELDUNG_FIELDS } from '@gm/shared/areas/fehlermeldung/fehlermeldung-fields';
import { PRIVACY } from '@gm/shared/schemas/consents';
import { getWord, HANDLED } from '../../core/desk/pieces.ts';
import type { ReleaseKind } from '../../core/desk/release-kind.ts';

export const FEHLERMELDUNG: ReleaseKind<Fehlermeldung> = {
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
  felder: FEHLERMELDUNG_FIELDS,
  zustimmungen: { datenschutz: PRIVACY },
  schema: fehlermeldungSchema,
  korrigierbar: {},
  getTitel(details) {
    const page = getWord(details, 'seite');
    return page ? `Fehler auf ${page}` : getWord(details, 'nachricht').slice(0, 80);
  },
  freigabe: { ...HANDLED, mail: 'Der Fehler, den Sie gemeldet haben, ist behoben. Danke für Ihren Hinweis!' },
  absage: 'Wir haben uns Ihren Hinweis angesehen, werden aber nichts ändern.',
};
