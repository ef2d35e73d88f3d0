/**
 * Entry of the threads that render: the only place of the site where the code of templates runs. Whatever it does to
 * this thread is seen from outside (watched-thread.ts) by the shared memory that is written here.
 */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Seite } from '@gm/shared/vertrag';
import { contracts } from '../federation/contracts.ts';
import { ServerRemote } from '../federation/server-remote.ts';
import { BEAT, BLOCK, type FromWorker, type ToWorker, VERSION, type Version } from './messages.ts';
import { OwnTime } from './own-time.ts';
import { renderOne, toError } from './render-one.ts';
import { type BlockResult, nameVersion } from './renderer.ts';

const port = parentPort;
if (!port) throw new Error('A thread of its own is needed');
const words = workerData as Int32Array;
const remotes = new Map<number, ServerRemote>();
const numbers = new Map<string, number>();
const loading = new Set<Promise<void>>();
const time = new OwnTime();

const say = (message: FromWorker) => port.postMessage(message);
/** Lets go of the thread once: what the block left behind runs under its name. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const beat = () => void Atomics.add(words, BEAT, 1);

function begin(version: number, block: number): void {
  Atomics.store(words, VERSION, version);
  Atomics.store(words, BLOCK, block);
  beat();
}

/** Timers run under the name of the version that set them, however late. */
function nameTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name] as (...args: unknown[]) => unknown;
    const named = (work: unknown, ...rest: unknown[]) => {
      const version = Atomics.load(words, VERSION);
      const run = (...args: unknown[]) => {
        const before = Atomics.exchange(words, VERSION, version);
        (work as (...args: unknown[]) => void)(...args);
        // Not after a throw: whoever hears of it reads the name.
        Atomics.store(words, VERSION, before);
      };
      return original(typeof work === 'function' ? run : work, ...rest);
    };
    Object.assign(globalThis, { [name]: Object.defineProperties(named, Object.getOwnPropertyDescriptors(original)) });
  }
}

async function loadVersion({ number, release, dir }: Version): Promise<void> {
  begin(number, 0);
  try {
    remotes.set(number, await ServerRemote.load(release, dir, contracts, 'all', beat));
    numbers.set(nameVersion(release.name, release.version), number);
    say({ kind: 'loaded', number, fault: null });
  } catch (fault) {
    say({ kind: 'loaded', number, fault: toError(fault).message });
  }
}

function drop(number: number): void {
  const remote = remotes.get(number);
  if (!remote) return;
  const { name, version } = remote.release;
  remotes.delete(number);
  if (numbers.get(nameVersion(name, version)) === number) numbers.delete(nameVersion(name, version));
  remote.retire();
}

/** Asking takes as long as a small block, and nothing can eat much memory sooner. */
const LOOK_EVERY_MS = 20;
let bytes = 0;
let lookedAt = 0;

function lookAtMemory(): number {
  const now = performance.now();
  if (now - lookedAt < LOOK_EVERY_MS) return bytes;
  const { used_heap_size, external_memory } = getHeapStatistics();
  lookedAt = now;
  bytes = used_heap_size + external_memory;
  return bytes;
}

let known: Seite['gemeinde'] | undefined;

/** It outlives the job: what one template wrote into it would be on the pages of others. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part);
  return value;
}

async function render(job: Extract<ToWorker, { kind: 'render' }>): Promise<void> {
  const { blocks } = job;
  if (job.gemeinde) known = freeze(job.gemeinde);
  if (!known) throw new Error('A first job has the municipality with it');
  const seite = { ...job.seite, gemeinde: known };
  // A job may be sent as soon as what it needs has been.
  if (loading.size > 0) await Promise.all(loading);
  const results: BlockResult[] = [];
  time.begin();
  for (const [index, block] of blocks.entries()) {
    const number = numbers.get(nameVersion(block.remote, block.version)) ?? 0;
    begin(number, index + 1);
    const result = renderOne(block, remotes.get(number)?.template(block.template), seite);
    results.push({ ...result, ms: time.of(result.ms) });
    await turn();
  }
  Atomics.store(words, BLOCK, 0);
  say({ kind: 'rendered', results, bytes: lookAtMemory() });
}

nameTimers();
// A signal would reach the whole process.
process.kill = () => {
  throw new Error('process.kill: not while rendering');
};
process.on('uncaughtException', (fault) =>
  say({ kind: 'stray', fault: toError(fault), version: Atomics.load(words, VERSION) }),
);
port.on('message', (message: ToWorker) => {
  if (message.kind === 'load') {
    const load = loadVersion(message.version).finally(() => loading.delete(load));
    loading.add(load);
  } else if (message.kind === 'drop') drop(message.number);
  else void render(message);
});
say({ kind: 'ready' });
