import { paper } from '../../../test/ratsinfo.ts';

export const examples = {
  unterwegs: { context: { ratsvorlage: paper }, options: {} },
  neu: {
    context: { ratsvorlage: { ...paper, oeffentlich: false, beratungen: [], verwandte: [], stichworte: [] } },
    options: {},
  },
};
