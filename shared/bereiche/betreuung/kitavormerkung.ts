import * as z from 'zod/mini';
import { begleitfelder, einwilligung, optionalerText } from '../../schemas/bausteine.ts';
import {
  createElternRegeln,
  DATENSCHUTZ_FEHLT,
  dropUnaskedEltern,
  elternFelder,
  kindFelder,
  sonstigeAngaben,
  verbundeneListe,
} from './betreuung-bausteine.ts';
import { wunschFelder, wunschRegeln } from './kita-bausteine.ts';

/** `POST /api/kitavormerkung`: a family asks for a place in a day-care centre. Used by the form and by the api. */
export const kitavormerkungSchema = z.pipe(
  z
    .object({
      ...kindFelder,
      ...wunschFelder,
      ...elternFelder,
      name_geschwister_1: optionalerText(),
      kita_geschwister_1: optionalerText({ max: 60 }),
      name_geschwister_2: optionalerText(),
      kita_geschwister_2: optionalerText({ max: 60 }),
      vorrang: verbundeneListe(),
      sonstige_angaben: sonstigeAngaben,
      valid: einwilligung(DATENSCHUTZ_FEHLT),
      ...begleitfelder,
    })
    .check(...wunschRegeln, ...createElternRegeln()),
  z.transform(dropUnaskedEltern),
);
export type Kitavormerkung = z.output<typeof kitavormerkungSchema>;
