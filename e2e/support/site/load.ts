import { setTimeout as wait } from 'node:timers/promises';

export interface LoadResult {
  requests: number;
  /** One line for every request that failed or was rejected by `check`. */
  failures: string[];
}

interface LoadOptions {
  origin: string;
  paths: string[];
  clients: number;
  /** Milliseconds between a visitor's requests; 0 by default. */
  pause?: number;
  /** Returns an error message, or null. */
  check: (body: string, path: string) => string | null;
}

/** Visitors who request pages one after the other, until `stop`. */
export function startLoad({ origin, paths, clients, pause = 0, check }: LoadOptions): {
  result: Readonly<LoadResult>;
  stop(): Promise<LoadResult>;
} {
  const result: LoadResult = { requests: 0, failures: [] };
  let running = true;

  async function visit(path: string): Promise<void> {
    try {
      const answer = await fetch(origin + path);
      const complaint = answer.ok ? check(await answer.text(), path) : `status ${answer.status}`;
      if (complaint) result.failures.push(`${path}: ${complaint}`);
    } catch (error) {
      result.failures.push(`${path}: ${String(error)}`);
    }
    result.requests += 1;
  }

  async function visitAll(client: number): Promise<void> {
    for (let turn = client; running; turn += 1) {
      await visit(paths[turn % paths.length] ?? '/');
      if (pause > 0) await wait(pause);
    }
  }

  const visitors = Array.from({ length: clients }, (_, client) => visitAll(client));
  return {
    result,
    async stop() {
      running = false;
      await Promise.all(visitors);
      return result;
    },
  };
}
