import { Worker } from 'node:worker_threads';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './protocol.ts';

/** An error reported by PGlite, with the same fields as pg's `DatabaseError`, so that callers can treat both alike. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError';
  constructor(failure: PgliteFailure) {
    super(failure.message);
    const { message: _, ...fields } = failure;
    Object.assign(this, fields);
  }
}

export interface PgliteClient {
  query(sql: string, parameters: readonly unknown[]): Promise<PgliteResult>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => void>;
  /** Writes the final checkpoint and terminates the thread. */
  close(): Promise<void>;
  /** Called once if the thread terminates unexpectedly; all open statements have been rejected by then. */
  onFailure(callback: (error: Error) => void): void;
}

type Pending = { resolve: (result: PgliteResult) => void; reject: (error: Error) => void };
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** Development and tests run TypeScript sources; in the bundle the worker is a separate file. */
function createWorker(dataDir: string): Worker {
  const name = import.meta.url.endsWith('.ts') ? 'pglite-worker.source.mjs' : 'pglite-worker.mjs';
  return new Worker(new URL(name, import.meta.url), { workerData: { dataDir }, execArgv: [] });
}

/** Starts the database thread. Resolves when it accepts statements, rejects if the database cannot be opened. */
export async function startPgliteClient(dataDir: string): Promise<PgliteClient> {
  const worker = createWorker(dataDir);
  const pending = new Map<number, Pending>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let becomeReady: () => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    becomeReady = resolve;
    refuse = reject;
  });
  let failure: Error | undefined;
  let onFailure: ((error: Error) => void) | undefined;
  let closing = false;
  let lastId = 0;

  const fail = (error: Error) => {
    if (failure) return;
    failure = error;
    refuse(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    if (!closing) onFailure?.(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The database thread ended with code ${code}`)));
  worker.on('message', (message: PgliteReply) => {
    if (message.type === 'ready') becomeReady();
    else if (message.type === 'notification') {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload);
    } else {
      const waiting = pending.get(message.id);
      pending.delete(message.id);
      if (message.type === 'result') waiting?.resolve(message.result);
      else waiting?.reject(new PgliteError(message.failure));
    }
  });

  const send = (request: Unnumbered<PgliteRequest>) =>
    new Promise<PgliteResult>((resolve, reject) => {
      if (failure) return reject(failure);
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId });
    });
  const end = async () => {
    closing = true;
    const exit = new Promise((resolve) => worker.once('exit', resolve));
    await send({ op: 'close' });
    await exit;
  };
  let ended: Promise<void> | undefined;
  await ready;

  return {
    query: (sql, parameters) => send({ op: 'query', sql, parameters }),
    async listen(channel, onMessage) {
      const known = listeners.get(channel);
      const group = known ?? new Set();
      listeners.set(channel, group.add(onMessage));
      if (!known) await send({ op: 'listen', channel });
      return () => group.delete(onMessage);
    },
    close() {
      ended ??= end();
      return ended;
    },
    onFailure(callback) {
      onFailure = callback;
    },
  };
}
