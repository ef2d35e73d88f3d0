import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
export const rspackScript = path.join(path.dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack.js');

/**
 * Runs `rspack build` in a workspace. In a separate process, because the federation plugin writes the source text of
 * its own functions into the build, and a TypeScript loader in this process would have changed it. Rejects with the
 * compiler's messages.
 */
export async function runBuild(dir: string, env: Record<string, string> = {}): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [rspackScript, 'build', '--config', 'rspack.config.ts'], {
      cwd: dir,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`Build of ${path.basename(dir)} failed\n${stdout}${stderr}`.trim(), { cause });
  }
}
