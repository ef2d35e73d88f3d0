import type { Judge } from '../judgement/judge-in-child.ts';
import type { Judgement } from '../judgement/judgement.ts';

/** A judge that has made up his mind. */
export const judgeAs = (judgement: Partial<Judgement> = {}): Judge => ({
  begin() {},
  judge: async (_after, _before, _limit, packed) => {
    await packed;
    return {
      ...{ remote: 'mf-probe', version: '2', before: null, pages: 3, examples: 1, unchanged: 4, findings: [] },
      ...{ html: { before: 0, after: 0 }, time: { before: 0, after: 0 } },
      ...judgement,
    };
  },
  end() {},
});

/** One that finds nothing, and the time that shells get then: a delivery goes every step of its way. */
export const judgedWell = { judge: judgeAs(), headStartMs: 1 };
