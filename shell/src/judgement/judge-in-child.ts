import { fork } from 'node:child_process';
import os from 'node:os';
import { Refusal } from '../registry/refusal.ts';
import { judgeBudget, type StoredBuild } from './budget.ts';
import { type Share, WHOLE } from './judge-input.ts';
import { type Judgement, judgementSchema, mergeJudgements } from './judgement.ts';

/** What the child is told. */
export interface JudgeJob {
  dir: string;
  /** Folder of the current version; null: there is none. */
  beforeDir: string | null;
  /** Where the site's api listens; null: only examples are judged. */
  apiUrl: string | null;
  share: Share;
}

/** What it says: what it does next, or how it ended. */
export type JudgeMessage =
  | { step: { side: 'before' | 'after'; what: string } }
  | { judgement: Judgement }
  | { fault: string; unreachable?: true };

export interface JudgeSettings {
  /** `cli/judge.ts`, or what it was built to. */
  script: string;
  execArgv?: readonly string[];
  apiUrl: string;
  /**
   * The repository's own modules, built beside the shell: where the api does not answer yet they are judged by their examples
   * alone, and what they may weigh is a matter of its own tests.
   */
  ofSources?: boolean;
  /** Until it begins, for one thing, and for everything. */
  limits?: { start: number; step: number; whole: number };
}

export type JudgeWork = (
  after: StoredBuild,
  before: StoredBuild | null,
  limit: number | undefined,
) => Promise<Judgement>;

const LIMITS = { start: 30_000, step: 15_000, whole: 120_000 };
const MEMORY_MB = 768;
/** Pages come and go: with the 16 MB that are usual a tenth of the time would be spent on clearing up. */
const YOUNG_MB = 64;
/** Two processes share the work where there are two processors: examples, in which barriers are looked for, take as long as pages. */
const SHARES: [Share, ...Share[]] =
  os.availableParallelism() > 1
    ? [
        { examples: true, pages: false },
        { examples: false, pages: true },
      ]
    : [WHOLE];

interface Outcome {
  message: Extract<JudgeMessage, { judgement: Judgement } | { fault: string }> | null;
  step: Extract<JudgeMessage, { step: unknown }>['step'] | null;
  late: boolean;
}

/** One process without any setting or secret of the site, ended when it takes too long, or when nobody waits any more. */
function runChild(
  job: JudgeJob,
  { script, execArgv = [], limits = LIMITS }: JudgeSettings,
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [JSON.stringify(job)], {
      env: { NODE_ENV: 'production' },
      execArgv: [...execArgv, '--expose-gc', `--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
      stdio: 'ignore',
      signal,
      killSignal: 'SIGKILL',
    });
    const outcome: Outcome = { message: null, step: null, late: false };
    const stop = () => {
      outcome.late = true;
      child.kill('SIGKILL');
    };
    const whole = setTimeout(stop, limits.whole);
    let step = setTimeout(stop, limits.start);
    child.on('message', (message: JudgeMessage) => {
      clearTimeout(step);
      step = setTimeout(stop, limits.step);
      if ('step' in message) outcome.step = message.step;
      else {
        outcome.message = message;
        child.kill('SIGKILL');
      }
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(whole);
      clearTimeout(step);
      resolve(outcome);
    });
  });
}

/** Judges a release on the site's content in processes of its own; rejects with the reason when one does not end well. */
export function judgeInChild(settings: JudgeSettings): JudgeWork {
  return async (after, before, limit) => {
    const over = new AbortController();
    const judgeShare = async (share: Share) => {
      const job = { dir: after.dir, beforeDir: before?.dir ?? null, apiUrl: settings.apiUrl, share };
      const run = (change: Partial<JudgeJob> = {}) => runChild({ ...job, ...change }, settings, over.signal);
      let outcome = await run();
      // The current version may be what hangs: its repair is judged by itself.
      if (!outcome.message && outcome.step?.side === 'before') outcome = await run({ beforeDir: null });
      const { message } = outcome;
      if (message && 'fault' in message && message.unreachable && (!before || settings.ofSources))
        outcome = await run({ apiUrl: null });
      return readOutcome(outcome);
    };
    try {
      const [first, ...others] = SHARES;
      const shares = [judgeShare(first), ...others.map(judgeShare)] as const;
      const judgement = mergeJudgements(await Promise.all(shares));
      const budget = judgeBudget(after, before, settings.ofSources ? Number.POSITIVE_INFINITY : limit);
      return { ...judgement, findings: [...budget, ...judgement.findings] };
    } finally {
      over.abort();
    }
  };
}

function readOutcome({ message, step, late }: Outcome): Judgement {
  if (!message) {
    const where = step ? `while it renders ${step.what}` : 'when it is loaded';
    throw new Refusal(late ? `does not come to an end ${where}` : `ends the process ${where}`);
  }
  if ('fault' in message) throw new Refusal(message.fault);
  return judgementSchema.parse(message.judgement);
}
