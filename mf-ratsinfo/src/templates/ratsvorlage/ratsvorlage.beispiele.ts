import { vorlage } from '../../../test/ratsinfo.ts';

export const beispiele = {
  unterwegs: { context: { ratsvorlage: vorlage }, options: {} },
  neu: {
    context: { ratsvorlage: { ...vorlage, oeffentlich: false, beratungen: [], verwandte: [], stichworte: [] } },
    options: {},
  },
};
