import type { Page } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import type { Circuits } from './circuits.ts';
import { type Death, type GuestOptions, GuestProcess } from './guest-process.ts';
import type { BlockAnswer, GuestTask } from './messages.ts';
import { type BlockJob, emptyResult, nameVersion } from './renderer.ts';
import { listOpen, listTaken, type Task } from './task.ts';
import type { TemplateFacts } from './template-facts.ts';

export interface GuestsOptions extends GuestOptions {
  /** Maximum number of guests of a version. */
  size: number;
  /** Called when a guest ends, with the cause and the name of its version. */
  onFault(fault: unknown): void;
  onOutput?(text: string): void;
}

interface Member {
  guest: GuestProcess;
  state: 'starting' | 'idle' | 'busy';
  task: Task | null;
  /** The task is answered in one write: if the guest ends before, the block that did it is unknown. */
  atOnce: boolean;
  /** To be replaced: it uses too much memory, or something failed in it. */
  isRetiring: boolean;
  idleMs: number;
}

const RESTART_MS = 500;
/** Longest reason of a failed start: the release writes it, and each is a line of the log. */
const REASON = 500;
const MAX_LOSSES = 2;
const FULL = 0.7;
/** A page that waits this long gets a second guest, which ends after being idle for the other time. */
const SLOW_MS = 50;
const IDLE_MS = 30_000;

/** A template that was rendered so often without ending a guest is expected not to. */
const PROVEN = 20;

const failed: BlockAnswer = { result: emptyResult(null) };

/**
 * The guests of one version. A block that ends or blocks its guest affects only itself: the rest of the page goes to
 * another guest (docs/decisions/082-guest-processes-for-remote-code.md).
 */
export class VersionGuests {
  readonly name: string;
  readonly #members = new Set<Member>();
  readonly #queue: Task[] = [];
  /** Template → renderings since it was last part of a task that ended a guest. */
  readonly #renderings = new Map<string, number>();
  #isOpen = false;
  #isClosed = false;

  constructor(
    private readonly release: Release,
    private readonly dir: string,
    private readonly options: GuestsOptions,
    private readonly circuits: Circuits,
  ) {
    this.name = nameVersion(release.name, release.version);
  }

  /** Starts the first guest. Rejects when the release does not load. */
  async open(): Promise<TemplateFacts> {
    const member = this.#create();
    try {
      const facts = await member.guest.load();
      this.#isOpen = true;
      this.#release(member);
      return facts;
    } catch (fault) {
      this.close();
      throw fault;
    }
  }

