import { Worker } from 'node:worker_threads';
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './protocol.ts';

/** A statement PGlite refused; carries the same fields as pg's `DatabaseError`, so callers need not tell them apart. */
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
  /** Writes the last checkpoint and ends the thread. */
  close(): Promise<void>;
  /** Called once when the thread ends unasked; every open statement has been rejected by then. */
  onFailure(callback: (error: Error) => void): void;
}

type Pending = { resolve: (result: PgliteResult) => void; reject: (error: Error) => void };
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** Sources run as TypeScript in development and tests; the bundle lays the worker beside itself. */
function createWorker(dataDir: string): Worker {
  const name = import.meta.url.endsWith('.ts') ? 'pglite-worker.source.mjs' : 'pglite-worker.mjs';
  return new Worker(new URL(name, import.meta.url), { workerData: { dataDir }, execArgv: [] });
}

/** Starts the database's thread and resolves when it takes statements. Rejects when the database cannot be opened. */
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
