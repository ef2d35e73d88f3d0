import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** All output so far, for the message of a failed test. */
  output(): string;
  /** Asks the server to leave and waits for it. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

interface StartOptions {
  name: string;
  args: string[];
  cwd: string;
  port: number;
  env: Record<string, string>;
  /** Path that answers 200 when the server can work. */
  ready: string;
}

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;

/** Starts a built server and waits until it can work. Throws with its output when it leaves or stays silent. */
export async function startServer({ name, args, cwd, port, env, ready }: StartOptions): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const output = () => chunks.join('');
  const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);

  async function stop(): Promise<void> {
    process.off('exit', killOnExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    // A stopped (SIGSTOP) process does not hear SIGTERM.
    child.kill('SIGCONT');
    await Promise.race([left, wait(STOP_LIMIT_MS, undefined, { ref: false }).then(() => void child.kill('SIGKILL'))]);
    await left;
  }

  async function kill(): Promise<void> {
    process.off('exit', killOnExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await left;
  }

  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}${ready}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { port, child, output, stop, kill };
    await wait(50);
  }
  await kill();
  throw new Error(`${name} did not start:\n${output()}`);
}
