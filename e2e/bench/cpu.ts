import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { ServerProcess } from '../support/server-process.ts';
import { median } from './table.ts';

/** Until the engine has compiled what is measured. */
const WARM_UP = 2000;
const REQUESTS = 3000;
/** Ticks of /proc/<pid>/stat per second on Linux. */
const TICKS_PER_SECOND = 100;

/** Of the process and of its children that have ended. */
export function readCpuSeconds(pid: number): number {
  // The command in parentheses may hold spaces; what follows it does not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

interface Asked {
  server: Pick<ServerProcess, 'child' | 'port'>;
  headers?: Record<string, string>;
}

/** In the first rounds the engine compiles still, and pages are compressed once more (html-cache.ts). */
const ROUNDS = 3;

/** Processor time of one request in milliseconds; each in turn, so that what else the machine does meets all: of each the median. */
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

/** Of the server's whole process. */
async function measureCpu(
  { child, port }: Pick<ServerProcess, 'child' | 'port'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const load = (amount: number) =>
    autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: 4, amount, headers });
  await load(WARM_UP);
  const before = readCpuSeconds(child.pid ?? 0);
  const { errors, non2xx } = await load(REQUESTS);
  if (errors || non2xx) throw new Error(`${errors} errors, ${non2xx} replies other than 2xx from port ${port}`);
  return ((readCpuSeconds(child.pid ?? 0) - before) * 1000) / REQUESTS;
}
