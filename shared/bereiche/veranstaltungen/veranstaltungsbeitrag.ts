import * as z from 'zod/mini';
import { countCharacters } from '../../regeln/count-characters.ts';
import { mustBeComplete } from '../../regeln/redaktion.ts';
import {
  datum,
  emptyOr,
  nummern,
  optionalerText,
  optionaleZahl,
  regel,
  webadresse,
  zeit,
} from '../../schemas/bausteine.ts';
import {
  beitragsrahmen,
  bildfelder,
  bildRegeln,
  TAG,
  TEXT_FEHLT,
  text,
  titel,
  UHRZEIT,
  zeitraumRegeln,
} from '../../schemas/redaktion-beitrag.ts';
import {
  ENDE_VOR_BEGINN,
  endNextDay,
  endsAfterBeginn,
  VERANSTALTER_UNBEKANNT,
} from '../../schemas/veranstaltung-bausteine.ts';

const RUBRIKEN_FEHLEN = 'Bitte wählen Sie mindestens eine Rubrik aus.';
const veranstaltungFelder = z.object({
  titel,
  veranstaltungen_rubrik: nummern(RUBRIKEN_FEHLEN, { min: 0 }),
  einleitung: optionalerText({ max: 500 }),
  text,
  veranstalter_brancheneintrag_zuordnung: optionaleZahl(VERANSTALTER_UNBEKANNT, { min: 1, max: 2_147_483_647 }),
  veranstalter: optionalerText(),
  eintritt: optionalerText(),
  veranstaltungsort: optionalerText(),
  datum_von: emptyOr(datum(TAG, { vergangen: true })),
  datum_bis: emptyOr(datum(TAG, { vergangen: true })),
  zeit_von: emptyOr(zeit(UHRZEIT)),
  zeit_bis: emptyOr(zeit(UHRZEIT)),
  link: webadresse(),
  linktext: optionalerText(),
  ...bildfelder,
  ...beitragsrahmen,
});
type VeranstaltungEingabe = z.output<typeof veranstaltungFelder>;

/** What a release needs and a draft does not. */
const noetig = (feld: keyof VeranstaltungEingabe & string, meldung: string) =>
  regel<VeranstaltungEingabe>(feld, meldung, (werte) => !mustBeComplete(werte.was) || Boolean(werte[feld]));

const gepruefteVeranstaltung = veranstaltungFelder.check(
  regel<VeranstaltungEingabe>('veranstaltungen_rubrik', RUBRIKEN_FEHLEN, ({ was, veranstaltungen_rubrik }) =>
    Boolean(!mustBeComplete(was) || veranstaltungen_rubrik?.length),
  ),
  regel<VeranstaltungEingabe>(
    'text',
    TEXT_FEHLT,
    ({ was, text: html = '' }) => !mustBeComplete(was) || countCharacters(html) > 0,
  ),
  noetig('veranstaltungsort', 'Bitte geben Sie an, wo die Veranstaltung stattfindet.'),
  noetig('datum_von', TAG),
  regel<VeranstaltungEingabe>('datum_bis', 'Das Ende darf nicht vor dem Beginn liegen.', ({ datum_von, datum_bis }) =>
    Boolean(!datum_von || !datum_bis || datum_bis >= datum_von),
  ),
  regel<VeranstaltungEingabe>('zeit_bis', ENDE_VOR_BEGINN, endsAfterBeginn),
  ...bildRegeln,
  ...zeitraumRegeln,
);
export const veranstaltungBeitragSchema = z.pipe(gepruefteVeranstaltung, z.transform(endNextDay<VeranstaltungEingabe>));
