import { execFile } from 'node:child_process';
import { ROOT, type Site } from './site.ts';

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs `npm run <script> -- <args>` against the release store and the api of a test site; `env` goes with it. */
export function runScript(
  site: Site & { env?: Record<string, string> },
  script:
    | 'release'
    | 'deliver'
    | 'rollback'
    | 'releases'
    | 'push:send'
    | 'inhalt'
    | 'sichern'
    | 'sicherung:probe'
    | 'zurueck',
  ...args: string[]
): Promise<CommandResult> {
  const api = { DATA_DIR: site.dataDir, API_PORT: String(site.processes.api.port) };
  const env = { ...process.env, ...api, RELEASES_DIR: site.releases.dir, ...site.env };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script, '--', ...args], { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}
