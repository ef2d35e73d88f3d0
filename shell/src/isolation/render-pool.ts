import type { Seite } from '@gm/shared/vertrag';
import type { Release } from '@gm/shared/vertrag/release';
import { Circuits } from './circuits.ts';
import type { Version } from './messages.ts';
import { PoolMember } from './pool-member.ts';
import { type BlockJob, type BlockResult, emptyResult, nameVersion, type Renderer } from './renderer.ts';
import { findBlock, includesTemplate, leaveOutUncloneable, listOpen, nameBlock, type Task } from './task.ts';
import { Trial } from './trial.ts';
import { type Death, type ThreadOptions, WatchedThread } from './watched-thread.ts';

interface PoolOptions extends ThreadOptions {
  /** Threads that render. */
  size: number;
  /** Told who ended a thread, by name, and what went wrong with threads themselves. */
  onFault(fault: unknown): void;
  onOutput?(text: string): void;
}

const RESTART_MS = 500;
const MAX_LOSSES = 2;
/** Old versions leave a thread when they are dropped; what they may have left behind goes with it. */
const MAX_DROPS = 20;
const FULL = 0.7;

/**
 * Threads that render blocks, each with all versions the site needs. Who ends or holds up one costs the block it was
 * rendering; the rest of that page goes to another thread (docs/entscheidungen/025-rendering-in-watched-threads.md).
 */
export class RenderPool implements Renderer {
  readonly #members = new Set<PoolMember>();
  readonly #queue: Task[] = [];
  readonly #versions = new Map<number, Version>();
  readonly #circuits = new Circuits();
  readonly #timer: NodeJS.Timeout;
  readonly #trial: Trial;
  #lastNumber = 0;
  #isServing = false;
  #isClosed = false;

  constructor(private readonly options: PoolOptions) {
    this.#trial = new Trial(options, (text) => options.onOutput?.(text));
    const ms = Math.max(5, options.limitMs / 40);
    this.#timer = setInterval(() => this.#look(ms), ms);
    for (let index = 0; index < options.size; index += 1) this.#start();
  }

  render(blocks: readonly BlockJob[], seite: Seite): Promise<BlockResult[]> {
    this.#isServing = true;
    return new Promise((resolve) => {
      this.#queue.push({ blocks, seite, results: [], allowed: null, losses: 0, resolve });
      this.#dispatch();
    });
  }

