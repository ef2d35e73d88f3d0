import * as z from 'zod/mini';
import { begleitfelder, einwilligung, haken } from './bausteine.ts';
import {
  DATENSCHUTZ_FEHLT,
  einverstaendnis,
  elternFelder,
  elternRegeln,
  kindFelder,
  personenFelder,
  schuleFelder,
  sonstigeAngaben,
  streicheArbeit,
  verbundeneListe,
} from './betreuung-bausteine.ts';

/** `POST /api/ferienbetreuung`: a family asks for care in the holidays. Used by the form and by the api. */
export const ferienbetreuungSchema = z.pipe(
  z
    .object({
      ...kindFelder,
      ...schuleFelder,
      kind_kernzeitbetreuung: haken(),
      betreuung: verbundeneListe({ pflicht: 'Betreuungsumfang ist ein Pflichtfled.' }),
      ...elternFelder,
      ...personenFelder,
      sonstige_angaben: sonstigeAngaben,
      einverstaendniserklaerung: einverstaendnis,
      fotos: haken(),
      valid: einwilligung(DATENSCHUTZ_FEHLT),
      ...begleitfelder,
    })
    .check(...elternRegeln),
  z.transform(streicheArbeit),
);
export type Ferienbetreuung = z.output<typeof ferienbetreuungSchema>;
