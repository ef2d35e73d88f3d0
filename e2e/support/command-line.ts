import { execFile } from 'node:child_process';
import { ROOT, type Site } from './site.ts';

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs `npm run <script> -- <args>` against the release store of a test site. */
export function runScript(
  site: Site,
  script: 'release' | 'rollback' | 'releases',
  ...args: string[]
): Promise<CommandResult> {
  const env = { ...process.env, RELEASES_DIR: site.releases.dir };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script, '--', ...args], { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}
