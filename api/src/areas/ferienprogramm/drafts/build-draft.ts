import type { HolidayDraft } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import type { Suggestion } from '@gm/shared/areas/ferienprogramm/organisers/suggestion';
import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { toCents } from '@gm/shared/format/amount';
import { addDays } from '@gm/shared/rules/berlin-time';
import { toHtml } from '../../../core/forms/rich-text.ts';
import type { DraftLine } from './holiday-draft-repository.ts';

/** Placeholder the suggestion form requests for an unknown time. */
const UNKNOWN = '00:00';

type Times = Pick<DraftLine, 'datum_von' | 'datum_bis' | 'taeglich'>;

function buildTimes(
  from: string,
  until: string,
  zeit_von: string | null,
  zeit_bis: string | null,
  daily: boolean,
): Times {
  if (zeit_von === null || zeit_bis === null) return { datum_von: from, datum_bis: until, taeglich: false };
  return { datum_von: `${from}T${zeit_von}`, datum_bis: `${until}T${zeit_bis}`, taeglich: daily && from !== until };
}

/** Days and times of a suggestion: an end at midnight means the previous day; several days share the same times. */
function buildTermin({ datum_von, datum_bis, zeit_von, zeit_bis }: Suggestion): Times {
  if (zeit_von === UNKNOWN && zeit_bis === UNKNOWN) return buildTimes(datum_von, datum_bis, null, null, false);
  const endsOvernight = zeit_bis === UNKNOWN;
  const isDaily = datum_von !== datum_bis && !endsOvernight && zeit_bis >= zeit_von;
  return buildTimes(datum_von, endsOvernight ? addDays(datum_bis, 1) : datum_bis, zeit_von, zeit_bis, isDaily);
}

/** Draft of a suggestion, without the sender's contact data, which stay at the desk. */
export function buildDraft(suggestion: Suggestion): DraftLine {
  return {
    titel: suggestion.titel,
    einleitung: null,
    text: toHtml(suggestion.text),
    ...buildTermin(suggestion),
    preis: toCents(suggestion.preis),
    preis_geschwister: toCents(suggestion.preis_geschwister),
    alter_min: suggestion.alter_min,
    alter_max: suggestion.alter_max,
    teilnehmer_min: Math.min(suggestion.teilnehmer_min, UNLIMITED),
    teilnehmer_max: Math.min(suggestion.teilnehmer_max, UNLIMITED),
    mitbringen: suggestion.mitbringen || null,
    veranstalter: suggestion.veranstalter || null,
    veranstaltungsort: suggestion.veranstaltungsort || null,
    bildtext: suggestion.bildtext || null,
  };
}

export function toDraftLine(draft: HolidayDraft): DraftLine {
  const { datum_von, datum_bis, zeit_von, zeit_bis, taeglich: daily } = draft;
  return {
    titel: draft.titel,
    einleitung: draft.einleitung || null,
    text: toHtml(draft.text),
    ...buildTimes(datum_von, datum_bis, zeit_von, zeit_bis, daily),
    preis: toCents(draft.preis),
    preis_geschwister: draft.preis_geschwister === null ? null : toCents(draft.preis_geschwister),
    alter_min: draft.alter_min,
    alter_max: draft.alter_max,
    teilnehmer_min: draft.teilnehmer_min,
    teilnehmer_max: draft.teilnehmer_max,
    mitbringen: draft.mitbringen || null,
    veranstalter: draft.veranstalter || null,
    veranstaltungsort: draft.veranstaltungsort || null,
    bildtext: draft.bildtext || null,
  };
}
