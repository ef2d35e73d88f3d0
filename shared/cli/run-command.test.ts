import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { runCommand } from './run-command.ts';

const HELP = 'Usage: npm run water -- [--warm]';
const { argv } = process;
const said = vi.fn();

beforeEach(() => {
  said.mockReset();
  vi.spyOn(console, 'log').mockImplementation(said);
  vi.spyOn(console, 'error').mockImplementation(said);
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** What the command prints for these words. */
async function run(words: string[], work = async (): Promise<void> => {}): Promise<string> {
  process.argv = [...argv.slice(0, 2), ...words];
  await runCommand(HELP, async () => {
    parseArgs({ options: { warm: { type: 'boolean' } } });
    await work();
  });
  return said.mock.calls.flat().join('\n');
}

it('prints the help instead of running', async () => {
  const work = vi.fn(async () => {});
  expect(await run(['--help'], work)).toBe(HELP);
  expect(work).not.toHaveBeenCalled();
  expect(process.exitCode).toBeUndefined();
});

it.each([['--cold'], ['warm'], ['--warm=very']])('names a wrong option and prints the help: %s', async (word) => {
  const text = await run([word]);
  expect(text).toContain(HELP);
  expect(text).toContain(/\w+/.exec(word)?.[0]);
  expect(text).not.toContain('    at ');
  expect(process.exitCode).toBe(1);
});

it('prints a known error as its message with the reason', async () => {
  const text = await run([], async () => {
    throw new AppError('gegenstelle_fehlt', 'No water.', { cause: new Error('pipe burst') });
  });
  expect(text).toBe('No water. (pipe burst)');
  expect(process.exitCode).toBe(1);
});

it('prints a refusal as its message, and a bug with its stack', async () => {
  const fail = (error: Error) => run([], () => Promise.reject(error));
  expect(await fail(new Error('The tap is locked.'))).toBe('The tap is locked.');
  said.mockReset();
  expect(await fail(Object.assign(new Error('No tap for you.'), { name: 'Refusal' }))).toBe('No tap for you.');
  await fail(new TypeError('tap is not a function'));
  expect(said).toHaveBeenLastCalledWith(expect.any(TypeError));
});
