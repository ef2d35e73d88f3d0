/** Files that the runner leaves out (`e2e/run/stages.mjs`). Vitest's `--exclude` does not reach the projects of a workspace. */
export const LEFT_OUT = process.env.LEFT_OUT?.split(':') ?? [];
