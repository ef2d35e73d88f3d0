import { createExamples } from '../../betreuung/create-examples.ts';
import { type FerienbetreuungProps, ferienbetreuung } from './ferienbetreuung.context.ts';

export const examples = createExamples(
  'ferienbetreuung',
  'Ferienbetreuung',
  ferienbetreuung.options.parse({}),
) satisfies Record<string, FerienbetreuungProps>;
