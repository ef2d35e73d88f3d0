import * as z from 'zod/mini';
import { companionFields, requiredText } from '../../schemas/pieces.ts';
import { wishFields, wishRules } from './kita-pieces.ts';

const LINK = 'Bitte öffnen Sie den Link aus unserer E-Mail vollständig.';

const reason = {
  /** Secret part of the family's private link. */
  token: requiredText(LINK, { min: 0, max: 64, zuLang: LINK }),
  ...companionFields,
};

/**
 * `POST /api/kitavormerkung/aenderung`: a family changes its wishes or withdraws its pre-registration, which needs no
 * further fields. Used by the form and by the api.
 */
export const kitaChangeSchema = z.discriminatedUnion(
  'was',
  [
    z.object({ ...reason, was: z.literal('aendern'), ...wishFields }).check(...wishRules),
    z.object({ ...reason, was: z.literal('zurueckziehen') }),
  ],
  'Bitte wählen Sie aus, was Sie tun möchten.',
);
export type KitaChange = z.output<typeof kitaChangeSchema>;
