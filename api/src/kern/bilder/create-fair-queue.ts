import { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '@gm/shared/fehler/app-error';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5;

interface Job {
  started: boolean;
  start(): void;
  result: Promise<unknown>;
}

interface FairQueueOptions {
  /** Works at a time; the others wait. */
  parallel: number;
  /** Works of one client that may wait; more are refused. */
  perClient: number;
}

/**
 * Does the work named `key` once, for all who want it meanwhile, and gives its result.
 * Rejects with `zu_viele_anfragen` when too much of the client's is waiting already.
 * @param ip address of the client who wants it: those who wait take turns. A line with IPv6 is one client with all its addresses
 */
export type FairQueue = <T>(ip: string, key: string, work: () => Promise<T>) => Promise<T>;

/**
 * For works that each fill a core while pages have to be answered, too. Clients take turns, whatever one of them has
 * ordered: who comes with one picture does not wait behind the hundreds of somebody else.
 */
export function createFairQueue({ parallel, perClient }: FairQueueOptions): FairQueue {
  const jobs = new Map<string, Job>();
  /** In the order of their turns. */
  const waiting = new Map<string, Job[]>();
  let running = 0;

  function takeNext(): Job | undefined {
    for (const [client, [job, ...rest]] of waiting) {
      waiting.delete(client);
      if (rest.length > 0) waiting.set(client, rest);
      // What two clients wait for is done at the turn of the first.
      if (job && !job.started) return job;
    }
    return undefined;
  }

  function startNext(): void {
    while (running < parallel) {
      const job = takeNext();
      if (!job) return;
      running += 1;
      job.started = true;
      job.start();
    }
  }

  function addJob(key: string, work: () => Promise<unknown>): Job {
    let start = () => {};
    const turn = new Promise<void>((resolve) => {
      start = resolve;
    });
    const result = turn.then(work).finally(() => {
      jobs.delete(key);
      running -= 1;
      startNext();
    });
    const job = { started: false, start, result };
    jobs.set(key, job);
    return job;
  }

  return async <T>(ip: string, key: string, work: () => Promise<T>): Promise<T> => {
    const client = normalizeIP(ip);
    const own = waiting.get(client) ?? [];
    const isFull = own.length >= perClient;
    if (isFull && !jobs.has(key)) {
      const message = 'Es sind schon zu viele Bilder in Arbeit. Bitte versuchen Sie es gleich noch einmal.';
      throw new AppError('zu_viele_anfragen', message, { retryAfter: RETRY_AFTER });
    }
    const job = jobs.get(key) ?? addJob(key, work);
    if (!isFull && !job.started && !own.includes(job)) waiting.set(client, [...own, job]);
    startNext();
    return job.result as Promise<T>;
  };
}
