import { Refusal } from '../registry/refusal.ts';
import { judgeBudget, type StoredBuild } from './budget.ts';
import { type Judgement, judgementSchema, sortFindings } from './judgement.ts';
import { type ChildScript, type Limits, WatchedChild } from './watched-child.ts';

/** What the child is told. */
export interface JudgeJob {
  dir: string;
  /** Folder of the current version; null: there is none. */
  beforeDir: string | null;
}

/** A piece of HTML in which barriers are looked for. */
export interface Look {
  id: number;
  html: string;
  old: string | null;
}

/** What came of it; see `FindBarriers`. */
export type BarrierMessage = { id: number; barriers: string[] | null } | { id: number; fault: string };

/** What it says: what it does next, what is to be looked at, or how it ended. */
export type JudgeMessage =
  | { step: { side: 'before' | 'after'; what: string } }
  | { look: Look }
  | { judgement: Judgement }
  | { fault: string; unreachable?: true };

export interface JudgeSettings {
  /** `cli/judge.ts`, or what it was built to. */
  judge: ChildScript;
  /** `cli/barriers.ts`, or what it was built to. */
  barriers: ChildScript;
  apiUrl: string;
  /**
   * The repository's own modules, built beside the shell: where the api does not answer yet they are judged by their examples
   * alone, and what they may weigh is a matter of its own tests.
   */
  ofSources?: boolean;
  limits?: Limits;
}

export interface Judge {
  /**
   * Somebody who is trusted has begun to deliver: what judging takes in any case is loaded, and the site's content asked for,
   * while the rest of the file is on its way.
   */
  begin(): void;
  /** @param packed when the new files lie beside their compressed copies */
  judge(
    after: StoredBuild,
    before: StoredBuild | null,
    limit: number | undefined,
    packed: Promise<unknown>,
  ): Promise<Judgement>;
  /** Nobody waits for it any more. */
  end(): void;
}

const LIMITS: Limits = { start: 30_000, step: 15_000, whole: 120_000 };

interface Outcome {
  message: Extract<JudgeMessage, { judgement: Judgement } | { fault: string }> | null;
  step: Extract<JudgeMessage, { step: unknown }>['step'] | null;
  late: boolean;
}

/** A process that renders, and one that looks for barriers in what it has rendered: that takes as long again, and needs none of the code. */
class Pair {
  readonly #judge: WatchedChild<JudgeJob | BarrierMessage, JudgeMessage>;
  #barriers: WatchedChild<Look, BarrierMessage> | undefined;
  readonly #outcome: Omit<Outcome, 'late'> = { message: null, step: null };

  constructor(
    private readonly settings: JudgeSettings,
    apiUrl: string | null,
  ) {
    const { judge, limits = LIMITS, ofSources } = settings;
    this.#judge = new WatchedChild(judge, apiUrl === null ? [] : [apiUrl], limits, (message) => this.#hear(message));
    // What is built from the sources has little to be looked at, or nothing.
    if (!ofSources) this.#openBarriers();
  }

  #openBarriers(): WatchedChild<Look, BarrierMessage> {
    const { barriers, limits = LIMITS } = this.settings;
    this.#barriers ??= new WatchedChild(barriers, [], limits, (found) => this.#judge.send(found));
    return this.#barriers;
  }

  #hear(message: JudgeMessage): void {
    if ('step' in message) this.#outcome.step = message.step;
    else if ('look' in message) this.#openBarriers().send(message.look);
    else {
      this.#outcome.message = message;
      this.#judge.end();
    }
  }

  async run(job: JudgeJob): Promise<Outcome> {
    this.#judge.begin(job);
    try {
      return { late: (await this.#judge.ended()).late, ...this.#outcome };
    } finally {
      this.end();
    }
  }

  end(): void {
    this.#judge.end();
    this.#barriers?.end();
  }
}

/** Judges a release on the site's content in processes of their own; rejects with the reason when they do not end well. */
export function judgeInChild(settings: JudgeSettings): Judge {
  const { apiUrl, ofSources } = settings;
  let begun: Pair | null = null;
  const pairs = new Set<Pair>();
  const start = (url: string | null) => {
    const pair = new Pair(settings, url);
    pairs.add(pair);
    return pair;
  };

  async function run({ dir }: StoredBuild, before: StoredBuild | null): Promise<Judgement> {
    const job = { dir, beforeDir: before?.dir ?? null };
    const pair = begun ?? start(apiUrl);
    begun = null;
    let outcome = await pair.run(job);
    // The current version may be what hangs: its repair is judged by itself.
    if (!outcome.message && outcome.step?.side === 'before')
      outcome = await start(apiUrl).run({ ...job, beforeDir: null });
    const { message } = outcome;
    if (message && 'fault' in message && message.unreachable && (!before || ofSources))
      outcome = await start(null).run(job);
    return readOutcome(outcome);
  }

  return {
    begin() {
      begun ??= start(apiUrl);
    },
    async judge(after, before, limit, packed) {
      const [judgement] = await Promise.all([run(after, before), packed]);
      const budget = judgeBudget(after, before, ofSources ? Number.POSITIVE_INFINITY : limit);
      return { ...judgement, findings: sortFindings([...budget, ...judgement.findings]) };
    },
    end() {
      for (const pair of pairs) pair.end();
      pairs.clear();
      begun = null;
    },
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
