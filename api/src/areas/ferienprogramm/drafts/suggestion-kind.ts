import { createSuggestionSchema, type Suggestion } from '@gm/shared/areas/ferienprogramm/organisers/suggestion';
import { SUGGESTION_FIELDS } from '@gm/shared/areas/ferienprogramm/organisers/suggestion-fields';
import { formatDate } from '@gm/shared/format/date';
import { PRIVACY } from '@gm/shared/schemas/consents';
import { CONTACT_WAYS, getWord, LOCATION_AND_TIME } from '../../../core/desk/pieces.ts';
import type { ReleaseKind } from '../../../core/desk/release-kind.ts';
import { getOrganiser } from '../../branchenverzeichnis/area.ts';
import { adoptSuggestion, withdrawSuggestion } from './adopt-suggestion.ts';
import { createHolidayDraftRepository } from './holiday-draft-repository.ts';

export const SUGGESTION: ReleaseKind<Suggestion> = {
  name: 'vorschlag',
  kuerzel: 'FV',
  bezeichnung: 'Vorschlag zum Ferienprogramm',
  anrede: 'Ihr Vorschlag zum Ferienprogramm',
  zweck: 'Wir prüfen Ihren Vorschlag, sprechen uns mit Ihnen ab und veröffentlichen das Angebot im Ferienprogramm.',
  dank: {
    titel: 'Vielen Dank für Ihren Vorschlag!',
    eingegangen: 'Ihr Vorschlag für das Ferienprogramm ist bei uns eingegangen.',
    weiter: 'Wir prüfen ihn und melden uns bei Ihnen, bevor er veröffentlicht wird.',
  },
  felder: SUGGESTION_FIELDS,
  zustimmungen: { datenschutz: PRIVACY },
  getWorte: getOrganiser,
  schema: createSuggestionSchema(0),
  korrigierbar: { ...LOCATION_AND_TIME, veranstalter: 'text', ...CONTACT_WAYS, mitbringen: 'mehrzeilig' },
  getTitel: (details) => `${getWord(details, 'titel')}, ${formatDate(getWord(details, 'datum_von'))}`,
  freigabe: {
    titel: 'In das Ferienprogramm aufnehmen',
    folge:
      'Der Vorschlag wird ein Entwurf im Ferienprogramm, den Sie dort ergänzen und veröffentlichen. Der Absender bekommt die Zusage per E-Mail.',
    mail: 'Wir nehmen Ihren Vorschlag gern in das Ferienprogramm auf. Auf unserer Website können Sie ihn unter „Kinderferienprogramm“, „Für Veranstalter“ ergänzen, bis wir ihn veröffentlichen; danach sehen Sie dort die Anmeldungen.',
  },
  absage: 'Leider können wir Ihren Vorschlag nicht in das Ferienprogramm aufnehmen.',

  async release(trx, thing, { uploads }) {
    await adoptSuggestion(trx, uploads, thing, thing.angaben);
    return null;
  },
  withdraw: withdrawSuggestion,

  /** Link to continue after the suggestion was accepted. */
  async showExtras(db, { id }) {
    const event = await createHolidayDraftRepository(db).findByEinsendung(id);
    if (!event) return {};
    const text = event.entwurf ? 'Entwurf ergänzen und veröffentlichen' : 'Veranstaltung im Ferienprogramm ansehen';
    return { weiter: { text, href: `/intranet/ferienprogramm/${event.id}/` } };
  },
};
