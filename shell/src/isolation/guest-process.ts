import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { Page } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { findConfinement, listPermissions } from './confinement.ts';
import { IdleUse } from './idle-use.ts';
import {
  type BlockAnswer,
  createReader,
  ENCODING,
  type FromGuest,
  formatOrder,
  type GuestTask,
  readMessage,
  type ToGuest,
} from './messages.ts';
import { findInner, readUsedOf, readWaitedOf } from './own-time.ts';
import type { TemplateFacts } from './template-facts.ts';

export interface GuestOptions {
  /** Path of the built guest.ts. */
  script: string;
  /** Time limit of a block in milliseconds; 0: the caller watches. */
  limitMs: number;
  /** Time limit of the start in milliseconds. */
  loadMs?: number;
  /** Limit of the JavaScript heap in MB. */
  memoryMb: number;
  /** To measure memory that rendering keeps. */
  exposeGc?: boolean;
}

/** The cause of a guest's end. */
export interface Death {
  reason: string;
  isMemory: boolean;
  /** A block was being rendered, so it is no after-effect of an earlier one. */
  isInBlock: boolean;
}

type Answer = Exclude<FromGuest, { kind: 'stray' }>;

interface Hearer {
  onDeath(death: Death): void;
  /** Answers come in the order of the task's blocks. */
  onAnswer(answer: BlockAnswer): void;
  onEnd(value: number | null, bytes: number): void;
  onStray(message: string): void;
  /** Output printed by the release. */
  onOutput?(text: string): void;
}

/** For starting and loading a release: enough for a busy machine, and no page waits for it. */
const LOAD_LIMIT_MS = 20_000;
const PRINTED = 500;
/** A guest is replaced after its first asynchronous error; others of the same page are reported, too. */
const MAX_STRAYS = 3;
/** Share of a processor that a guest may use without a task: for timers of a library, not for work of its own. */
const MAX_IDLE_USE = 0.2;
/** Pages are short-lived: with the default of 16 MB garbage collection would take a tenth of the time. */
const YOUNG_MB = 16;
/** Otherwise glibc keeps what threads have freed. */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
const MEMORY_ENDED = /heap out of memory|Reached heap limit/;
const CHANNEL = 3;

const alive = new Set<ChildProcess>();
// Each guest has its own session, so signals to the shell's process group do not reach it, and vice versa.
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** One process with one release, and its watchdog. It runs one task at a time. */
export class GuestProcess {
  readonly #child: ChildProcess;
  readonly #channel: Duplex;
  #loaded: { resolve(facts: TemplateFacts): void; reject(fault: Error): void } | null = null;
  #isOver = false;
  #open = 0;
  #isBusy = false;
  #hasBegun = false;
  #silentMs = 0;
  #strays = 0;
  /** The process that runs the code. */
  #inner: number | undefined;
  #waited = 0;
  readonly #idleUse = new IdleUse(() => readUsedOf(this.#findInner()));
  #printed = '';
  #fault = '';
  /** The municipality that the guest already has: hundreds of pages share it. */
  #gemeinde: Page['gemeinde'] | undefined;

