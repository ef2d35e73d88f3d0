import { createBeispiele } from '../../betreuung/create-beispiele.ts';
import { type FerienbetreuungProps, ferienbetreuung } from './ferienbetreuung.context.ts';

export const beispiele = createBeispiele(
  'ferienbetreuung',
  'Ferienbetreuung',
  ferienbetreuung.options.parse({}),
) satisfies Record<string, FerienbetreuungProps>;
