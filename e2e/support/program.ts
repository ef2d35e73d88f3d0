import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Daemons are outside of an ordinary user's PATH. */
const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
const START_LIMIT_MS = 20_000;

/** Path of an installed program, or null. */
export const findProgram = (name: string): string | null =>
  PLACES.map((place) => join(place, name)).find((file) => existsSync(file)) ?? null;

export interface Program {
  child: ChildProcess;
  output(): string;
  kill(): Promise<void>;
}

interface ProgramOptions {
  uid?: number;
  gid?: number;
  env?: Record<string, string>;
}

/** Starts it in the foreground and waits for `isReady`. Throws with its output if it exits earlier. */
export async function startProgram(
  file: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
  options: ProgramOptions = {},
): Promise<Program> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(file, args, {
    ...options,
    env: { PATH, HOME, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const program: Program = {
    child,
    output: () => chunks.join(''),
    async kill() {
      process.off('exit', killOnExit);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await left;
    },
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady()) return program;
    await wait(50);
  }
  await program.kill();
  throw new Error(`${file} did not start:\n${program.output()}`);
}

/** An `isReady` that requests the URL. */
export const answers = (url: string) => async (): Promise<boolean> => {
  const reply = await fetch(url).catch(() => null);
  await reply?.arrayBuffer();
  return reply !== null;
};
