import type { Template } from '@gm/shared/vertrag';
import { createContext } from 'react';

/** The promise carries its state, so that a module that is already there renders without suspending. */
export type TrackedPromise<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** How a block gets its component: from disk on the server, over the network in the browser. */
export interface RemoteRuntime {
  /** Rejects when the remote is missing, broken or too slow. The same promise comes back until `forget`. */
  get(remote: string, template: string): Promise<Template>;
  /** Drops a failed attempt, so that the next `get` tries anew. */
  forget(remote: string, template: string): void;
}

export const RemoteRuntimeContext = createContext<RemoteRuntime | null>(null);

/** Notes the state of a promise on itself, where React's `use` looks for it. */
export function track<T>(promise: Promise<T>): TrackedPromise<T> {
  const tracked: TrackedPromise<T> = promise;
  tracked.status = 'pending';
  promise.then(
    (value) => {
      tracked.status = 'fulfilled';
      tracked.value = value;
    },
    (reason: unknown) => {
      tracked.status = 'rejected';
      tracked.reason = reason;
    },
  );
  return tracked;
}

/** Rejects after `ms` milliseconds; the work itself goes on. */
export function withTimeout<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
