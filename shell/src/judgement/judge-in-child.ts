import { fork } from 'node:child_process';
import { Refusal } from '../registry/refusal.ts';
import { judgeBudget, type StoredBuild } from './budget.ts';
import { type Judgement, judgementSchema } from './judgement.ts';

/** What the child is told. */
export interface JudgeJob {
  dir: string;
  /** Folder of the current version; null: there is none. */
  beforeDir: string | null;
  /** Where the site's api listens; null: only examples are judged. */
  apiUrl: string | null;
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

const LIMITS = { start: 30_000, step: 30_000, whole: 120_000 };
const MEMORY_MB = 768;

interface Outcome {
  message: Extract<JudgeMessage, { judgement: Judgement } | { fault: string }> | null;
  step: Extract<JudgeMessage, { step: unknown }>['step'] | null;
  late: boolean;
}

/** One process without any setting or secret of the site, ended when it takes too long. */
function runChild(job: JudgeJob, { script, execArgv = [], limits = LIMITS }: JudgeSettings): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [JSON.stringify(job)], {
      env: { NODE_ENV: 'production' },
      execArgv: [...execArgv, '--expose-gc', `--max-old-space-size=${MEMORY_MB}`],
      stdio: 'ignore',
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

/** Judges a release on the site's content in a process of its own; rejects with the reason when that does not end well. */
export function judgeInChild(settings: JudgeSettings): JudgeWork {
  return async (after, before, limit) => {
    const run = (change: Partial<JudgeJob> = {}) =>
      runChild({ dir: after.dir, beforeDir: before?.dir ?? null, apiUrl: settings.apiUrl, ...change }, settings);
    let outcome = await run();
    // The current version may be what hangs: its repair is judged by itself.
    if (!outcome.message && outcome.step?.side === 'before') outcome = await run({ beforeDir: null });
    const { message } = outcome;
    if (message && 'fault' in message && message.unreachable && (!before || settings.ofSources))
      outcome = await run({ apiUrl: null });
    return readOutcome(outcome, judgeBudget(after, before, settings.ofSources ? Number.POSITIVE_INFINITY : limit));
  };
}

function readOutcome({ message, step, late }: Outcome, budget: Judgement['findings']): Judgement {
  if (!message) {
    const where = step ? `while it renders ${step.what}` : 'when it is loaded';
    throw new Refusal(late ? `does not come to an end ${where}` : `ends the process ${where}`);
  }
  if ('fault' in message) throw new Refusal(message.fault);
  const judgement = judgementSchema.parse(message.judgement);
  return { ...judgement, findings: [...budget, ...judgement.findings] };
}
