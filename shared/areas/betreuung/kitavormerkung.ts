import * as z from 'zod/mini';
import { companionFields, consent, optionalText } from '../../schemas/pieces.ts';
import {
  childFields,
  connectedList,
  createParentsRules,
  dropUnaskedParents,
  PRIVACY_MISSING,
  parentsFields,
  sonstigeDetails,
} from './betreuung-pieces.ts';
import { wishFields, wishRules } from './kita-pieces.ts';

/** `POST /api/kitavormerkung`: request for a place in a day-care centre. Used by the form and by the api. */
export const kitavormerkungSchema = z.pipe(
  z
    .object({
      ...childFields,
      ...wishFields,
      ...parentsFields,
      name_geschwister_1: optionalText(),
      kita_geschwister_1: optionalText({ max: 60 }),
      name_geschwister_2: optionalText(),
      kita_geschwister_2: optionalText({ max: 60 }),
      vorrang: connectedList(),
      sonstige_angaben: sonstigeDetails,
      valid: consent(PRIVACY_MISSING),
      ...companionFields,
    })
    .check(...wishRules, ...createParentsRules()),
  z.transform(dropUnaskedParents),
);
export type Kitavormerkung = z.output<typeof kitavormerkungSchema>;
