import fs from 'node:fs';

/** What takes less has hardly waited, and asking costs a thousandth of a page. */
const LONG_MS = 2;
const bytes = Buffer.alloc(96);
/** Of the thread that opened it; null where the system has none. */
let file: number | null | undefined;

/** Milliseconds in which this thread could have run and another had the processor; 0 where the system does not tell. */
export function readWaited(): number {
  if (file === null) return 0;
  try {
    file ??= fs.openSync('/proc/thread-self/schedstat', 'r');
    const [, waited] = bytes.toString('latin1', 0, fs.readSync(file, bytes, 0, bytes.length, 0)).split(' ');
    return Number(waited) / 1e6 || 0;
  } catch {
    file = null;
    return 0;
  }
}

/**
 * How long blocks took of this thread's own time: on a busy machine that of the clock says how busy it was, and a new version,
 * which is rendered less often, looks slower than one that has been there for long.
 */
export class OwnTime {
  #waited = 0;

  constructor(private readonly read = readWaited) {}

  /** A page begins: what was waited before is not its blocks'. */
  begin(): void {
    this.#waited = this.read();
  }

  /** @param ms what a block took by the clock */
  of(ms: number): number {
    if (ms < LONG_MS) return ms;
    const before = this.#waited;
    this.#waited = this.read();
    return Math.max(0, ms - (this.#waited - before));
  }
}
