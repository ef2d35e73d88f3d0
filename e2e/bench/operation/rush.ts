import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { findProgram } from '../../support/program.ts';
import type { Machine } from '../../support/site/cluster.ts';

const SECONDS = 10;

export const shellUrl = ({ ports }: Machine) => `http://127.0.0.1:${ports.shell}`;

/** Requests per second for a page, with browser-like headers. */
export async function rush(url: string, connections: number, amount?: number): Promise<autocannon.Result> {
  const much = amount ? { amount } : { duration: SECONDS };
  return autocannon({ url, connections, pipelining: 1, headers: { 'accept-encoding': 'br' }, ...much });
}

/** wrk takes a tenth of autocannon's CPU time, which would otherwise dominate on two cores. */
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
