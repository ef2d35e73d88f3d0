import * as z from 'zod/mini';
import { isLocalPath } from '../../regeln/read-local-path.ts';
import { mustBeComplete } from '../../regeln/redaktion.ts';
import { optionalerText, regel } from '../../schemas/bausteine.ts';
import {
  beitragsrahmen,
  bildfelder,
  bildRegeln,
  TEXT_FEHLT,
  titel,
  zeitraumRegeln,
} from '../../schemas/redaktion-beitrag.ts';

const LINK =
  'Bitte geben Sie eine Adresse dieser Website an, zum Beispiel /kontakt/, oder eine mit https:// am Anfang.';
const isLink = (wert: string) =>
  wert === '' || (isLocalPath(wert) && !/\s/.test(wert)) || /^https:\/\/[^\s/]+\.\S+$/.test(wert);

const eilmeldungFelder = z.object({
  titel,
  /** Plain text: it stands in a banner and in notifications. */
  text: optionalerText({ max: 500 }),
  link: optionalerText({ max: 500 }).check(z.refine(isLink, LINK)),
  ...bildfelder,
  ...beitragsrahmen,
});
type EilmeldungEingabe = z.output<typeof eilmeldungFelder>;

export const eilmeldungBeitragSchema = eilmeldungFelder.check(
  regel<EilmeldungEingabe>('text', TEXT_FEHLT, ({ was, text: worte }) => Boolean(!mustBeComplete(was) || worte)),
  ...bildRegeln,
  ...zeitraumRegeln,
  regel<EilmeldungEingabe>(
    'bis_datum',
    'Bitte geben Sie an, bis wann die Eilmeldung gilt.',
    ({ was, bis_datum, bis_zeit }) => Boolean(!mustBeComplete(was) || bis_datum || bis_zeit),
  ),
);
