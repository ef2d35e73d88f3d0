import * as z from 'zod/mini';
import { begleitfelder, pflichtText } from '../../schemas/bausteine.ts';
import { wunschFelder, wunschRegeln } from './kita-bausteine.ts';

const LINK = 'Bitte öffnen Sie den Link aus unserer E-Mail vollständig.';

const grund = {
  /** Secret part of the family's private link. */
  token: pflichtText(LINK, { min: 0, max: 64, zuLang: LINK }),
  ...begleitfelder,
};

/**
 * `POST /api/kitavormerkung/aenderung`: a family changes its wishes or takes its pre-registration back. Whoever takes it
 * back is asked for nothing more. Used by the form and by the api.
 */
export const kitaaenderungSchema = z.discriminatedUnion(
  'was',
  [
    z.object({ ...grund, was: z.literal('aendern'), ...wunschFelder }).check(...wunschRegeln),
    z.object({ ...grund, was: z.literal('zurueckziehen') }),
  ],
  'Bitte wählen Sie aus, was Sie tun möchten.',
);
export type Kitaaenderung = z.output<typeof kitaaenderungSchema>;
