/** Turns the output of a starting process into sentences for the operator; log lines are JSON. */

const WARN = 40;
const ERROR = 50;
/** Logged when the process has ended. */
const FATAL = 60;

function readLine(line) {
  try {
    const entry = JSON.parse(line);
    return typeof entry?.level === 'number' ? entry : null;
  } catch {
    return null;
  }
}

/**
 * One log line as a sentence; null when it is irrelevant during the start.
 * @param {string} line
 * @param {number} from lowest level that is shown
 */
export function describeLine(line, from = WARN) {
  const entry = readLine(line);
  if (!entry) return line.trim() || null;
  if (entry.level < from || entry.level >= FATAL) return null;
  const detail = entry.err?.message ?? entry.reason;
  return [entry.msg, detail].filter(Boolean).join(': ');
}

/**
 * Why a process ended, according to its output: the last error of its log, else the message of the fatal exception.
 * @param {string} stdout
 * @param {string} stderr
 */
export function explainEnd(stdout, stderr) {
  const entries = stdout.split('\n').flatMap((line) => readLine(line) ?? []);
  const last = entries.filter(({ level }) => level >= ERROR).at(-1);
  if (last) return last.err?.message ?? last.msg;
  const thrown = /^\w*Error(?: \[\w+\])?: /m.exec(stderr);
  if (!thrown) return stderr.trim();
  const [message = ''] = stderr.slice(thrown.index + thrown[0].length).split(/\n\s+at |\n\n/);
  return message.trim();
}
