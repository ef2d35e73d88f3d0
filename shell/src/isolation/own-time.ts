import fs from 'node:fs';

/** Shorter work has hardly waited, and reading the counter costs a thousandth of a page. */
const LONG_MS = 2;
/** File of the counter that a guest without /proc gets from its parent (confinement.ts). */
export const INHERITED = 4;
const bytes = Buffer.alloc(96);
/** File of the opening thread's counter; null where the system has none. */
let file: number | null | undefined;

/** Milliseconds in which a runnable process waited for a processor; 0 where the system does not report it. */
export function readWaitedOf(pid: number): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6 || 0;
  } catch {
    return 0;
  }
}

/** Unit of processor times in /proc, whatever the kernel counts in. */
const CLOCK_TICK_MS = 10;

/** Processor time of a process with all its threads in ms; 0 where the system does not report it. */
export function readUsedOf(pid: number): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The process can choose its name, which is in brackets before the numbers.
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
    return (Number(user) + Number(system)) * CLOCK_TICK_MS || 0;
  } catch {
    return 0;
  }
}

/**
 * The process that another started last; that process itself where it started none or the system does not report it.
 */
export function findInner(pid: number): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').at(-1)) || pid;
  } catch {
    return pid;
  }
}

function openCounter(): number {
  try {
    return fs.openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return INHERITED;
  }
}

/** Milliseconds in which this runnable thread waited for a processor; 0 where the system does not report it. */
export function readWaited(): number {
  if (file === null) return 0;
  try {
    file ??= openCounter();
    const [, waited] = bytes.toString('latin1', 0, fs.readSync(file, bytes, 0, bytes.length, 0)).split(' ');
    return Number(waited) / 1e6 || 0;
  } catch {
    file = null;
    return 0;
  }
}

/**
 * Own time of this thread for blocks: on a busy machine wall time measures the load, and a new version, which is
 * rendered less often, looks slower than an old one.
 */
export class OwnTime {
  #waited = 0;

  constructor(private readonly read = readWaited) {}

  /** Starts a page: waiting time before does not count. */
  begin(): void {
    this.#waited = this.read();
  }

  /** @param ms wall time of a block */
  of(ms: number): number {
    if (ms < LONG_MS) return ms;
    const before = this.#waited;
    this.#waited = this.read();
    return Math.max(0, ms - (this.#waited - before));
  }
}
