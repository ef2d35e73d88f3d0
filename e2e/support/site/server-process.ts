import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** Output so far, for error messages. */
  output(): string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
  /** Sends SIGKILL, like a power cut. */
  kill(): Promise<void>;
}

interface StartOptions {
  name: string;
  args: string[];
  cwd: string;
  port: number;
  env: Record<string, string>;
  /** Path that returns 200 when the server is ready. */
  ready: string;
}

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;

/** Starts a built server and waits until it is ready. Throws with its output if it exits or times out. */
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
    // A suspended process (SIGSTOP) does not handle SIGTERM.
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
