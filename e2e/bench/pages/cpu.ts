import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { ServerProcess } from '../../support/site/server-process.ts';
import { median } from '../table.ts';

/** Warms up the JIT. */
const WARM_UP = 1000;
const REQUESTS = 2000;
/** Ticks of /proc/<pid>/stat per second on Linux. */
const TICKS_PER_SECOND = 100;

/** The process and its descendants: module code runs in child processes. */
export function listProcesses(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...(children === '' ? [] : children.split(' ')).flatMap((child) => listProcesses(Number(child)))];
  } catch {
    // It has ended meanwhile; its time counts with its parent.
    return [];
  }
}

/** CPU time of the process, its descendants and their ended children. */
export function readCpuSeconds(pid: number): number {
  const ticks = listProcesses(pid).flatMap((each) => {
    // The command in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

interface Asked {
  server: Pick<ServerProcess, 'child' | 'port'>;
  headers?: Record<string, string>;
}

/** The first rounds include JIT compilation and recompression of pages (html-cache.ts). */
const ROUNDS = 3;

/**
 * Median CPU time of a request in milliseconds; alternates between the servers so that background load affects all
 * alike.
 */
export async function compareCpu<Name extends string>(
  asked: Record<Name, Asked>,
  path: string,
): Promise<Record<Name, number>> {
  const names = Object.keys(asked) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) times[name].push(await measureCpu(asked[name].server, path, asked[name].headers));
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

/** CPU time of the server and its guest processes. */
async function measureCpu(
  { child, port }: Pick<ServerProcess, 'child' | 'port'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  // One after the other: requests for the same page at the same time share its rendering.
  const load = (amount: number) =>
    autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: 1, amount, headers });
  await load(WARM_UP);
  const before = readCpuSeconds(child.pid ?? 0);
  const { errors, non2xx } = await load(REQUESTS);
  if (errors || non2xx) throw new Error(`${errors} errors, ${non2xx} replies other than 2xx from port ${port}`);
  return ((readCpuSeconds(child.pid ?? 0) - before) * 1000) / REQUESTS;
}
