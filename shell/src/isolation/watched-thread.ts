import { Worker } from 'node:worker_threads';
import type { Seite } from '@gm/shared/vertrag';
import { BEAT, BLOCK, type FromWorker, type ToWorker, VERSION, type Version, WORDS } from './messages.ts';
import type { BlockJob, BlockResult } from './renderer.ts';

export interface ThreadOptions {
  /** Entry of the thread: render-worker.ts, or what it was built to. */
  script: string;
  execArgv?: string[];
  /** Milliseconds a block may take. */
  limitMs: number;
  /** Of JavaScript's heap, in MB. */
  memoryMb: number;
}

/** What ended a thread, and what it was doing. */
export interface Death {
  reason: string;
  isMemory: boolean;
  /** Whose code ran last, as a number of `Version`; 0 for nobody's. */
  version: number;
  /** Place in the job of the block that was being rendered. */
  block: number | null;
}

interface Hearer {
  onDeath(death: Death): void;
  onRendered(results: BlockResult[], bytes: number): void;
  onStray(fault: Error, version: number): void;
  /** What templates print. */
  onOutput(text: string): void;
}

/** Starting, and loading releases: long enough for a busy machine. */
const LOAD_LIMIT_MS = 5000;
const PRINTED = 500;

/** One thread that renders, and the eye on it. It is asked for one job at a time. */
export class WatchedThread {
  readonly #words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
  readonly #worker: Worker;
  readonly #loads = new Map<number, { resolve: () => void; reject: (fault: Error) => void }>();
  #isReady = false;
  #isRendering = false;
  #isOver = false;
  #fault: (Error & { code?: string }) | undefined;
  #beat = 0;
  #silentMs = 0;
  /** The thread has it: hundreds of pages have the same. */
  #gemeinde: Seite['gemeinde'] | undefined;

  constructor(
    private readonly options: ThreadOptions,
    private readonly hearer: Hearer,
  ) {
    this.#worker = new Worker(options.script, {
      workerData: this.#words,
      env: {},
      argv: [],
      execArgv: options.execArgv ?? [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    });
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.on('data', (text: Buffer) => hearer.onOutput(String(text.subarray(0, PRINTED))));
    }
    this.#worker.on('message', (message: FromWorker) => this.#hear(message));
    this.#worker.once('error', (fault) => {
      this.#fault = fault;
    });
    this.#worker.once('exit', (code) => {
      const { message, code: name } = this.#fault ?? {};
      this.#die(message ? `threw: ${message}` : `ended its thread (${code})`, name === 'ERR_WORKER_OUT_OF_MEMORY');
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Nothing has begun in it for an eighth of what is allowed, while something should. */
  get isHeldUp(): boolean {
    return this.#silentMs > this.options.limitMs / 8;
  }

  /** Place in the job of the block it is at, or null. */
  get block(): number | null {
    const block = Atomics.load(this.#words, BLOCK);
    return block > 0 ? block - 1 : null;
  }

  #hear(message: FromWorker): void {
    if (this.#isOver) return;
    if (message.kind === 'ready') this.#isReady = true;
    else if (message.kind === 'stray') this.hearer.onStray(message.fault, message.version);
    else if (message.kind === 'rendered') {
      this.#isRendering = false;
      this.hearer.onRendered(message.results, message.bytes);
    } else {
      const load = this.#loads.get(message.number);
      this.#loads.delete(message.number);
      if (message.fault === null) load?.resolve();
      else load?.reject(new Error(message.fault));
    }
  }

  #die(reason: string, isMemory = false): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const { reject } of this.#loads.values()) reject(new Error(reason));
    this.hearer.onDeath({ reason, isMemory, version: Atomics.load(this.#words, VERSION), block: this.block });
  }

  #post(message: ToWorker): void {
    if (!this.#isOver) this.#worker.postMessage(message);
  }

  /** Rejects when the version does not load. */
  load(version: Version): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#loads.set(version.number, { resolve, reject });
      this.#post({ kind: 'load', version });
    });
  }

  drop(number: number): void {
    this.#post({ kind: 'drop', number });
  }

  /** Answered by `onRendered` or `onDeath`. Throws when the data cannot be handed to a thread. */
  render(blocks: readonly BlockJob[], seite: Seite): void {
    const { gemeinde, ...facts } = seite;
    const isKnown = gemeinde === this.#gemeinde;
    this.#post({ kind: 'render', blocks, seite: facts, ...(isKnown ? {} : { gemeinde }) });
    this.#gemeinde = gemeinde;
    this.#isRendering = true;
    this.#silentMs = 0;
  }

  /**
   * Looks whether something has begun since the last time, `ms` ago. Counted in looks: time in which this thread did
   * not get to look says nothing about the other.
   */
  look(ms: number): void {
    const beat = Atomics.load(this.#words, BEAT);
    const isBusy = this.#isRendering || this.#loads.size > 0 || !this.#isReady;
    this.#silentMs = isBusy && beat === this.#beat ? this.#silentMs + ms : 0;
    this.#beat = beat;
    const limit = this.#isRendering ? this.options.limitMs : LOAD_LIMIT_MS;
    if (this.#silentMs < limit) return;
    this.#die(`did not answer within ${limit} ms`);
    void this.#worker.terminate();
  }

  /** Ends it, whatever it does; no death is told. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const { reject } of this.#loads.values()) reject(new Error('the thread was ended'));
    await this.#worker.terminate();
  }
}
