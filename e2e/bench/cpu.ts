import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { ServerProcess } from '../support/server-process.ts';
import { median } from './table.ts';

/** Until the engine has compiled what is measured. */
const WARM_UP = 2000;
const REQUESTS = 3000;
/** Ticks of /proc/<pid>/stat per second on Linux. */
const TICKS_PER_SECOND = 100;

function readCpuSeconds(pid: number): number {
  // The command in parentheses may hold spaces; what follows it does not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * The same of two servers in turn, so that what else the machine does meanwhile meets both: of each the median of `rounds`.
 */
export async function compareCpu(
  servers: readonly [Pick<ServerProcess, 'child' | 'port'>, Pick<ServerProcess, 'child' | 'port'>],
  path: string,
  rounds = 3,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await measureCpu(servers[0], path));
    times[1].push(await measureCpu(servers[1], path));
  }
  return [median(times[0]), median(times[1])];
}

/** Processor time of one request in milliseconds, of the server's whole process. */
export async function measureCpu(
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
