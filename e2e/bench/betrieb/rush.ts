import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Machine } from '../../support/cluster.ts';
import { findProgram } from '../../support/program.ts';

const SECONDS = 10;

export const shellUrl = ({ ports }: Machine) => `http://127.0.0.1:${ports.shell}`;

/** Requests a second for the page, asked as browsers ask. */
export async function rush(url: string, connections: number, amount?: number): Promise<autocannon.Result> {
  const much = amount ? { amount } : { duration: SECONDS };
  return autocannon({ url, connections, pipelining: 1, headers: { 'accept-encoding': 'br' }, ...much });
}

/** wrk takes a tenth of the processor that autocannon takes: on two cores it would measure itself. */
export async function rushWithWrk(url: string): Promise<{ rate: number; failed: number }> {
  const wrk = findProgram('wrk');
  if (!wrk) {
    const { requests, non2xx, errors } = await rush(url, 64);
    return { rate: requests.average, failed: non2xx + errors };
  }
  const args = ['-t1', '-c64', `-d${SECONDS}s`, '-H', 'accept-encoding: br', url];
  const { stdout } = await promisify(execFile)(wrk, args);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), failed };
}
