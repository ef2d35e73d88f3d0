import * as z from 'zod/mini';
import { haken } from '../../schemas/bausteine.ts';
import { betreuungFelder, createElternRegeln, dropUnaskedEltern, verbundeneListe } from './betreuung-bausteine.ts';

/** `POST /api/ferienbetreuung`: a family asks for care in the holidays. Used by the form and by the api. */
export const ferienbetreuungSchema = z.pipe(
  z
    .object({
      ...betreuungFelder,
      kind_kernzeitbetreuung: haken(),
      betreuung: verbundeneListe({ pflicht: 'Betreuungsumfang ist ein Pflichtfled.' }),
    })
    .check(...createElternRegeln()),
  z.transform(dropUnaskedEltern),
);
export type Ferienbetreuung = z.output<typeof ferienbetreuungSchema>;
