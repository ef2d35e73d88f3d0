import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, type Site } from './site.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

export interface CommandResult {
  code: number;
  output: string;
}

/**
 * Does the same as `npm run <script> -- <args>` with the release store and api of a test site, and additional `env`.
 * Runs the script from package.json directly: npm and the second process of tsx take a quarter of the time.
 */
export function runScript(
  site: Site & { env?: Record<string, string> },
  script:
    | 'release'
    | 'deliver'
    | 'rollback'
    | 'releases'
    | 'push:send'
    | 'content'
    | 'backup'
    | 'backup:rehearse'
    | 'restore',
  ...args: string[]
): Promise<CommandResult> {
  const file = /^tsx (\S+)$/.exec(scripts[script] ?? '')?.[1];
  if (!file) throw new Error(`package.json has no script ${script} of one file`);
  const ofApi = file.startsWith('api/');
  // With a DATABASE_URL, commands of the shell would take the site for a town's and not for a demo.
  const data = ofApi ? site.data : { DATA_DIR: site.dataDir };
  const api = { ...data, API_PORT: String(site.processes.api.port) };
  const env = { ...process.env, INIT_CWD: ROOT, ...api, RELEASES_DIR: site.releases.dir, ...site.env };
  // Commands with the embedded database run for a few seconds, like a test's api (site.ts).
  const flags = [...(ofApi ? ['--liftoff-only'] : []), '--import', 'tsx'];
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, file, ...args], { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

/** Permits these keys to deliver into a store, like `npm run releases -- keys take`. */
export async function takeKeys({ releases }: Pick<Site, 'releases'>, keys: Record<string, unknown>): Promise<void> {
  const file = `${releases.dir}-keys.json`;
  writeFileSync(file, JSON.stringify({ keys }));
  const command = ['--import', 'tsx', 'shell/cli/releases.ts', 'keys', 'take', file];
  await promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, RELEASES_DIR: releases.dir },
  });
}
