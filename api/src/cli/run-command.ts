import { AppError } from '@gm/shared/fehler/app-error';

/** Runs a command of the shell: what went wrong is told in its own words, and by the exit code. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof AppError ? error.message : error);
    process.exitCode = 1;
  }
}
