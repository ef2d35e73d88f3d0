import * as z from 'zod/mini';
import { check } from '../../schemas/pieces.ts';
import { betreuungFields, connectedList, createParentsRules, dropUnaskedParents } from './betreuung-pieces.ts';

/** `POST /api/ferienbetreuung`: request for holiday care. Used by the form and by the api. */
export const ferienbetreuungSchema = z.pipe(
  z
    .object({
      ...betreuungFields,
      kind_kernzeitbetreuung: check(),
      betreuung: connectedList({ pflicht: 'Betreuungsumfang ist ein Pflichtfled.' }),
    })
    .check(...createParentsRules()),
  z.transform(dropUnaskedParents),
);
export type Ferienbetreuung = z.output<typeof ferienbetreuungSchema>;