  /** Null for blocks without an answer: their guest ended, or the circuit breaker is open. */
  ask(blocks: readonly BlockJob[], page: Page | null, taken: readonly string[]): Promise<(BlockAnswer | null)[]> {
    if (this.#isClosed || !this.circuits.mayRun(this.name)) return Promise.resolve(blocks.map(() => null));
    return new Promise((resolve) => {
      this.#queue.push({ blocks, seite: page, taken, answers: [], losses: 0, waitedMs: 0, resolve });
      this.#dispatch();
    });
  }

  close(): void {
    this.#isClosed = true;
    const tasks = [...this.#queue.splice(0), ...[...this.#members].flatMap(({ task }) => task ?? [])];
    for (const { guest } of this.#members) guest.end();
    this.#members.clear();
    for (const task of tasks) this.#finish(task);
  }

  /** The watchdog calls this every `ms`. */
  checkLimits(ms: number): void {
    for (const member of [...this.#members]) {
      member.guest.checkLimits(ms);
      member.idleMs = member.state === 'idle' ? member.idleMs + ms : 0;
      if (member.idleMs > IDLE_MS && this.#members.size > 1) this.#end(member);
    }
    for (const task of this.#queue) task.waitedMs += ms;
    const next = this.#queue[this.#findNext()];
    if (!next || next.waitedMs < SLOW_MS) return;
    const members = [...this.#members];
    // While all guests are blocked, other pages do not wait for the time limit.
    const limit = members.every(({ guest }) => guest.isHeldUp) ? 2 * this.options.size : this.options.size;
    if (members.length < limit && !members.some(({ state }) => state === 'starting')) this.#start();
  }

  #create(): Member {
    const guest = new GuestProcess(this.options, this.release, this.dir, {
      onDeath: (death) => this.#handleExit(member, death),
      onAnswer: (answer) => {
        const { task } = member;
        const [index] = task ? listOpen(task) : [];
        if (task && index !== undefined) task.answers[index] = answer;
      },
      onEnd: (_value, bytes) => this.#receive(member, bytes),
      onStray: (message) => {
        const isOpen = this.#recordFault(`threw outside of rendering: ${message}`);
        if (!isOpen) this.#replace(member);
      },
      ...(this.options.onOutput ? { onOutput: this.options.onOutput } : {}),
    });
    const member: Member = { guest, state: 'starting', task: null, atOnce: false, isRetiring: false, idleMs: 0 };
    this.#members.add(member);
    return member;
  }

  /**
   * A failing start of a version that loaded before (busy machine, missing files) is reported and retried, until the
   * circuit breaker opens.
   */
  #start(): void {
    if (this.#isClosed) return;
    const member = this.#create();
    member.guest.load().then(
      () => {
        this.#release(member);
        for (const other of this.#members) if (other.isRetiring && other.state === 'idle') this.#end(other);
      },
      (fault) => {
        // The end of a guest is handled elsewhere.
        if (member.guest.isOver) return;
        const isOpen = this.#recordFault(fault instanceof Error ? fault.message.slice(0, REASON) : String(fault));
        this.#end(member);
        this.#giveUp();
        if (!isOpen) this.#startLater();
      },
    );
  }

  #startLater(): void {
    setTimeout(() => this.#members.size === 0 && this.#start(), RESTART_MS).unref();
  }

  /** Starts the successor first. */
  #replace(member: Member): void {
    if (member.isRetiring || !this.#members.has(member)) return;
    member.isRetiring = true;
    this.#start();
  }

  #end(member: Member): void {
    this.#members.delete(member);
    member.guest.end();
  }

  /** The guest is idle. */
  #release(member: Member): void {
    member.state = 'idle';
    member.task = null;
    this.#dispatch();
    const hasSuccessor = [...this.#members].some(({ isRetiring, state }) => !isRetiring && state !== 'starting');
    if (member.state === 'idle' && member.isRetiring && hasSuccessor) this.#end(member);
  }

  #dispatch(): void {
    for (const member of this.#members) {
      while (member.state === 'idle') {
        const next = this.#findNext();
        if (next < 0) return;
        for (const task of this.#queue.splice(next, 1)) this.#hand(task, member);
      }
    }
  }

  /** Index in the queue; a page with a template that blocks a guest waits for the result. */
  #findNext(): number {
    const suspects = new Set(
      [...this.#members].flatMap(({ task, guest }) =>
        task && guest.isHeldUp && guest.hasBegun ? (task.blocks[listOpen(task)[0] ?? -1]?.template ?? []) : [],
      ),
    );
    return this.#queue.findIndex(({ blocks }) => !blocks.some(({ template }) => suspects.has(template)));
  }

  #hand(task: Task, member: Member): void {
    const { blocks, seite: page } = task;
    const open = listOpen(task).flatMap((index) => blocks[index] ?? []);
    // A task that ended a guest is repeated with an answer for each block, which shows the one that did.
    const atOnce = task.losses === 0 && open.every(({ template }) => (this.#renderings.get(template) ?? 0) >= PROVEN);
    const asked: GuestTask = page
      ? { kind: 'render', blocks: open, seite: page, taken: listTaken(task), atOnce }
      : { kind: 'calls', blocks: open, atOnce };
    try {
      member.guest.ask(asked);
      member.state = 'busy';
      member.task = task;
      member.atOnce = atOnce;
    } catch (fault) {
      this.options.onFault(fault);
      this.#finish(task);
    }
  }

  /** Pages do not wait for a version that does not start. */
  #giveUp(): void {
    for (const waiting of this.#queue.splice(0)) this.#finish(waiting);
  }

  #finish({ blocks, answers, resolve }: Task): void {
    this.circuits.noteEnd(this.name);
    resolve(blocks.map((_, index) => answers[index] ?? null));
  }

  #receive(member: Member, bytes: number): void {
    if (member.task) {
      for (const { template } of member.task.blocks)
        this.#renderings.set(template, (this.#renderings.get(template) ?? 0) + 1);
      this.#finish(member.task);
    }
    member.task = null;
    if (bytes > FULL * this.options.memoryMb * 1024 * 1024) this.#replace(member);
    this.#release(member);
  }

  #handleExit(member: Member, { reason, isMemory, isInBlock }: Death): void {
    const { task, state, atOnce } = member;
    // For a release that does not load, `open` rejects.
    if (!this.#members.delete(member) || this.#isClosed || !this.#isOpen) return;
    for (const { template } of task?.blocks ?? []) this.#renderings.delete(template);
    const [index] = task ? listOpen(task) : [];
    const block = index === undefined ? undefined : task?.blocks[index];
    // Other blocks may have used up the memory before: the block that failed to allocate gets a new guest, once.
    const isSure = isInBlock && (!isMemory || (task?.losses ?? 0) > 0);
    let isOpen = false;
    if (task && block && index !== undefined && isSure) {
      task.answers[index] = failed;
      isOpen = this.#recordFault(`'${block.template}' ${reason}`);
    } else {
      if (task) task.losses += 1;
      isOpen = this.#recordFault(reason, !task || !(isMemory || atOnce));
    }
    if (task && (isOpen || task.losses > MAX_LOSSES || listOpen(task).length === 0)) this.#finish(task);
    else if (task) this.#queue.unshift(task);
    if (isOpen) this.#giveUp();
    if (this.#members.size === 0) {
      if (state === 'starting') this.#giveUp();
      // While the circuit breaker is open no page needs it; then the first one starts it.
      if (!isOpen && state === 'starting') this.#startLater();
      else if (!isOpen) this.#start();
    }
    this.#dispatch();
  }

  /** @returns whether the circuit breaker is open now */
  #recordFault(what: string, counts = true): boolean {
    const { deaths, isOpen } = counts ? this.circuits.noteDeath(this.name) : { deaths: 0, isOpen: false };
    const verdict = isOpen ? ', its blocks are left out for 30 s' : '';
    const count = deaths ? ` (${deaths} within a minute${verdict})` : '';
    this.options.onFault(new Error(`${this.name}: ${what}${count}`));
    return isOpen;
  }
}
