import { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '@gm/shared/errors/app-error';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5;

interface Job {
  started: boolean;
  /** The client whose turn it was. */
  client: string;
  start(): void;
  result: Promise<unknown>;
}

interface FairQueueOptions {
  /** Number of concurrent jobs; others wait. */
  parallel: number;
  /** Maximum waiting jobs of one client; more are refused. */
  perClient: number;
  /** Maximum concurrent jobs of one client; by default `parallel`. */
  together?: number;
  /** Message for a client with too many waiting jobs. */
  refusal?: string;
}

const REFUSAL = 'Es sind schon zu viele Bilder in Arbeit. Bitte versuchen Sie es gleich noch einmal.';

/**
 * Runs the job `key` once for all concurrent requests and returns its result. Rejects with `zu_viele_anfragen` if the
 * client has too many waiting jobs.
 * @param ip address of the requesting client; waiting clients take turns. All IPv6 addresses of a connection count as
 * one client
 */
export type FairQueue = <T>(ip: string, key: string, work: () => Promise<T>) => Promise<T>;

/**
 * For jobs that occupy a whole core while pages must still be served. Clients take turns: a client with one picture
 * does not wait behind hundreds queued by another.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { parallel, perClient, together = parallel, refusal = REFUSAL } = options;
  const jobs = new Map<string, Job>();
  /** In order of their turns. */
  const waiting = new Map<string, Job[]>();
  const busy = new Map<string, number>();
  let running = 0;

  /** Counts the running jobs of a client. */
  function note(client: string, change: 1 | -1): void {
    running += change;
    const count = (busy.get(client) ?? 0) + change;
    if (count > 0) busy.set(client, count);
    else busy.delete(client);
  }

  function takeNext(): Job | undefined {
    for (const [client, [job, ...rest]] of waiting) {
      if ((busy.get(client) ?? 0) >= together) continue;
      waiting.delete(client);
      if (rest.length > 0) waiting.set(client, rest);
      // A job that two clients wait for runs at the turn of the first.
      if (job && !job.started) return Object.assign(job, { client });
    }
    return undefined;
  }

  function startNext(): void {
    while (running < parallel) {
      const job = takeNext();
      if (!job) return;
      note(job.client, 1);
      job.started = true;
      job.start();
    }
  }

  function addJob(client: string, key: string, work: () => Promise<unknown>): Job {
    let start = () => {};
    const turn = new Promise<void>((resolve) => {
      start = resolve;
    });
    const result = turn.then(work).finally(() => {
      jobs.delete(key);
      note(job.client, -1);
      startNext();
    });
    const job: Job = { started: false, client, start, result };
    jobs.set(key, job);
    return job;
  }

  return async <T>(ip: string, key: string, work: () => Promise<T>): Promise<T> => {
    const client = normalizeIP(ip);
    const own = waiting.get(client) ?? [];
    const isFull = own.length >= perClient;
    if (isFull && !jobs.has(key)) {
      throw new AppError('zu_viele_anfragen', refusal, { retryAfter: RETRY_AFTER });
    }
    const job = jobs.get(key) ?? addJob(client, key, work);
    if (!isFull && !job.started && !own.includes(job)) waiting.set(client, [...own, job]);
    startNext();
    return job.result as Promise<T>;
  };
}