  /**
   * Loads a release into every thread, after one that renders nothing has shown that it loads. Rejects when it does
   * not. The returned function drops it.
   */
  async prepare(release: Release, dir: string): Promise<() => void> {
    this.#lastNumber += 1;
    const version = { number: this.#lastNumber, release, dir };
    // While the site starts no page waits for its threads: one of them is the trial, and the others need not be waited for.
    const [first] = this.#isServing ? [] : this.#members;
    await (first ? first.thread.load(version) : this.#trial.load(version));
    this.#trial.note(version);
    this.#versions.set(version.number, version);
    const others = [...this.#members].filter((member) => member !== first);
    // What is held up, or only starts, does not hold up a release: it loads before its next job.
    const isAwaited = ({ state }: PoolMember) => !first && state === 'idle';
    const loads = others.map((member) => [isAwaited(member), member.load(version)] as const);
    await Promise.all(loads.map(([isNeeded, load]) => isNeeded && load));
    return () => this.#drop(version);
  }

  /** A release is on its way. */
  expectRelease(): void {
    if (!this.#isClosed) this.#trial.open();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const tasks = [...this.#queue.splice(0), ...[...this.#members].flatMap(({ task }) => task ?? [])];
    for (const task of tasks) this.#finish(task);
    await Promise.all([this.#trial.end(), ...[...this.#members].map(({ thread }) => thread.end())]);
  }

  #look(ms: number): void {
    this.#trial.look(ms);
    for (const { thread } of this.#members) thread.look(ms);
    // While all are held up, others do not wait for the verdict.
    const isStuck = [...this.#members].every(({ thread }) => thread.isHeldUp);
    if (isStuck && this.#members.size < 2 * this.options.size && this.#findNext() >= 0) this.#start();
  }

  /** Those that are not to be replaced. */
  #countFresh(): number {
    return [...this.#members].filter(({ isTired }) => !isTired).length;
  }

  #start(): void {
    const thread = new WatchedThread(this.options, {
      onDeath: (death) => this.#bury(member, death),
      onRendered: (results, bytes) => this.#receive(member, results, bytes),
      onStray: (fault, version) => {
        this.#blame(this.#nameOf(version), `threw outside of rendering: ${fault.message}`, fault);
        this.#replace(member);
      },
      onOutput: (text) => this.options.onOutput?.(text),
    });
    const member = new PoolMember(thread, this.options.onFault);
    this.#members.add(member);
    const loads = [...this.#versions.values()].map((version) => member.load(version));
    void Promise.all(loads).then(() => {
      if (!this.#members.has(member)) return;
      this.#release(member);
      const tired = [...this.#members].find((each) => each.isTired && !each.isLeaving);
      if (tired) this.#leave(tired);
    });
  }

  /** Its successor starts first. */
  #replace(member: PoolMember): void {
    if (member.isTired || !this.#members.has(member)) return;
    member.isTired = true;
    this.#start();
  }

  #leave(member: PoolMember): void {
    member.isLeaving = true;
    if (member.state === 'idle') this.#end(member);
  }

  #end(member: PoolMember): void {
    this.#members.delete(member);
    void member.thread.end();
  }

  /** It has nothing to do. */
  #release(member: PoolMember): void {
    member.state = 'idle';
    member.task = null;
    this.#dispatch();
    if (member.state !== 'idle') return;
    const isExtra = !member.isTired && this.#countFresh() > this.options.size;
    if (member.isLeaving || isExtra) this.#end(member);
  }

  #dispatch(): void {
    for (const member of this.#members) {
      if (member.state !== 'idle' || member.isLeaving) continue;
      while (member.state === 'idle') {
        const next = this.#findNext();
        if (next < 0) return;
        for (const task of this.#queue.splice(next, 1)) this.#hand(task, member);
      }
    }
  }

  /** Place in the queue; a page with a template that holds up a thread waits for the verdict on it. */
  #findNext(): number {
    const suspects = [...this.#members].flatMap(({ task, thread }) =>
      task && thread.isHeldUp ? (findBlock(task, thread.block) ?? []) : [],
    );
    return this.#queue.findIndex(({ blocks }) => !suspects.some((suspect) => includesTemplate(blocks, suspect)));
  }

  #hand(task: Task, member: PoolMember): void {
    const { blocks, seite, results } = task;
    task.allowed ??= new Set([...new Set(blocks.map(nameBlock))].filter((name) => this.#circuits.mayRun(name)));
    for (const [index, block] of blocks.entries()) {
      if (!task.allowed.has(nameBlock(block))) results[index] ??= emptyResult(null);
    }
    const open = listOpen(task).flatMap((index) => blocks[index] ?? []);
    if (open.length === 0) {
      this.#finish(task);
      return;
    }
    try {
      member.thread.render(open, seite);
      member.state = 'busy';
      member.task = task;
    } catch {
      leaveOutUncloneable(task);
      task.losses += 1;
      this.#requeue(task);
    }
  }

  #requeue(task: Task): void {
    if (task.losses > MAX_LOSSES || listOpen(task).length === 0) this.#finish(task);
    else this.#queue.unshift(task);
  }

  #finish({ blocks, results, allowed, resolve }: Task): void {
    for (const name of allowed ?? []) this.#circuits.noteEnd(name);
    resolve(blocks.map((_, index) => results[index] ?? emptyResult(null)));
  }

  #receive(member: PoolMember, results: BlockResult[], bytes: number): void {
    const { task } = member;
    if (task) {
      for (const [place, index] of listOpen(task).entries()) task.results[index] = results[place];
      this.#finish(task);
    }
    if (bytes > FULL * this.options.memoryMb * 1024 * 1024) this.#replace(member);
    this.#release(member);
  }

  #bury(member: PoolMember, death: Death): void {
    const { task, state } = member;
    this.#members.delete(member);
    if (this.#isClosed) return;
    const block = task ? findBlock(task, death.block) : undefined;
    // Memory may have been eaten by others before: the block that asked for the last of it gets a new thread, once.
    const isSure = !death.isMemory || (task?.losses ?? 0) > 0;
    if (task && block && isSure) {
      task.results[task.blocks.indexOf(block)] = emptyResult(null);
      const name = nameBlock(block);
      // The rest of the page does without it, too, where it is left out from now on.
      if (this.#blame(name, `'${block.template}' ${death.reason}`)) task.allowed?.delete(name);
    } else {
      if (task) task.losses += 1;
      const what = death.isMemory ? `${death.reason}, while its code ran` : death.reason;
      this.#blame(this.#nameOf(death.version), what, undefined, !death.isMemory);
    }
    if (task) this.#requeue(task);
    if (this.#countFresh() < this.options.size) {
      if (state === 'starting') setTimeout(() => this.#isClosed || this.#start(), RESTART_MS).unref();
      else this.#start();
    }
    this.#dispatch();
  }

  #nameOf(number: number): string | null {
    const release = this.#versions.get(number)?.release;
    return release ? nameVersion(release.name, release.version) : null;
  }

  /** @returns whether its circuit is open now. */
  #blame(name: string | null, what: string, cause?: Error, counts = true): boolean {
    const { deaths, isOpen } = name && counts ? this.#circuits.noteDeath(name) : { deaths: 0, isOpen: false };
    const verdict = isOpen ? ', its blocks are left out for 30 s' : '';
    const count = deaths ? ` (${deaths} within a minute${verdict})` : '';
    this.options.onFault(new Error(`${name ?? 'A thread that renders'}: ${what}${count}`, cause ? { cause } : {}));
    return isOpen;
  }

  #drop({ number, release }: Version): void {
    this.#versions.delete(number);
    const name = nameVersion(release.name, release.version);
    const isKept = [...this.#versions.keys()].some((other) => this.#nameOf(other) === name);
    if (!isKept) this.#circuits.forget(name);
    for (const member of this.#members) {
      member.drop(number);
      if (member.drops === MAX_DROPS) this.#replace(member);
    }
  }
}
