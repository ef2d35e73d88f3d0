/** Log lines of shell and api for a terminal. */

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};
/** Facts of every line that say nothing on one's own machine. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'anfrage', 'reqId']);

interface Entry extends Record<string, unknown> {
  level: number;
  time: number;
  msg?: string;
  err?: { message?: string; stack?: string };
}

function readEntry(line: string): Entry | null {
  try {
    const entry = JSON.parse(line) as Partial<Entry> | null;
    return typeof entry?.level === 'number' && typeof entry.time === 'number' ? (entry as Entry) : null;
  } catch {
    return null;
  }
}

/** A line of JSON as `10:22:33 error release refused remote=mf-content`, with its stack below; other lines as they are. */
export function formatLine(line: string): string {
  const entry = readEntry(line);
  if (!entry) return line;
  const { level, time, msg = '', err } = entry;
  const facts = Object.entries(entry)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const stack = (err?.stack ?? err?.message)?.split('\n').map((row) => `  ${row.trim()}`) ?? [];
  const head = [new Date(time).toTimeString().slice(0, 8), LEVELS[level] ?? level, msg, ...facts].join(' ');
  return [head, ...stack].join('\n');
}

/** Takes output as it arrives, and returns its complete lines. */
export function createLineReader(): (chunk: string) => string[] {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    return lines;
  };
}
