import { createExamples } from '../../betreuung/create-examples.ts';
import { type KernzeitbetreuungProps, kernzeitbetreuung } from './kernzeitbetreuung.context.ts';

export const examples = createExamples(
  'kernzeitbetreuung',
  'Kernzeitbetreuung',
  kernzeitbetreuung.options.parse({}),
) satisfies Record<string, KernzeitbetreuungProps>;