  constructor(
    private readonly options: GuestOptions,
    private readonly release: Release,
    dir: string,
    private readonly hearer: Hearer,
  ) {
    const { memoryMb, exposeGc } = options;
    const script = fs.realpathSync(options.script);
    // Modules are read by their real path, which the permission model compares with this one.
    const home = fs.realpathSync(dir);
    const serverDir = path.join(home, 'server');
    const places = [script, serverDir];
    const [command = '', ...args] = [
      ...findConfinement(places).wrap(places),
      process.execPath,
      ...listPermissions(script, serverDir),
      `--max-old-space-size=${memoryMb}`,
      `--max-semi-space-size=${YOUNG_MB}`,
      // A guest's heap is small: helper threads of the collector take more processor time than they save.
      '--single-threaded-gc',
      ...(exposeGc ? ['--expose-gc'] : []),
      script,
      home,
    ];
    const { TZ } = process.env;
    this.#child = spawn(command, args, {
      // Dates and times on pages are in the site's time zone.
      env: { ...MEMORY, ...(TZ ? { TZ } : {}) },
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    alive.add(this.#child);
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (text) => this.#note(text));
    this.#channel = this.#child.stdio[CHANNEL] as Duplex;
    this.#channel.setEncoding(ENCODING);
    const read = createReader((sent) => this.#hear(readMessage(sent)));
    this.#channel.on('data', (chunk: string) => {
      try {
        if (!this.#isOver) read(chunk);
      } catch (fault) {
        this.#stop(`sent what is no answer: ${fault instanceof Error ? fault.message.slice(0, PRINTED) : fault}`);
      }
    });
    // The exit event reports it.
    this.#channel.on('error', () => {});
    this.#child.once('error', (fault) => this.#die(`could not be started: ${fault.message}`));
    this.#child.once('close', (code, signal) => this.#handleExit(code, signal));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether it has started its task. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether it was silent for an eighth of the limit although an answer is due. */
  get isHeldUp(): boolean {
    return this.#silentMs > this.options.limitMs / 8;
  }

  #note(data: Buffer): void {
    const text = String(data.subarray(0, 10 * PRINTED));
    if (MEMORY_ENDED.test(text)) this.#fault = 'memory limit';
    this.#printed = text.slice(0, PRINTED);
    this.hearer.onOutput?.(this.#printed);
  }

  #handleExit(code: number | null, signal: string | null): void {
    alive.delete(this.#child);
    const how = this.#fault ? 'ran out of memory' : `ended its process (${signal ?? code})`;
    this.#die(how, this.#fault !== '');
  }

  /** Why the shell does not expect the message, or null. */
  #findBreach({ kind }: Answer): string | null {
    if (kind === 'loaded') return this.#loaded ? null : 'reported its start twice';
    if (!this.#isBusy) return 'answered without a task';
    if (kind === 'begun') return this.#hasBegun ? 'began its task twice' : null;
    if (kind === 'end') return this.#open > 0 ? 'left blocks without an answer' : null;
    return this.#open > 0 ? null : 'answered more than it was asked';
  }

  #hear(message: FromGuest): void {
    if (this.#isOver) return;
    if (message.kind === 'stray') this.#hearStray(message.message);
    else {
      const breach = this.#findBreach(message);
      if (breach) this.#stop(breach);
      else this.#take(message);
    }
  }

  #take(message: Answer): void {
    // Expected messages alone prove progress: a task sends one for each block and two more, so it ends in time.
    this.#silentMs = 0;
    if (message.kind === 'loaded') {
      const loaded = this.#loaded;
      this.#loaded = null;
      if (message.fault === null) loaded?.resolve(message.facts);
      else {
        const { fault, stack } = message;
        loaded?.reject(Object.assign(new Error(fault), stack ? { stack } : {}));
      }
    } else if (message.kind === 'begun') this.#hasBegun = true;
    else if (message.kind === 'end') {
      this.#isBusy = false;
      this.hearer.onEnd(message.value, message.bytes);
    } else {
      this.#open -= 1;
      this.hearer.onAnswer(message.answer);
    }
  }

  /** Each is a line of the log. */
  #hearStray(message: string): void {
    this.#strays += 1;
    if (this.#strays > MAX_STRAYS) this.#stop(`threw outside of rendering more than ${MAX_STRAYS} times`);
    else this.hearer.onStray(message.slice(0, PRINTED));
  }

  #die(reason: string, isMemory = false): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#loaded?.reject(new Error(reason));
    this.hearer.onDeath({ reason, isMemory, isInBlock: this.#isBusy && this.#hasBegun });
  }

  #stop(reason: string): void {
    this.#child.kill('SIGKILL');
    this.#die(reason);
  }

  #say(message: ToGuest): void {
    if (!this.#isOver) this.#channel.write(formatOrder(message), ENCODING);
  }

  /** Rejects when the release does not load. */
  load(): Promise<TemplateFacts> {
    return new Promise((resolve, reject) => {
      this.#loaded = { resolve, reject };
      this.#say({ kind: 'load', release: this.release });
      if (this.#isOver) reject(new Error('the guest has ended'));
    });
  }

  /**
   * Answered by `onAnswer` for each block and by `onEnd`, or by `onDeath`. Throws when the data cannot be written as
   * JSON.
   */
  ask(task: GuestTask): void {
    const message = formatOrder({ kind: 'task', task: this.#withoutKnown(task) });
    this.#isBusy = true;
    this.#hasBegun = false;
    this.#idleUse.interrupt();
    this.#open = task.kind === 'render' || task.kind === 'calls' ? task.blocks.length : 0;
    this.#silentMs = 0;
    if (!this.#isOver) this.#channel.write(message, ENCODING);
  }

  #withoutKnown(task: GuestTask): GuestTask {
    if (!('seite' in task)) return task;
    const { gemeinde, ...page } = task.seite;
    if (gemeinde === this.#gemeinde) return { ...task, seite: page };
    this.#gemeinde = gemeinde;
    return task;
  }

  #findInner(): number {
    const { pid = 0 } = this.#child;
    // The wrapper command is its parent.
    if (this.#inner === undefined || this.#inner === pid) this.#inner = findInner(pid);
    return this.#inner;
  }

  /** Milliseconds it has waited for a processor since the last call: the load of the machine is not its fault. */
  #readWaited(): number {
    const before = this.#waited;
    this.#waited = readWaitedOf(this.#findInner());
    return Math.max(0, this.#waited - before);
  }

  /**
   * Adds `ms` of silence. Counted per check of the watchdog: time in which this process itself did not run says nothing
   * about the guest.
   */
  checkLimits(ms: number): void {
    if (!this.#isBusy && !this.#loaded) {
      const share = this.#idleUse.add(ms) ?? 0;
      if (share > MAX_IDLE_USE) this.#stop(`used ${Math.round(100 * share)} % of a processor without a task`);
      return;
    }
    // However busy the machine is, the limit ends at eight times its length.
    this.#silentMs += Math.max(ms / 8, ms - this.#readWaited());
    const { limitMs, loadMs = LOAD_LIMIT_MS } = this.options;
    const limit = this.#isBusy ? limitMs : loadMs;
    if (this.#silentMs >= limit) this.#stop(`did not answer within ${limit} ms`);
  }

  /** Ends it whatever it does; no death is reported. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#loaded?.reject(new Error('the guest was ended'));
    this.#child.kill('SIGKILL');
  }
}
