import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Site } from './site.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

export interface CommandResult {
  code: number;
  output: string;
}

/**
 * Does what `npm run <script> -- <args>` does, against the release store and the api of a test site; `env` goes with it. The
 * script is run as package.json names it, without npm and the second process of tsx: they take a quarter of the time.
 */
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
  const env = { ...process.env, INIT_CWD: ROOT, ...api, RELEASES_DIR: site.releases.dir, ...site.env };
  const file = /^tsx (\S+)$/.exec(scripts[script] ?? '')?.[1];
  if (!file) throw new Error(`package.json has no script ${script} of one file`);
  // What opens the embedded database does so for a few seconds, as the api of a test (site.ts).
  const flags = [...(file.startsWith('api/') ? ['--liftoff-only'] : []), '--import', 'tsx'];
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, file, ...args], { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}
