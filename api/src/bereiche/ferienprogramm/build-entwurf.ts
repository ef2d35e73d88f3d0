import type { Ferienentwurf } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf';
import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { Vorschlag } from '@gm/shared/bereiche/ferienprogramm/vorschlag';
import { toCents } from '@gm/shared/format/betrag';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { toHtml } from '../../kern/formulare/rich-text.ts';
import type { Entwurfszeile } from './ferienentwurf-repository.ts';

/** As the suggestion form asks to write a time that is not known yet. */
const UNBEKANNT = '00:00';

type Zeiten = Pick<Entwurfszeile, 'datum_von' | 'datum_bis' | 'taeglich'>;

function buildZeiten(
  von: string,
  bis: string,
  zeit_von: string | null,
  zeit_bis: string | null,
  taeglich: boolean,
): Zeiten {
  if (zeit_von === null || zeit_bis === null) return { datum_von: von, datum_bis: bis, taeglich: false };
  return { datum_von: `${von}T${zeit_von}`, datum_bis: `${bis}T${zeit_bis}`, taeglich: taeglich && von !== bis };
}

/** Days and times of a suggestion: midnight ends the day before, several days mean the same hours on each. */
function buildTermin({ datum_von, datum_bis, zeit_von, zeit_bis }: Vorschlag): Zeiten {
  if (zeit_von === UNBEKANNT && zeit_bis === UNBEKANNT) return buildZeiten(datum_von, datum_bis, null, null, false);
  const endetNachts = zeit_bis === UNBEKANNT;
  const isTaeglich = datum_von !== datum_bis && !endetNachts && zeit_bis >= zeit_von;
  return buildZeiten(datum_von, endetNachts ? addTage(datum_bis, 1) : datum_bis, zeit_von, zeit_bis, isTaeglich);
}

/** What becomes of a suggestion; who sent it and how to reach them stays at the desk. */
export function buildEntwurf(vorschlag: Vorschlag): Entwurfszeile {
  return {
    titel: vorschlag.titel,
    einleitung: null,
    text: toHtml(vorschlag.text),
    ...buildTermin(vorschlag),
    preis: toCents(vorschlag.preis),
    preis_geschwister: toCents(vorschlag.preis_geschwister),
    alter_min: vorschlag.alter_min,
    alter_max: vorschlag.alter_max,
    teilnehmer_min: Math.min(vorschlag.teilnehmer_min, UNBEGRENZT),
    teilnehmer_max: Math.min(vorschlag.teilnehmer_max, UNBEGRENZT),
    mitbringen: vorschlag.mitbringen || null,
    veranstalter: vorschlag.veranstalter || null,
    veranstaltungsort: vorschlag.veranstaltungsort || null,
    bildtext: vorschlag.bildtext || null,
  };
}

/** A draft as staff have written it. */
export function toEntwurfszeile(entwurf: Ferienentwurf): Entwurfszeile {
  const { datum_von, datum_bis, zeit_von, zeit_bis, taeglich } = entwurf;
  return {
    titel: entwurf.titel,
    einleitung: entwurf.einleitung || null,
    text: toHtml(entwurf.text),
    ...buildZeiten(datum_von, datum_bis, zeit_von, zeit_bis, taeglich),
    preis: toCents(entwurf.preis),
    preis_geschwister: entwurf.preis_geschwister === null ? null : toCents(entwurf.preis_geschwister),
    alter_min: entwurf.alter_min,
    alter_max: entwurf.alter_max,
    teilnehmer_min: entwurf.teilnehmer_min,
    teilnehmer_max: entwurf.teilnehmer_max,
    mitbringen: entwurf.mitbringen || null,
    veranstalter: entwurf.veranstalter || null,
    veranstaltungsort: entwurf.veranstaltungsort || null,
    bildtext: entwurf.bildtext || null,
  };
}
