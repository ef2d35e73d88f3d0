import { AppError } from '@gm/shared/errors/app-error';

/** The message with the reason, which `message` alone keeps from visitors. */
const explain = ({ message, cause }: AppError): string =>
  cause instanceof Error ? `${message} (${cause.message})` : message;

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
    console.error(error instanceof AppError ? explain(error) : error);
  }
}
