import { AppError } from '@gm/shared/errors/app-error';

/** Runs a CLI command; errors are printed as messages and set the exit code. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof AppError ? error.message : error);
    process.exitCode = 1;
  }
}
