import { createBeispiele } from '../../betreuung/create-beispiele.ts';
import { type KernzeitbetreuungProps, kernzeitbetreuung } from './kernzeitbetreuung.context.ts';

export const beispiele = createBeispiele(
  'kernzeitbetreuung',
  'Kernzeitbetreuung',
  kernzeitbetreuung.options.parse({}),
) satisfies Record<string, KernzeitbetreuungProps>;
