import { Worker } from 'node:worker_threads';
import type { inspectPdf, PdfOrder } from './inspect-pdf.ts';

type Result = Awaited<ReturnType<typeof inspectPdf>>;

/** A single page can keep the parser busy indefinitely, so parsing has a time limit. */
const LIMIT_MS = 10_000;
/** Time to load the parser on a busy machine. */
const START_LIMIT_MS = 30_000;
/** The next file often follows at once, and starting the thread takes longer than parsing most files. */
const IDLE_MS = 5_000;
/** JavaScript heap only; `limit-buffers.ts` limits buffers. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** The file exceeds the time or memory limit. */
export class PdfTooExpensive extends Error {
  override readonly name = 'PdfTooExpensive';
}

interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
}

let thread: Thread | null = null;
let idle: NodeJS.Timeout | undefined;
/** One file at a time, which bounds the memory and CPU that strangers can use. */
let turn: Promise<unknown> = Promise.resolve();

/** The next message of the thread. On timeout it rejects and terminates the thread. */
function hear<T>(worker: Worker, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', take).off('error', fail).off('exit', fail);
    };
    const take = (word: T) => {
      settle();
      resolve(word);
    };
    const fail = (cause?: unknown) => {
      settle();
      thread = null;
      void worker.terminate();
      reject(new PdfTooExpensive('The reader of PDF files was ended.', { cause }));
    };
    const timer = setTimeout(fail, limitMs);
    worker.on('message', take).on('error', fail).on('exit', fail);
  });
}

/** Development and tests run TypeScript sources; in the bundle the thread is a separate file. */
function startThread(): Thread {
  const name = import.meta.url.endsWith('.ts') ? 'pdf-thread.source.mjs' : 'pdf-thread.mjs';
  const worker = new Worker(new URL(name, import.meta.url), { env: {}, execArgv: [], resourceLimits: MEMORY });
  // A pending request keeps the process alive; an idle thread does not.
  worker.unref();
  const forget = () => {
    if (thread?.worker === worker) thread = null;
  };
  worker.on('error', forget).on('exit', forget);
  return { worker, ready: hear(worker, START_LIMIT_MS) };
}

async function ask(order: PdfOrder): Promise<Result> {
  clearTimeout(idle);
  thread ??= startThread();
  const { worker, ready } = thread;
  await ready;
  worker.postMessage(order);
  const { ergebnis: result } = await hear<{ ergebnis: Result }>(worker, LIMIT_MS);
  idle = setTimeout(() => {
    thread = null;
    void worker.terminate();
  }, IDLE_MS).unref();
  return result;
}

/** Runs `inspectPdf` in the thread. Rejects with `PdfTooExpensive` if the file exceeds the limits. */
export function askPdfThread(order: PdfOrder): Promise<Result> {
  const result = turn.then(() => ask(order));
  turn = result.catch(() => {});
  return result;
}
