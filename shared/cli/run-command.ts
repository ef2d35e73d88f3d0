import { AppError } from '../errors/app-error.ts';

/** The message with the reason, which `message` alone keeps from visitors. */
const explain = ({ message, cause }: AppError): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message;

/** Names of errors whose message is for the operator; any other error is a bug and keeps its stack. */
const EXPECTED = ['Error', 'Refusal'];

const describe = (error: unknown): unknown => {
  if (error instanceof AppError) return explain(error);
  return error instanceof Error && EXPECTED.includes(error.name) ? error.message : error;
};

const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Runs a command, or prints its `help` for `--help` and after a wrong option. Errors are printed as messages and set the
 * exit code.
 */
export async function runCommand(help: string, run: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).includes('--help')) return console.log(help);
  try {
    await run();
  } catch (error) {
    process.exitCode = 1;
    if (isWrongOption(error)) return console.error(`${error.message}\n\n${help}`);
    console.error(describe(error));
  }
}
