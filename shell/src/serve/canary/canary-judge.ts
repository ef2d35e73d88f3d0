import type { Registry } from '../../registry/registry.ts';
import { explainFault } from '../../store/refusal.ts';
import { type Canary, endCanary } from '../../store/registry-file.ts';
import type { Store } from '../../store/store.ts';

/** Observations of one version since the canary's start. */
export interface Seen {
  /** Pages with blocks of the remote served to visitors. */
  views: number;
  /** Errors reported by browsers on any page of the set. */
  browserFaults: number;
  /** Blocks rendered on the server, failed ones, and their total milliseconds. */
  renders: number;
  faults: number;
  ms: number;
}

/** Totals of a version of a remote in this process. */
export type Counts = Pick<Seen, 'renders' | 'faults' | 'ms'>;

export interface Verdict {
  verdict: 'current' | 'withdrawn';
  reason: string;
}

/** A fault or two may be caused by the network. */
const FAULTS = 3;
/** Minimum number of renderings to compare their time. */
const RENDERS = 30;
const FAULT_RATIO = 3;
const TIME_RATIO = 3;
/** A shorter time is imperceptible. */
const HARMLESS_MS = 5;

const share = (part: number, whole: number) => part / Math.max(1, whole);
const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;

function compareFaults(what: string, [tried, usual]: [number, number], [of, ofUsual]: [number, number]): string | null {
  const [now, before] = [share(tried, of), share(usual, ofUsual)];
  if (tried < FAULTS || now <= before * FAULT_RATIO) return null;
  return `${what}: ${percent(now)}, of the current version ${percent(before)}`;
}

/**
 * Rule of a canary: withdrawn as soon as at least three faults of server or browser are more than three times as
 * frequent as with the current version, or thirty renderings took more than three times as long; promoted after `views`
 * pages without that. Null while undecided.
 */
export function judgeCanary(tried: Seen, current: Seen, views: number): Verdict | null {
  const faults =
    compareFaults('faults on the server', [tried.faults, current.faults], [tried.renders, current.renders]) ??
    compareFaults('faults in the browser', [tried.browserFaults, current.browserFaults], [tried.views, current.views]);
  if (faults) return { verdict: 'withdrawn', reason: faults };
  const [now, before] = [share(tried.ms, tried.renders), share(current.ms, current.renders)];
  if (tried.renders >= RENDERS && current.renders >= RENDERS && now > HARMLESS_MS && now > before * TIME_RATIO)
    return {
      verdict: 'withdrawn',
      reason: `${now.toFixed(1)} ms a block, the current version ${before.toFixed(1)} ms`,
    };
  if (tried.views < views) return null;
  const seen = `${tried.views} pages, ${tried.faults} faults on the server, ${tried.browserFaults} in the browser`;
  return { verdict: 'current', reason: seen };
}

interface CanaryJudgeOptions {
  registry: Pick<Registry, 'canary' | 'snapshot'>;
  store: Store;
  /** Pages after which a version without faults becomes current. */
  views: number;
  count(remote: string, version: string): Counts;
  onVerdict(canary: Pick<Canary, 'remote' | 'version'>, verdict: Verdict): void;
  onFault(fault: unknown): void;
}

interface Trial {
  canary: Canary;
  /** Of the canary and of the current version: totals at the canary's start, and counts since. */
  start: [Counts, Counts];
  seen: [Seen, Seen];
  /** Networks that reported a fault. */
  networks: Set<string>;
}

/** More would only fill the memory. */
const NETWORKS = 10_000;
const INTERVAL_MS = 500;
const NOTHING: Seen = { views: 0, browserFaults: 0, renders: 0, faults: 0, ms: 0 };

/** Watches a canary, and promotes or withdraws it automatically. Every process judges by its own observations. */
export class CanaryJudge {
  #trial: Trial | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(private readonly options: CanaryJudgeOptions) {}

  start(): void {
    this.#timer = setInterval(() => void this.judge(), INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A visitor got a page. */
  noteView(isCanary: boolean, remotes: ReadonlySet<string>): void {
    const trial = this.#findTrial();
    if (trial && remotes.has(trial.canary.remote)) trial.seen[isCanary ? 0 : 1].views += 1;
  }

  /**
   * A browser reported a fault on a page of this generation. Each network counts once, so that a single attacker cannot
   * end a canary.
   */
  noteBrowserFault(generation: number, network: string): void {
    const trial = this.#findTrial();
    if (!trial || trial.networks.has(network) || trial.networks.size >= NETWORKS) return;
    trial.networks.add(network);
    trial.seen[generation === this.options.registry.canary?.generation ? 0 : 1].browserFaults += 1;
  }

  /** A canary that cannot be loaded needs no visitors to be judged; other versions are ignored. */
  async noteRefused(remote: string, version: string, fault: unknown): Promise<void> {
    await this.#end({ remote, version }, { verdict: 'withdrawn', reason: explainFault(fault) });
  }

  async judge(): Promise<void> {
    const trial = this.#findTrial();
    if (!trial || this.#isEnding) return;
    const [tried, current] = this.#sum(trial);
    const verdict = judgeCanary(tried, current, this.options.views);
    if (verdict && (await this.#end(trial.canary, verdict))) this.#trial = null;
  }

  /** False: the store cannot be written to; the canary continues, and is judged again. */
  async #end(canary: Pick<Canary, 'remote' | 'version'>, verdict: Verdict): Promise<boolean> {
    const { store, onVerdict, onFault } = this.options;
    this.#isEnding = true;
    try {
      const isEnded = await store.change((dir) => endCanary(dir, canary, verdict.verdict, verdict.reason));
      if (isEnded) onVerdict(canary, verdict);
      return true;
    } catch (fault) {
      onFault(fault);
      return false;
    } finally {
      this.#isEnding = false;
    }
  }

  #count({ remote, version }: Canary): [Counts, Counts] {
    const { registry, count } = this.options;
    const current = registry.snapshot.remotes.get(remote)?.server.release.version ?? '';
    return [count(remote, version), count(remote, current)];
  }

  #findTrial(): Trial | null {
    const { canary } = this.options.registry;
    if (!canary) this.#trial = null;
    else if (this.#trial?.canary.version !== canary.version)
      this.#trial = { canary, start: this.#count(canary), seen: [{ ...NOTHING }, { ...NOTHING }], networks: new Set() };
    return this.#trial;
  }

  #sum({ canary, start, seen }: Trial): [Seen, Seen] {
    const now = this.#count(canary);
    const add = (index: 0 | 1): Seen => ({
      ...seen[index],
      renders: now[index].renders - start[index].renders,
      faults: now[index].faults - start[index].faults,
      ms: now[index].ms - start[index].ms,
    });
    return [add(0), add(1)];
  }
}
