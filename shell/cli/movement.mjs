/** Detects whether processes make progress: on a busy machine a start takes minutes, and a hanging start never ends. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
/** Less than this within the limit is just the cost of answering readiness checks. */
const LEAST_SECONDS = 1;

/** Processor time of a process in seconds; null where the system does not report it. */
function readProcessorTime(pid) {
  const file = `/proc/${pid}/stat`;
  if (existsSync(file)) {
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  const parts = stdout?.trim().split(/[:.]/).map(Number) ?? [];
  return parts.length >= 3 && parts.every(Number.isFinite) ? parts[0] * 3600 + parts[1] * 60 + parts[2] : null;
}

/**
 * @param {{ limitMs: number, now?: () => number, read?: (pid: number) => number | null }} options
 * @returns a function that reports whether one of the processes has made progress within the limit
 */
export function watchMovement({ limitMs, now = Date.now, read = readProcessorTime }) {
  let used = 0;
  let since = now();
  return (pids) => {
    const times = pids.map((pid) => {
      try {
        return read(pid);
      } catch {
        return 0;
      }
    });
    const sum = times.includes(null) ? null : times.reduce((all, time) => all + time, 0);
    if (sum === null || sum - used >= LEAST_SECONDS) {
      used = sum ?? used;
      since = now();
    }
    return now() - since < limitMs;
  };
}
