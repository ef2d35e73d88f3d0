import { Refusal } from '../store/refusal.ts';
import { judgeBudget, type StoredBuild } from './budget.ts';
import { createGap, type Finding, type Judgement, judgementSchema, sortFindings } from './judgement.ts';
import { type ChildScript, type Limits, WatchedChild } from './watched-child.ts';

/** The child's job. */
export interface JudgeJob {
  dir: string;
  /** Folder of the current version; null: there is none. */
  beforeDir: string | null;
}

/** A piece of HTML to search for barriers. */
export interface Look {
  id: number;
  html: string;
  old: string | null;
}

/** The result; see `FindBarriers`. */
export type BarrierMessage = { id: number; barriers: string[] | null } | { id: number; fault: string };

/** The child's messages: its next step, HTML to search, or the result. */
export type JudgeMessage =
  | { step: { side: 'before' | 'after'; what: string } }
  | { look: Look }
  | { judgement: Judgement }
  | { fault: string; unreachable?: true };

export interface JudgeSettings {
  /** `cli/judge.ts`, or its build. */
  judge: ChildScript;
  /** `cli/barriers.ts`, or its build. */
  barriers: ChildScript;
  /** Path of the built guest.ts, which runs the code of both versions. */
  guest: string;
  apiUrl: string;
  /**
   * Modules of the repository itself, built next to the shell: while the api does not answer they are judged by their
   * examples alone, and their own tests check their weight.
   */
  ofSources?: boolean;
  limits?: Limits;
}

export interface Judge {
  /**
   * A trusted sender has started a delivery: load the code and the site's content while the rest of the file arrives.
   */
  begin(): void;
  /** @param packed resolves when the compressed copies of the new files exist */
  judge(
    after: StoredBuild,
    before: StoredBuild | null,
    limit: number | undefined,
    packed: Promise<unknown>,
  ): Promise<Judgement>;
  /** Cancels the judgement. */
  end(): void;
}

/** Attempts to render the current version for the comparison. */
const TRIES = 2;

const LIMITS: Limits = { start: 30_000, step: 15_000, whole: 120_000 };

interface Outcome {
  message: Extract<JudgeMessage, { judgement: Judgement } | { fault: string }> | null;
  step: Extract<JudgeMessage, { step: unknown }>['step'] | null;
  late: boolean;
}

/** A process that compares renderings, and one that searches them for barriers, which takes as long. */
class Pair {
  readonly #judge: WatchedChild<JudgeJob | BarrierMessage, JudgeMessage>;
  #barriers: WatchedChild<Look, BarrierMessage> | undefined;
  readonly #outcome: Omit<Outcome, 'late'> = { message: null, step: null };

  constructor(
    private readonly settings: JudgeSettings,
    apiUrl: string | null,
  ) {
    const { judge, guest, limits = LIMITS, ofSources } = settings;
    this.#judge = new WatchedChild(
      judge,
      apiUrl === null ? [guest] : [guest, apiUrl],
      limits,
      (message) => this.#hear(message),
      // It waits for the search for barriers, too.
      () => this.#judge.waited() + (this.#barriers?.waited() ?? 0),
    );
    // Builds from the sources have little or nothing to search.
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

/** Judges a release against the site's content in separate processes; rejects with the reason when they fail. */
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
    const gaps: Finding[] = [];
    for (let tries = 1; tries <= TRIES && hasLostBefore(outcome); tries += 1) {
      const isLast = tries === TRIES;
      // The current version may be the one that hangs. Its repair is then judged alone, and the missing comparison is
      // reported.
      if (isLast) gaps.push(createGap(`the current version ${describeEnd(outcome)}`));
      outcome = await start(apiUrl).run(isLast ? { ...job, beforeDir: null } : job);
    }
    const { message } = outcome;
    if (message && 'fault' in message && message.unreachable && (!before || ofSources)) {
      gaps.push(createGap(`pages: ${message.fault}`));
      outcome = await start(null).run(job);
    }
    const judgement = readOutcome(outcome);
    return { ...judgement, findings: [...gaps, ...judgement.findings] };
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

const hasLostBefore = ({ message, step }: Outcome) => !message && step?.side === 'before';

function describeEnd({ step, late }: Outcome): string {
  const where = step ? `while it renders ${step.what}` : 'when it is loaded';
  return late ? `does not come to an end ${where}` : `ends the process ${where}`;
}

function readOutcome(outcome: Outcome): Judgement {
  const { message } = outcome;
  if (!message) throw new Refusal(describeEnd(outcome));
  if ('fault' in message) throw new Refusal(message.fault);
  return judgementSchema.parse(message.judgement);
}
