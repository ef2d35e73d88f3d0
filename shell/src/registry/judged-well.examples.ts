import type { Judge } from '../judgement/judge-in-child.ts';
import type { Judgement } from '../judgement/judgement.ts';

/** A judge with a fixed result. */
export const judgeAs = (judgement: Partial<Judgement> = {}): Judge => ({
  begin() {},
  judge: async (_after, before, _limit, packed) => {
    await packed;
    return {
      ...{ remote: 'mf-probe', version: '2', before: before?.release.version ?? null },
      ...{ pages: 3, examples: 1, unchanged: 4, findings: [] },
      ...{ html: { before: 0, after: 0 }, time: { before: 0, after: 0 } },
      ...judgement,
    };
  },
  end() {},
});

/** A judge without findings, and a head start: the delivery runs all steps. */
export const judgedWell = { judge: judgeAs(), headStartMs: 1 };
